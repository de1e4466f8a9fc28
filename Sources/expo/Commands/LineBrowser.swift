import ExpoCore
import TerminalText

/// `expo browse` without a screen: prints the list, asks, and prints what the reader asks for, without
/// moving a cursor.
struct LineBrowser {
  /// The longest line that is a name or a search.
  private static let maxBytes = 4096

  private let contexts: (Language) -> Context
  private var language: Language
  private var list: BrowserList
  /// The items that were listed or found last, which `n` and `p` go through.
  private var indices: [Int]
  /// What was read last; nil if that is a list.
  private var entry: Topic?

  /// - Parameter entry: what to read first instead of the list.
  init(_ context: Context, category: String?, opening entry: Topic?) throws {
    contexts = context.inEachLanguage { command in
      ListAction.typed(insteadOf: command) { LineCommand($0.name) == .perform($1) }
    }
    language = context.wording.language
    list = BrowserList(
      try context.catalogue.itemList(), hasOverview: false, category: category)
    indices = list.indices
    self.entry = entry
  }

  private var context: Context { contexts(language) }
  private var wording: Wording { context.wording }
  private var items: [Item] { list.items }

  /// Asks until the reader or the input ends. If the input is not a terminal, each question is a line.
  mutating func run(_ printer: Printer) throws {
    let isTerminal = context.surroundings.input.isTerminal
    try show(try entry.map { try read($0) } ?? listing(), by: printer)
    while true {
      // A listener hears the question as it is written.
      let lines = printer.lines(of: sentence(wording.browseQuestion)).map(\.text)
      let question =
        context.presentation.isAccessible ? wording.browseQuestion : lines.joined(separator: "\n")
      try printer.write(Array("\(question)\(isTerminal ? " " : "\n")".utf8))
      guard let line = readLine() else {
        if isTerminal { try printer.write([UInt8(ascii: "\n")]) }
        return
      }
      if line.utf8.count > Self.maxBytes {
        try show(sentence(wording.lineTooLong), by: printer)
        continue
      }
      guard let command = LineCommand(line) else { continue }
      if command == .perform(.quit) { return }
      do {
        try show(try reply(to: command), by: printer)
      } catch let error as WriteError {
        throw error
      } catch {
        context.messages.report(context.errors.message(for: error))
      }
    }
  }

  private func show(_ document: Document, by printer: Printer) throws {
    try printer.write(printer.lines(of: document))
  }

  private func sentence(_ text: String) -> Document {
    Document([.paragraph([Inline(line: text)])])
  }

  private mutating func reply(to command: LineCommand) throws -> Document {
    switch command {
    case .perform(let action): return try perform(action)
    case .help: return KeyHelp.prompt(wording).document
    case .search(let words): return try search(words)
    case .read(let name):
      return try read(try context.catalogue.itemList().topic(of: [name], for: .browse))
    }
  }

  private mutating func perform(_ action: ListAction) throws -> Document {
    switch action {
    case .next: return try step(by: 1) ?? sentence(wording.isLast)
    case .previous: return try step(by: -1) ?? sentence(wording.isFirst)
    case .random: return try readAtRandom()
    case .favourite: return sentence(try toggleFavourite())
    case .link: return sentence(try openLink())
    case .back:
      if entry == nil { list.takeBack() }
    case .category: list.showNextCategory()
    case .evidence: list.showNextEvidence()
    case .sort: list.sortNext()
    case .language: try toggleLanguage()
    case .pictures: return sentence(wording.cannotShowPictures)
    case .open, .number, .filter, .quit: break
    }
    return try listing()
  }

  /// The list as it is narrowed and sorted.
  private mutating func listing() throws -> Document {
    entry = nil
    indices = list.indices
    if indices.isEmpty, !items.isEmpty {
      return sentence(wording.noRows(list.narrowing(wording), key: "l"))
    }
    return context.list(items, arranged: list.arrangement)
  }

  private mutating func search(_ words: String) throws -> Document {
    let found = try context.search([words])
    entry = nil
    indices = items.search(words).hits.map(\.index)
    return try document(of: found)
  }

  private mutating func read(_ entry: Topic) throws -> Document {
    let page =
      switch entry {
      case .overview: try context.overview()
      case .item(let index): try context.output(of: index, in: items)
      }
    self.entry = entry
    return try document(of: page)
  }

  /// Reads a neighbour of what was read last, or the first item; nil if there is none.
  private mutating func step(by step: Int) throws -> Document? {
    var position = step > 0 ? 0 : -1
    if case .item(let index) = entry {
      // An item that is not in the list is followed by the next one that is.
      let next = indices.firstIndex { $0 > index } ?? indices.count
      position = indices.firstIndex(of: index).map { $0 + step } ?? (step > 0 ? next : next - 1)
    }
    guard indices.indices.contains(position) else { return nil }
    return try read(.item(indices[position]))
  }

  private mutating func readAtRandom() throws -> Document {
    guard let index = indices.filter({ .item($0) != entry }).randomElement() else {
      return sentence(wording.isLast)
    }
    return try read(.item(index))
  }

  private mutating func toggleLanguage() throws {
    language = language == .korean ? .english : .korean
    list = list.translated(to: try context.catalogue.itemList())
  }

  private func toggleFavourite() throws -> String {
    switch entry {
    case .item(let index): try context.toggleFavourite(at: index, of: items).message
    case .overview: wording.overviewIsNoFavourite
    case nil: wording.nothingRead
    }
  }

  private func openLink() throws -> String {
    guard let entry else { return wording.nothingRead }
    let address = try context.address(of: entry, in: items)
    return "\(address) \(context.open(address))"
  }

  private func document(of output: Output) throws -> Document {
    if case .document(let document) = output.content { document } else { Document([]) }
  }
}
