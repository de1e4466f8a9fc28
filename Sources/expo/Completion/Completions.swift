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
  /// - Parameter options: The options that variables set.
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
  /// The other edition. Its names are offered as well.
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
    case .helpTopics:
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
      if line.typed.isEmpty { return others }
      let names = try? names(of: { $0.items.indices }) + kinds()
      return others + (names ?? [])
    case .options:
      let usable = Option.allCases.filter {
        (command?.accepts($0) ?? true) && !line.before.used.contains($0)
      }
      return begun(
        usable.flatMap { option in option.names.map { ($0, wording.say(option.row.purpose)) } })
    case .items: return try names(of: { $0.items.indices })
    case .topics: return try names(of: { $0.items.indices }) + exposition()
    case .pictures:
      let (named, catalogue) = (try names(of: { $0.items.indices }), try readCatalogue())
      let others = ExpositionPicture.allCases.filter(catalogue.hasPicture)
        .compactMap { begun($0.names(in: catalogue.exposition)).first }
      return try named + exposition() + others
    case .favourites: return try names(of: { _ in favourites })
    case .kinds: return line.before.operands.isEmpty ? try kinds() : []
    case .links: return try links()
    }
  }

  /// Categories and grades.
  private func kinds() throws -> [Candidate] {
    try readCatalogue().kinds(beside: readOtherEdition()).compactMap { kind in
      let words = begun(kind.names.compactMap(\.plainWord)).map(\.word)
      return words.first { isName($0, of: kind.names) }.map { ($0, nil) }
    }
  }

  /// The exposition.
  private func exposition() throws -> [Candidate] {
    guard let exposition = try readCatalogue().exposition else { return [] }
    let names = [Topic.overviewName] + exposition.names
    let line = Inline(line: exposition.shortDescription).text
    return Array(
      begun(names.compactMap(\.plainWord).map { ($0, line) })
        .filter { isName($0.word, of: names) }.prefix(1))
  }

  /// The numbers of the links and sources of the exhibit that the line names.
  private func links() throws -> [Candidate] {
    let catalogue = try readCatalogue()
    let found = [catalogue, readOtherEdition()].lazy
      .compactMap { $0?.find(line.before.operands.spaced, in: wording.language).topic }.first
    return try found.map { topic in
      let references = try catalogue.entry(topic).references
      return begun(
        zip(1..., references).compactMap { number, link in
          link.safeAddress.map { _ in ("\(number)", Inline(line: link.label).text) }
        })
    } ?? []
  }

  /// Whether a plain word is one of these names, and no number.
  private func isName(_ word: String, of names: [String]) -> Bool {
    Query(word).rank(of: names).map { $0 <= .alias } == true && Int(listed: word) == nil
  }

  private func commands(_ words: (Command) -> [String]) -> [Candidate] {
    Command.all.flatMap { command in
      words(command).map { ($0, wording.say(command.summary)) }
    }
  }

  private func begun(_ words: [String]) -> [Candidate] { begun(words.map { ($0, nil) }) }

  /// The candidates that begin with the typed text.
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
    func names(_ index: Int) -> [String] {
      let item = catalogue.items[index]
      return [item.name] + (other.map { [$0.items[index].name] } ?? []) + [item.pictureName]
    }
    // A name of several items opens none.
    let counts = catalogue.items.indices.reduce(into: [[UInt32]: Int]()) { counts, index in
      let all = names(index) + catalogue.items[index].aliases
      for key in Set(all.map(\.kindKey)) { counts[key, default: 0] += 1 }
    }
    return indices(catalogue).compactMap { index in
      let names = names(index)
      let line = Inline(line: catalogue.items[index].shortDescription).text
      return begun(names.compactMap(\.plainWord).map { ($0, line) }).first { word, _ in
        isName(word, of: names) && counts[word.kindKey] == 1
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
  /// `.`, `+` and `·`, beginning with a letter or digit, and a hyphen for what stands between them; nil
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
      || "-_.+·".unicodeScalars.contains(self)
  }

  fileprivate var isLetterOrDigit: Bool {
    (properties.isAlphabetic || properties.numericType == .decimal)
      && !properties.isDefaultIgnorableCodePoint
  }
}
