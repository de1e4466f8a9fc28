import ExpoCore
import TerminalText

/// Completes command lines by the tables of ``Command`` and ``Option`` and the catalogue in use.
struct Completions {
  /// The help in the language of the command line.
  let help: (Options) -> Wording
  /// The items of the catalogue that the options name, read only if needed; nil if they cannot be read.
  let itemList: (Options) -> ItemList?
  /// The names of the items in it that the reader has kept.
  let favourites: (Options) -> [String]

  /// Completes the last of the words.
  ///
  /// - Parameter words: What was typed after the program's name, without quotes; the last word,
  ///   which may be empty, is the one under the cursor.
  func complete(_ words: [String]) -> Completion {
    let word = words.last ?? ""
    let line = Parser(Array(words.dropLast()))
    let options = line.invocation.options
    if let option = line.awaiting {
      return completion(of: word, by: option.argumentVocabulary, options).harmless
    }
    if !line.optionsAreOver, word.utf8.first == UInt8(ascii: "-") {
      return option(word, for: line.invocation.command, options)
    }
    guard let command = line.invocation.command else {
      return line.hasCommandWord ? .nothing : completion(of: word, by: .commands, options)
    }
    let completion = operand(word, of: command, after: line.invocation.operands, options)
    return line.optionsAreOver ? completion : completion.harmless
  }

  /// Completes an option's name, or its argument after `=`.
  private func option(_ word: String, for command: Command?, _ options: Options) -> Completion {
    guard let equals = word.firstIndex(of: "=") else {
      let usable = Option.allCases.filter { command?.accepts($0) ?? true }
      return .candidates(
        usable.flatMap { option in
          [option.spec.short, option.name].compactMap(\.self)
            .filter { $0.hasPrefix(word) }
            .map { Completion.Candidate(word: $0, description: help(options).purpose(of: option)) }
        })
    }
    guard let option = Option(written: String(word[..<equals])) else { return .nothing }
    let argument = word[word.index(after: equals)...]
    return completion(of: String(argument), by: option.argumentVocabulary, options)
      .behind(word[...equals])
  }

  private func operand(
    _ word: String,
    of command: Command,
    after words: [String],
    _ options: Options
  ) -> Completion {
    let vocabulary = command.vocabulary(after: words)
    guard command.joinsOperands, !words.isEmpty else {
      return completion(of: word, by: vocabulary, options)
    }
    // The words of a name that is typed without quotes.
    let begun = words.joined(by: " ") + " "
    return completion(of: begun + word, by: vocabulary, options).without(begun)
  }
}

extension Completions {
  /// Completes a word with the words of a vocabulary.
  private func completion(
    of word: String,
    by vocabulary: Vocabulary,
    _ options: Options
  ) -> Completion {
    switch vocabulary {
    case .any: .nothing
    case .paths: .paths
    case .words(let words): .candidates(Self.candidates(words, begunBy: word))
    case .actions(let actions): .candidates(Self.candidates(actions.map(\.word), begunBy: word))
    case .commands: .candidates(commands(begunBy: word, options))
    case .items:
      .distinct(itemList(options).map { items($0, begunBy: word) } ?? [])
    case .categories:
      .distinct(
        itemList(options).map { list in
          Self.names(Categories(list.items).index(otherEdition: list.otherEdition), word)
        } ?? [])
    case .favourites: .distinct(Self.names(NameIndex(names: favourites(options)), word))
    }
  }

  private func commands(
    begunBy word: String, _ options: Options
  ) -> [Completion.Candidate] {
    let help = help(options)
    return Command.allCases.filter { $0.name.hasPrefix(word) }.map {
      Completion.Candidate(word: $0.name, description: help.help(for: $0).summary)
    }
  }

  /// Names are explained by their items' short descriptions, other names by their items' names.
  private func items(
    _ list: ItemList, begunBy word: String
  ) -> [Completion.Candidate] {
    let items = list.items
    return list.names.completions(of: word).compactMap { completed in
      let name = items[completed.index].name
      return Completion.Candidate(
        foreign: completed.text,
        description: completed.text == name ? items[completed.index].shortDescription : name)
    }
  }

