import ExpoCore
import TerminalText

/// The words of a command line up to the cursor, the last of which is completed.
struct CompletionLine {
  /// What stands before the last word, as far as it is understood.
  let before: ParsedLine
  let vocabulary: Vocabulary
  /// The part of the last word to complete, and the part that stays in front of it: `al` and `--color=`.
  private(set) var typed: String
  private(set) var kept = ""
  /// Whether the shell reads the word in another form than it is typed, or replaces only a part of it.
  let isDivided: Bool

  /// - Parameter words: The words behind the program's name, as the shell split them; the last word,
  ///   which may be empty, is the one under the cursor.
  /// - Parameter options: those that count without being typed.
  init(_ words: [String], options: Options = Options()) {
    let written = words.last ?? ""
    before = ParsedLine(Array(words.dropLast()), options: options)
    typed = written.filter { !"'\"\\".contains($0) }
    if before.awaiting == nil, !before.optionsAreOver, typed.utf8.first == UInt8(ascii: "-") {
      if let equals = typed.firstIndex(of: "=") {
        vocabulary = Option(written: String(typed[..<equals]))?.definition.vocabulary ?? .any
        (kept, typed) = (String(typed[...equals]), String(typed[equals...].dropFirst()))
      } else {
        vocabulary = .options
      }
    } else {
      vocabulary = before.vocabulary
    }
    isDivided =
      written.utf8.contains(where: "'\"\\$`".utf8.contains)
      || typed.utf8.contains(where: "=:@".utf8.contains)
  }

  /// Whether the names of a catalogue may complete the word.
  var needsItems: Bool {
    if typed.utf8.count > SearchQuery.maxBytes { return false }
    return switch vocabulary {
    case .items, .favourites, .kinds: !isDivided
    // A word in the command's place that is long enough for a name.
    case .commands:
      !isDivided && before.command == nil && typed.unicodeScalars.count > 1
    case .any, .words, .options, .paths: false
    }
  }
}

/// Completes a command line by the tables of ``Command`` and ``Option`` and the catalogue in use.
///
/// Nothing is quoted, in any shell: a catalogue's names are offered as plain words.
struct Completions {
  var line: CompletionLine
  let wording: Wording
  /// The catalogue, which is read only if the word needs it.
  let catalogue: Catalogue
  /// The indices of the items that the reader has kept, and the identifiers of those that the catalogue
  /// no longer has.
  var favourites: (indices: [Int], absent: [String]) = ([], [])
  /// Whether the shell's locale has only the characters of ASCII.
  var isASCII = false

  /// One possible word.
  struct Candidate: Equatable {
    var word: String
    var description: String?

    /// Files and folders, which shells complete better.
    static let files = Candidate(word: "/")
  }

  /// The words that may complete the last one.
  var candidates: [Candidate] {
    ((try? found()) ?? []).map { found in
      if found == .files { return found }
      let isShown = !isASCII || found.description?.isASCII == true
      return Candidate(
        word: line.kept + found.word, description: isShown ? found.description : nil)
    }
  }

  private func found() throws -> [Candidate] {
    let command = line.before.command
    switch line.vocabulary {
    case .any: return []
    case .paths: return [.files]
    case .words(let choices):
      let shown = choices.compactMap { wording.say($0.shown.first ?? $0.word, $0.word).plainWord }
      let others = choices.flatMap { [$0.word] + $0.shown }.compactMap(\.plainWord)
      return [shown, choices.map(\.word), others].map(begun).first { !$0.isEmpty } ?? []
    case .commands:
      let named = begun(commands { [$0.name] })
      return (named.isEmpty ? begun(commands { $0.row.otherNames.filter { !$0.isASCII } }) : named)
        + ((try? names(among: catalogue.items().indices) + lists) ?? [])
    case .options:
      let used = line.before.used
      let excluded = Option.exclusive.flatMap { pair in
        [(pair.0, pair.1), (pair.1, pair.0)].filter { used.contains($0.0) }.map(\.1)
      }
      let usable = Option.allCases.filter {
        command?.accepts($0) ?? true && !(used + excluded).contains($0)
      }
      return begun(
        usable.flatMap { option in
          option.names.map {
            Candidate(word: $0, description: wording.say(option.row.purpose))
          }
        })
    case .items: return try topics(for: command)
    case .favourites:
      return try names(among: favourites.indices) + begun(favourites.absent.filter(\.isPlainWord))
    case .kinds where line.needsItems && line.before.operands.isEmpty:
      return try Selection.kinds(in: catalogue).flatMap { kinds, _ in
        kinds.index(otherEdition: catalogue.otherEdition)
          .completions(of: line.typed, among: kinds.names.indices, inASCII: isASCII)
          .map { Candidate(word: $0.word) }
      }
    case .kinds: return []
    }
  }

