import ExpoCore
import TerminalText

/// Completes command lines by the tables of ``Command`` and ``Option`` and the catalogue in use.
///
/// Nothing is quoted, in any shell: a catalogue's names are offered as plain words.
struct Completions {
  /// The help in the language of the command line.
  let help: (Options) -> Wording
  /// The items of the catalogue that the options name, read only if needed; nil if they cannot be read.
  let itemList: (Options) -> ItemList?
  /// The indices of the items in it that the reader has kept, and the identifiers of those that it no
  /// longer has.
  let favourites: (Options) -> (indices: [Int], absent: [String])
  /// Whether the shell's locale has the characters of ASCII only.
  var isASCII = false

  /// One possible word.
  struct Candidate: Equatable {
    var word: String
    var description: String?

    /// Files and folders, which shells complete better.
    static let files = Candidate(word: "/")
  }

  /// Completes the last of the words.
  ///
  /// - Parameter words: What was typed after the program's name, as the shell split it; the last word,
  ///   which may be empty, is the one under the cursor.
  func complete(_ words: [String]) -> [Candidate] {
    let candidates = candidates(for: words)
    guard isASCII else { return candidates }
    return candidates.filter(\.word.isASCII).map {
      Candidate(
        word: $0.word, description: $0.description.flatMap { $0.isASCII ? $0 : nil })
    }
  }

  private func candidates(for words: [String]) -> [Candidate] {
    let written = words.last ?? ""
    let word = written.filter { !"'\"\\".contains($0) }
    let line = Parser(Array(words.dropLast()))
    var (kept, argument, vocabulary) = ("", word, line.vocabulary)
    if line.awaiting == nil, !line.optionsAreOver, word.utf8.first == UInt8(ascii: "-") {
      vocabulary = .options
      if let equals = word.firstIndex(of: "=") {
        (kept, argument) = (String(word[...equals]), String(word[equals...].dropFirst()))
        vocabulary = Option(written: String(kept.dropLast()))?.argumentVocabulary ?? .any
      }
    }
    // A shell may read a quoted word in another way than it stands there, and bash replaces only what
    // is behind the last of the other marks.
    let isDivided =
      written.utf8.contains(where: "'\"\\$`".utf8.contains)
      || argument.utf8.contains(where: "=:@".utf8.contains)
    return candidates(of: vocabulary, beginning: argument, after: line, isDivided).map {
      $0 == .files ? $0 : Candidate(word: kept + $0.word, description: $0.description)
    }
  }

  private func candidates(
    of vocabulary: Vocabulary, beginning typed: String, after line: Parser, _ isDivided: Bool
  ) -> [Candidate] {
    let options = line.invocation.options
    let list = { isDivided ? nil : itemList(options) }
    switch vocabulary {
    case .any: return []
    case .paths: return [.files]
    case .words(let words):
      return own(words.compactMap(\.plainWord).map { Candidate(word: $0) }, beginning: typed)
    case .actions(let actions):
      return own(actions.map { Candidate(word: $0.word) }, beginning: typed)
    case .commands:
      let help = help(options)
      return own(
        Command.allCases.map { Candidate(word: $0.name, description: help.help(for: $0).summary) },
        beginning: typed)
    case .options:
      let help = help(options)
      let usable = Option.allCases.filter { line.invocation.command?.accepts($0) ?? true }
      return own(
        usable.flatMap { option in
          [option.spec.short, option.name].compactMap(\.self).map {
            Candidate(word: $0, description: help.purpose(of: option))
          }
        }, beginning: typed)
    case .items:
      guard let list = list() else { return [] }
      let joined = items(list.items.indices, of: list, beginning: typed, after: line)
      // Another name, if the words go on with none.
      let items =
        joined.isEmpty && line.invocation.command?.takesSeveralNames == true
        ? list.names.completions(of: typed, among: list.items.indices, inASCII: isASCII)
          .map { candidate($0.word, at: $0.index, of: list) } : joined
      let takesOverview =
        line.invocation.command != .favourites && line.invocation.operands.isEmpty
        && !typed.isEmpty
      guard takesOverview, list.topic(named: typed) == .overview else { return items }
      let overview = Candidate(
        word: Topic.overviewName, description: help(options).help(for: .overview).summary)
      return own(items, beginning: typed) + [overview]
    case .favourites:
      guard let list = list() else { return [] }
      let (indices, absent) = favourites(options)
      let gone = absent.filter { $0.plainWord == $0 }.map { Candidate(word: $0) }
      return items(indices, of: list, beginning: typed, after: line) + own(gone, beginning: typed)
    case .categories:
      guard let list = list() else { return [] }
      let categories = Categories(list.items)
      return categories.index(otherEdition: list.otherEdition)
        .completions(of: typed, among: categories.names.indices, inASCII: isASCII)
        .map { Candidate(word: $0.word) }
    }
  }

  private func own(_ candidates: [Candidate], beginning typed: String) -> [Candidate] {
    candidates.filter { $0.word.utf8.starts(with: typed.utf8) }
  }

  /// Items, described by their short descriptions, or by their names if they are offered by another.
  private func items(
    _ indices: some Sequence<Int>, of list: ItemList, beginning typed: String, after line: Parser
  ) -> [Candidate] {
    // The words of a name that is typed with blanks.
    let words = line.invocation.command?.joinsOperands == true ? line.invocation.operands : []
    let begun = words.map { "\($0)-" }.joined(separator: "").lowercased()
    return list.names.completions(of: begun + typed, among: indices, inASCII: isASCII).compactMap {
      let rest = String(decoding: $0.word.utf8.dropFirst(begun.utf8.count), as: UTF8.self)
      if !words.isEmpty {
        guard $0.word.utf8.starts(with: begun.utf8), rest.plainWord == rest,
          (try? list.topic(of: words + [rest], for: .item)) == .item($0.index)
        else { return nil }
      }
      return candidate(rest, ending: $0.word, at: $0.index, of: list)
    }
  }

  private func candidate(
    _ word: String, ending whole: String? = nil, at index: Int, of list: ItemList
  ) -> Candidate {
    let item = list.items[index]
    let description = whole ?? word == item.name.plainWord ? item.shortDescription : item.name
    return Candidate(word: word, description: Inline(foreignLine: description).text)
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

  /// Whether the command shows several items one after the other.
  var takesSeveralNames: Bool { [.item, .picture].contains(self) }

  fileprivate func vocabulary(after words: [String]) -> Vocabulary {
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
  fileprivate func next(after words: [String]) -> Vocabulary {
    guard case .actions(let actions) = self, let first = words.first else { return self }
    return actions.first { $0.word == first }?.operands ?? .any
  }
}

extension Parser {
  /// What the next word may be, if it is no option.
  fileprivate var vocabulary: Vocabulary {
    if let awaiting { return awaiting.argumentVocabulary }
    if let command = invocation.command { return command.vocabulary(after: invocation.operands) }
    return hasCommandWord ? .any : .commands
  }
}
