import ExpoCore
import TerminalText

/// `expo browse` for a screen reader: prints the list, asks, and prints what the reader asks for,
/// without moving a cursor.
struct LineBrowser {
  private enum Reply {
    case nothing
    case page(Document)
    case sentence(String)
  }

  private let context: Context
  private let list: ItemList
  /// The items that `n` and `p` go through.
  private let indices: [Int]
  /// What was read last.
  private var entry: BrowserEntry?

  /// - Parameter entry: what to read first instead of the list.
  init(_ context: Context, _ list: ItemList, opening entry: BrowserEntry?) throws {
    self.context = context
    self.list = list
    indices = try Selection(context.options, in: list).indices(of: list.items)
    self.entry = entry
  }

  private var wording: Wording { context.wording }

  /// Asks until the reader or the input ends. If the input is not a terminal, each question is a line.
  mutating func run(_ printer: Printer) throws {
    let isTerminal = context.surroundings.input.isTerminal
    try show(try entry.map { try read($0) } ?? page(of: context.reading.items()), by: printer)
    while true {
      try printer.write(Array("\(wording.browseQuestion)\(isTerminal ? " " : "\n")".utf8))
      guard let line = readLine() else {
        if isTerminal { try printer.write([UInt8(ascii: "\n")]) }
        return
      }
      guard let reply = reply(to: line) else { return }
      try show(reply, by: printer)
    }
  }

  private func show(_ reply: Reply, by printer: Printer) throws {
    switch reply {
    case .nothing: break
    case .page(let document): try printer.write(printer.lines(of: document))
    case .sentence(let text): try printer.write([Line([Inline(line: text)])])
    }
  }

  private mutating func reply(to line: String) -> Reply? {
    guard let command = LineCommand(line) else { return .nothing }
    do {
      return try reply(to: command)
    } catch {
      context.messages.report(context.errors.message(for: error))
      return .nothing
    }
  }

  private mutating func reply(to command: LineCommand) throws -> Reply? {
    switch command {
    case .next: return try step(by: 1) ?? .sentence(wording.isLast)
    case .previous: return try step(by: -1) ?? .sentence(wording.isFirst)
    case .list: return page(of: try context.reading.items())
    case .favourite: return .sentence(try toggleFavourite())
    case .open: return .sentence(try openLink())
    case .help: return .page(wording.lineBrowserHelp.document)
    case .quit: return nil
    case .search(let words): return page(of: try context.reading.search([words]))
    case .read(let name):
      return try read(try list.subject(of: [name], for: .browse))
    }
  }

  private mutating func read(_ entry: BrowserEntry) throws -> Reply {
    let reply: Reply
    switch entry {
    case .overview: reply = page(of: try context.reading.overview())
    case .item(let index): reply = page(of: try context.reading.output(of: index, in: list.items))
    }
    self.entry = entry
    return reply
  }

  /// Reads a neighbour of what was read last, or the first item; nil if there is none.
  private mutating func step(by step: Int) throws -> Reply? {
    let position: Int
    switch entry {
    case .item(let index):
      // An item outside the category is followed by the next one inside.
      let next = indices.firstIndex { $0 >= index } ?? indices.count
      let isInside = next < indices.count && indices[next] == index
      position = step > 0 ? next + (isInside ? 1 : 0) : next - 1
    case .overview, nil:
      position = step > 0 ? 0 : -1
    }
    guard indices.indices.contains(position) else { return nil }
    return try read(.item(indices[position]))
  }

  private func toggleFavourite() throws -> String {
    let words = Wording(language: wording.language)
    switch entry {
    case .item(let index):
      return try context.toggleFavourite(at: index, of: list.items).message
    case .overview: return words.overviewIsNoFavourite
    case nil: return wording.nothingRead
    }
  }

  private func openLink() throws -> String {
    guard let entry else { return wording.nothingRead }
    let address = try context.address(of: entry, in: list.items)
    return "\(address) \(context.open(address))"
  }

  private func page(of output: Output) -> Reply {
    if case .document(let document) = output.content { return .page(document) }
    return .nothing
  }
}