  /// Categories and grades, which are commands if no exhibit has their name.
  private var lists: [Candidate] {
    get throws {
      guard line.needsItems else { return [] }
      let lists = try Selection.kinds(in: catalogue).flatMap(\.0.names)
      return try begun(lists.compactMap(\.plainWord)).filter {
        try catalogue.find($0.word).index == nil
      }
    }
  }

  /// The names of items, of the exposition and of its pictures.
  private func topics(for command: Command?) throws -> [Candidate] {
    let items = try names(among: catalogue.items().indices)
    if line.typed.isEmpty || !line.needsItems { return items }
    if command == .picture {
      return items
        + begun(ExpositionPicture.allCases.filter(catalogue.hasPicture).map(\.rawValue))
    }
    if command == .favourites || !line.before.operands.isEmpty { return items }
    return items
      + begun([
        Candidate(word: Topic.overviewName, description: wording.say(Command.overview.row.summary))
      ])
  }

  private func commands(_ words: (Command) -> [String]) -> [Candidate] {
    Command.allCases.flatMap { command in
      words(command).map {
        Candidate(word: $0, description: wording.say(command.row.summary))
      }
    }
  }

  private func begun(_ words: [String]) -> [Candidate] { begun(words.map { Candidate(word: $0) }) }

  private func begun(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { candidate in
      candidate.word.utf8.starts(with: line.typed.utf8) && (!isASCII || candidate.word.isASCII)
    }
  }

  /// The rest of a name whose first words are typed already, or else the names of other items.
  private func names(among indices: some Sequence<Int>) throws -> [Candidate] {
    guard line.needsItems else { return [] }
    let (command, words) = (line.before.command, line.before.operands)
    let begun = words.map { "\($0)-" }.joined().lowercased()
    if !words.isEmpty, command != .favourites, begun.utf8.count <= SearchQuery.maxBytes {
      let rest = try names(among: indices, behind: begun)
      // Only some commands show several items one after the other.
      if !rest.isEmpty || ![.item, .picture].contains(command) { return rest }
    }
    let named = Set(try words.map { catalogue.topic(of: try catalogue.find($0)) })
    return try names(among: indices.filter { !named.contains(.item($0)) }, behind: "")
  }

  /// Items, described by their short descriptions, or by their names if another name is offered.
  private func names(
    among indices: some Sequence<Int>, behind begun: String
  ) throws -> [Candidate] {
    let items = try catalogue.items()
    return try catalogue.names()
      .completions(of: begun + line.typed, among: indices, inASCII: isASCII)
      .compactMap { name in
        let rest = String(decoding: name.word.utf8.dropFirst(begun.utf8.count), as: UTF8.self)
        // A word that is a number would be another item.
        guard
          begun.isEmpty
            || name.word.utf8.starts(with: begun.utf8) && Int(listed: rest) == nil
              && rest.isPlainWord
        else { return nil }
        let item = items[name.index]
        let isName = item.name.plainWord.map(ExactText.init) == ExactText(name.word)
        return Candidate(
          word: rest,
          description: Inline(line: isName ? item.shortDescription : item.name).text)
      }
  }
}

extension Command {
  fileprivate func vocabulary(after words: [String]) -> Vocabulary {
    guard let operands, words.count < operands.most else { return .any }
    if self == .favourites, let action = words.first {
      return FavouritesAction.vocabulary(after: action)
    }
    return operands.vocabulary
  }
}

extension ParsedLine {
  /// What the next word may be, if it is no option.
  fileprivate var vocabulary: Vocabulary {
    if let awaiting { return awaiting.definition.vocabulary }
    if let command { return command.vocabulary(after: operands) }
    return hasCommandWord ? .any : .commands
  }
}
