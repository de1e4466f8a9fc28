/// What can be typed at the prompt of `expo browse` besides the commands of the program.
enum PromptCommand: CaseIterable {
  case next
  case previous
  case list
  case language
  case help
  case quit

  /// The first is the one to remember. A vowel is the letter of the same key with the keyboard set to
  /// Korean; no name begins with it.
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

  /// The command of words that are nothing else; only a language takes a word.
  init?(_ words: [String]) {
    let word = words.first ?? ""
    // A single letter may have another meaning in capitals.
    let name = word.utf8.count > 1 ? word.lowercased() : word
    let command = Self.allCases.first { $0.names.contains(name) }
    guard let command, words.count == 1 || command == .language else { return nil }
    self = command
  }
}
