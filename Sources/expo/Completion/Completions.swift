import ExpoCore
import TerminalText

/// The words of a command line up to the cursor, the last of which is completed.
struct CompletionLine {
  /// What stands before the last word, as far as it is understood.
  let before: ParsedLine
  let vocabulary: Vocabulary
  /// The part of the last word to complete, and the part that stays in front of it: `al` and
  /// `--color=`.
  private(set) var typed: String
  private(set) var prefix = ""

  /// - Parameter words: The words after the program's name, as the shell split them; the last
  ///   word, which may be empty, is the one under the cursor.
  /// - Parameter options: Those that count without being typed.
  init(_ words: [String], options: Options = Options()) {
    let written = words.last ?? ""
    before = ParsedLine(Array(words.dropLast()), options: options)
    // An open quotation mark stays.
    typed = String("'\"".contains(written.first ?? " ") ? written.dropFirst() : written[...])
    if before.awaiting == nil, !before.optionsAreOver, typed.utf8.first == UInt8(ascii: "-") {
      if let equals = typed.firstIndex(of: "=") {
        vocabulary = Option(written: String(typed[..<equals]))?.definition.vocabulary ?? .any
        (prefix, typed) = (String(typed[...equals]), String(typed[equals...].dropFirst()))
      } else {
        vocabulary = .options
      }
    } else {
      vocabulary = before.vocabulary
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
  let readCatalogue: () throws -> Catalogue
  /// The other edition, whose names are offered, too.
  let readOtherEdition: () -> Catalogue?
  /// The indices of the items that the reader has kept.
  var favourites: [Int] = []
  /// Whether the shell's locale has only the characters of ASCII.
  var isASCII = false

  /// A possible word, and what it means.
  typealias Candidate = (word: String, description: String?)

  /// The word by which the shells' scripts complete files and folders themselves.
  static let files = "/"

  /// The words that may complete the last one.
  var candidates: [Candidate] {
    ((try? found()) ?? []).map { word, description in
      if word == Self.files { return (word, nil) }
      return (line.prefix + word, isASCII && description?.isASCII != true ? nil : description)
    }
  }

  private func found() throws -> [Candidate] {
    let command = line.before.command
    switch line.vocabulary {
    case .any: return []
    case .paths: return [(Self.files, nil)]
    case .words(let choices):
      return begun(choices)
    case .topics:
      func options(_ names: (Option) -> [String]) -> [Candidate] {
        Option.allCases.flatMap { option in
          names(option).map { (Option.helpTopic(of: $0), wording.say(option.row.purpose)) }
        }
      }
      let topics = commands { [$0.name] } + [(HelpTopic.optionsName, nil)]
      let named = begun(topics + (line.typed.isEmpty ? [] : options { [$0.name] }))
      return named.isEmpty ? begun(options(\.row.otherNames)) : named
    case .commands:
      let named = begun(commands { [$0.name] })
      let others =
        named.isEmpty ? begun(commands { $0.otherNames.filter { !$0.isASCII } }) : named
      // A word that is long enough for a name.
      if line.typed.utf8.count < 2 { return others }
      let names = try? names(of: { $0.items.indices }) + kinds()
      return others + (names ?? [])
    case .options:
      let usable = Option.allCases.filter {
        (command?.accepts($0) ?? true) && !line.before.used.contains($0)
      }
      return begun(
        usable.flatMap { option in option.names.map { ($0, wording.say(option.row.purpose)) } })
    case .items: return try names(of: { $0.items.indices })
    case .favourites: return try names(of: { _ in favourites })
    case .kinds: return line.before.operands.isEmpty ? try kinds() : []
    }
  }

  /// Categories and grades.
  private func kinds() throws -> [Candidate] {
    try readCatalogue().kinds(beside: readOtherEdition()).compactMap { kind in
      begun(kind.names.compactMap(\.plainWord)).first
    }
  }

  private func commands(_ words: (Command) -> [String]) -> [Candidate] {
    Command.all.flatMap { command in
      words(command).map { ($0, wording.say(command.summary)) }
    }
  }

  private func begun(_ words: [String]) -> [Candidate] { begun(words.map { ($0, nil) }) }

  /// Those that begin with what was typed.
  private func begun(_ candidates: [Candidate]) -> [Candidate] {
    let typed = line.typed.lowercased()
    return candidates.filter { candidate in
      candidate.word.utf8.starts(with: typed.utf8) && (!isASCII || candidate.word.isASCII)
    }
  }

  /// The names of items in both editions and their identifiers as plain words, described by the
  /// items' lines.
  private func names(of indices: (Catalogue) -> some Sequence<Int>) throws -> [Candidate] {
    let (catalogue, other) = (try readCatalogue(), readOtherEdition())
    var known: Set<String> = []
    return indices(catalogue).compactMap { index in
      let item = catalogue.items[index]
      let names = [item.name] + (other.map { [$0.items[index].name] } ?? []) + [item.pictureName]
      let line = Inline(line: item.shortDescription).text
      return begun(names.compactMap(\.plainWord).map { ($0, line) }).first { word, _ in
        // A plain word may be another name, or a number.
        let rank = Query(word).rank(of: names)
        return rank.map { $0 <= .alias } == true && Int(listed: word) == nil
          && known.insert(word).inserted
      }
    }
  }
}

extension ParsedLine {
  /// What the next word may be, if it is no option.
  fileprivate var vocabulary: Vocabulary {
    if let awaiting { return awaiting.definition.vocabulary }
    if let command { return command.operands.vocabulary(after: operands) }
    return words.isEmpty ? .commands : .any
  }
}

extension String {
  /// The text as one word that no shell has to quote: letters with their marks, digits, `-`, `_`,
  /// `.` and `·`, beginning with a letter or digit, and a hyphen for what stands between them; nil
  /// if it has no letter or digit.
  ///
  /// Scalars decide, because the cluster of a letter may hold ASCII punctuation, too.
  ///
  ///     "Mother-of-Pearl Lacquer".plainWord  // "mother-of-pearl-lacquer"
  var plainWord: String? {
    var word = ""
    var needsHyphen = false
    for scalar in unicodeScalars {
      guard word.isEmpty ? scalar.isLetterOrDigit : scalar.isPlain && scalar != "-" else {
        needsHyphen = !word.isEmpty
        continue
      }
      if needsHyphen { word += "-" }
      word += scalar.properties.lowercaseMapping
      needsHyphen = false
    }
    return word.isEmpty ? nil : word
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    isCombiningMark && !properties.isDefaultIgnorableCodePoint || isLetterOrDigit
      || "-_.·".unicodeScalars.contains(self)
  }

  fileprivate var isLetterOrDigit: Bool {
    (properties.isAlphabetic || properties.numericType == .decimal)
      && !properties.isDefaultIgnorableCodePoint
  }
}
