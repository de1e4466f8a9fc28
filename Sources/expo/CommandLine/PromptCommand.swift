/// The commands of the prompt of `expo browse` besides those of the program.
enum PromptCommand: CaseIterable {
  case next
  case previous
  case list
  case language
  case help
  case quit

  /// The names of the command, the one to remember first. A vowel is the letter of the same key with the keyboard
  /// set to Korean; no exhibit's name begins with it.
  var names: [String] {
    switch self {
    case .next: ["next", "n", "ㅜ", "다음"]
    case .previous: ["previous", "prev", "p", "ㅔ", "이전"]
    case .list: ["list", "l", "ㅣ", "back", "목록"]
    case .language: ["lang", "language", "L", "언어"]
    case .help: ["help", "?", "도움말"]
    case .quit: ["quit", "q", "exit", "bye", "종료", "나가기", "그만", "끝"]
    }
  }

  /// Returns nil if the words are more than the command; `language` takes another word, and `help` a command of
  /// the prompt.
  init?(_ words: [String]) {
    let word = words.first ?? ""
    // A single letter may have another meaning in capitals.
    let name = word.utf8.count > 1 ? word.lowercased() : word
    let command = Self.allCases.first { $0.names.contains(name) }
    let isExplained = command == .help && PromptCommand(Array(words.dropFirst())) != nil
    guard let command, words.count == 1 || command == .language || isExplained else { return nil }
    self = command
  }
}
