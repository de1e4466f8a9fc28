import ExpoCore
import TerminalText

/// Completes command lines by the tables of ``Command`` and ``Option`` and the catalogue in use.
struct Completions {
  let help: HelpWording
  let sources: CompletionSources

  /// What the last of the words may become.
  ///
  /// - Parameter words: What was typed after the program's name, without quotes; the last word,
  ///   which may be empty, is the one under the cursor.
  func complete(_ words: [String]) -> Completion {
    let word = words.last ?? ""
    let line = Parser.begin(Array(words.dropLast()))
    let options = line.invocation.options
    if let option = line.awaiting {
      return completion(of: word, by: option.argumentVocabulary, options)
    }
    if !line.optionsAreOver, word.utf8.first == UInt8(ascii: "-") {
      return option(word, for: line.invocation.command, options)
    }
    guard let command = line.invocation.command else {
      return line.hasCommandWord ? .nothing : completion(of: word, by: .commands, options)
    }
    return operand(word, of: command, after: line.invocation.operands, options)
  }

  /// Completes an option's name, or its argument after `=`.
  private func option(_ word: String, for command: Command?, _ options: Options) -> Completion {
    guard let equals = word.firstIndex(of: "=") else {
      let usable = Option.allCases.filter { command?.accepts($0) ?? true }
      return .candidates(
        usable.flatMap { option in
          [option.spec.short, option.spec.name].compactMap(\.self)
            .filter { $0.hasPrefix(word) }
            .map { Completion.Candidate(word: $0, description: help.option(option)) }
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
    let begun = words.joined(separator: " ") + " "
    return completion(of: begun + word, by: vocabulary, options).without(begun)
  }
}

extension Completions {
  /// What a word may become in a place where such words stand.
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
    case .commands: .candidates(commands(begunBy: word))
    case .items: .candidates(sources.items(options).map { items($0, begunBy: word) } ?? [])
    case .categories:
      .candidates(Self.names(sources.items(options).map { Categories($0).names } ?? [], word))
    case .favourites: .candidates(Self.names(sources.favourites(options), word))
    }
  }

  private func commands(begunBy word: String) -> [Completion.Candidate] {
    Command.allCases.filter { $0.name.hasPrefix(word) }.map {
      Completion.Candidate(word: $0.name, description: help.command($0).summary)
    }
  }

  /// Names are explained by their items' short descriptions, other names by their items' names.
  private func items(_ items: Items, begunBy word: String) -> [Completion.Candidate] {
    Lookup(items).completions(of: word).compactMap { completed in
      let name = items.name(at: completed.index)
      return Completion.Candidate(
        foreign: completed.text,
        description: completed.text == name ? items.shortDescription(at: completed.index) : name)
    }
  }

  private static func names(_ names: [String], _ word: String) -> [Completion.Candidate] {
    Beginning(word).places(among: names).compactMap {
      Completion.Candidate(foreign: names[$0], description: nil)
    }
  }

  private static func candidates(
    _ words: [String], begunBy word: String
  ) -> [Completion.Candidate] {
    words.filter { $0.hasPrefix(word) }.map { Completion.Candidate(word: $0) }
  }
}

extension Completion {
  /// The same words behind a beginning that has been typed before them.
  fileprivate func behind(_ beginning: Substring) -> Completion {
    switch self {
    case .paths: .paths
    case .candidates(let candidates):
      .candidates(
        candidates.map { Candidate(word: beginning + $0.word, description: $0.description) })
    }
  }

  /// What is left of the words that begin so.
  fileprivate func without(_ beginning: String) -> Completion {
    switch self {
    case .paths: .paths
    case .candidates(let candidates):
      .candidates(
        candidates.filter { $0.word.hasPrefix(beginning) }.map {
          Candidate(
            word: String($0.word.dropFirst(beginning.count)), description: $0.description)
        })
    }
  }
}

/// What may stand at the end of a command line.
enum Completion: Equatable {
  /// One word that may stand there.
  struct Candidate: Equatable {
    /// The word as the program wants it, without any shell's quotes.
    var word: String
    var description: String?
  }

  case candidates([Candidate])
  /// Files and folders, after a beginning that stays: shells know them better.
  case paths

  static let nothing = Completion.candidates([])
}

extension Completion.Candidate {
  /// A candidate whose word comes from data; nil where it holds what nobody types.
  init?(foreign word: String, description: String?) {
    guard ControlEscaping.escaped(word) == word, !word.utf8.contains(UInt8(ascii: "\n")) else {
      return nil
    }
    self.init(word: word, description: description.map { Inline(line: $0).text })
  }
}

/// What completions ask of the world, and only where they need it.
struct CompletionSources {
  /// The items of the catalogue that the options name; nil where it cannot be read.
  let items: (Options) -> Items?
  /// The names of the items in it that the reader has kept.
  let favourites: (Options) -> [String]
}

extension Option {
  /// What the option's argument may be.
  var argumentVocabulary: Vocabulary {
    switch spec.effect {
    case .choice(let words, _): .words(words)
    case .flag, .number, .text: spec.vocabulary
    }
  }
}

extension Command {
  /// Whether the command takes its words together for one name.
  var joinsOperands: Bool {
    switch spec.operands {
    case .name: true
    case .none, .optional, .choice, .any: false
    }
  }

  /// What the next word may be.
  func vocabulary(after words: [String]) -> Vocabulary {
    switch spec.operands {
    case .none: .any
    case .name, .any: spec.vocabulary.next(after: words)
    case .optional: words.isEmpty ? spec.vocabulary : .any
    case .choice(let choices): words.isEmpty ? .words(choices) : .any
    }
  }
}

extension Vocabulary {
  /// What the next word may be where some stand already: an action decides on those behind it.
  func next(after words: [String]) -> Vocabulary {
    guard case .actions(let actions) = self, let first = words.first else { return self }
    return actions.first { $0.word == first }?.operands ?? .any
  }
}