  private static func names(_ names: NameIndex, _ word: String) -> [Completion.Candidate] {
    names.completions(of: word).compactMap {
      Completion.Candidate(foreign: $0.text, description: nil)
    }
  }

  private static func candidates(
    _ words: [String], begunBy word: String
  ) -> [Completion.Candidate] {
    words.filter { $0.hasPrefix(word) }.map { Completion.Candidate(word: $0) }
  }
}

extension Completion {
  /// The most candidates of a catalogue that a shell is given: more than a screen can show.
  private static let maxCandidates = 300

  /// The candidates, each word once.
  fileprivate static func distinct(_ candidates: some Sequence<Candidate>) -> Completion {
    var known: Set<[UInt8]> = []
    let distinct = candidates.lazy.filter { known.insert(Array($0.word.utf8)).inserted }
    return .candidates(Array(distinct.prefix(maxCandidates)))
  }

  /// The candidates that the program never reads as an option: a catalogue must not choose what runs
  /// when the reader presses Tab and Enter.
  fileprivate var harmless: Completion {
    mapping { candidate in
      let isOption = candidate.word.utf8.first == UInt8(ascii: "-")
      let hasOption = candidate.word.split(separator: " ").contains { $0.hasPrefix("-") }
      return isOption || hasOption && !candidate.isWhole ? nil : candidate
    }
  }

  /// The same words after a typed beginning.
  fileprivate func behind(_ beginning: Substring) -> Completion {
    mapping { Candidate(word: beginning + $0.word, description: $0.description) }
  }

  /// The rest of the words with this beginning.
  fileprivate func without(_ beginning: String) -> Completion {
    mapping { candidate in
      guard candidate.word.hasPrefix(beginning) else { return nil }
      return Candidate(
        word: String(candidate.word.dropFirst(beginning.count)),
        description: candidate.description, isWhole: false)
    }
  }

  private func mapping(_ change: (Candidate) -> Candidate?) -> Completion {
    guard case .candidates(let candidates) = self else { return self }
    return .candidates(candidates.compactMap(change))
  }
}

/// The completions of the last word of a command line.
enum Completion: Equatable {
  /// One possible word.
  struct Candidate: Equatable {
    /// The word without a shell's quotes.
    var word: String
    var description: String?
    /// Whether the word is a whole name, and not the rest of one that is typed without quotes.
    var isWhole = true
  }

  case candidates([Candidate])
  /// Files and folders, which shells complete better.
  case paths

  static let nothing = Completion.candidates([])
}

extension Completion.Candidate {
  /// A candidate from data; nil if the word holds characters that cannot be typed, or a backslash or
  /// a backtick: within backticks they end what a shell has quoted.
  init?(foreign word: String, description: String?) {
    guard ControlEscaping.escaped(word) == word, !word.utf8.contains(where: "\n\\`".utf8.contains)
    else { return nil }
    self.init(word: word, description: description.map { Inline(line: $0).text })
  }
}

extension Option {
  /// What the option's argument may be.
  var argumentVocabulary: Vocabulary {
    switch spec.effect {
    case .choice(let choices, _): .words(choices.flatMap { [$0.word] + $0.shown })
    case .flag, .number, .text: spec.vocabulary
    }
  }
}

extension Command {
  /// Whether the command takes its words together for one name.
  var joinsOperands: Bool {
    switch operands {
    case .name, .optionalName: true
    case .none, .optional, .choice, .any: false
    }
  }

  func vocabulary(after words: [String]) -> Vocabulary {
    switch operands {
    case .none: .any
    case .name, .optionalName, .any: spec.vocabulary.next(after: words)
    case .optional: words.isEmpty ? spec.vocabulary : .any
    case .choice(let choices): words.isEmpty ? .words(choices) : .any
    }
  }
}

extension Vocabulary {
  /// The next word after others: an action determines the words after it.
  func next(after words: [String]) -> Vocabulary {
    guard case .actions(let actions) = self, let first = words.first else { return self }
    return actions.first { $0.word == first }?.operands ?? .any
  }
}
