import ExpoCore
import TerminalText

/// Prints the output of a command: to standard output, or through a pager.
struct Printer {
  let settings: OutputSettings
  /// The page that `--page` asks for.
  let pageNumber: Int?
  /// The command line that asks for the output.
  let typed: [String]
  let environment: Environment
  let terminal: TerminalSize
  private var wording: Wording { settings.wording }
  private var messages: Messages { Messages(settings: settings) }

  /// Prints an output, and returns how the program ends after it.
  ///
  /// A closed pipe (`expo items | head -1`) ends the output without an error.
  func print(_ output: Output) throws -> Exit {
    do {
      return try write(output)
    } catch WriteError.closedPipe {
      return .status(output.status)
    }
  }

  private func write(_ output: Output) throws -> Exit {
    var signal: Signal?
    switch output.content {
    case .document, .lines:
      signal = try show(output)
    case .bytes(let bytes):
      try write(bytes)
    case .prompt(let reply):
      guard let program = output.screen(), let screen = fullScreen
      else { return .status(try reply()) }
      signal = try run(program, on: screen, output)
    }
    return signal.map(Exit.signal) ?? .status(output.status)
  }

  func write(_ bytes: [UInt8]) throws {
    try write { try $0.write(bytes) }
  }

  private func write(_ lines: some Sequence<Line>) throws {
    try write { output in
      for line in lines { try output.write(line, encoder) }
    }
  }

  /// Writes to standard output, to the last byte.
  private func write(_ body: (inout BufferedOutput) throws -> Void) throws {
    var output = BufferedOutput(.standardOutput)
    try body(&output)
    try output.flush()
  }

  /// Shows a text, in the pager if it is long, or the page of it that `--page` asks for.
  private func show(_ output: Output) throws -> Signal? {
    if settings.pager == .none, pageNumber == nil {
      // A text that is only printed takes the memory of a paragraph.
      try write { file in
        try forEachLine(of: output.content, columns: settings.columns) {
          try file.write($0, encoder)
        }
      }
      return nil
    }
    let lines = self.lines(of: output.content, columns: settings.columns)
    if let pageNumber {
      try write(pageNumber, of: lines)
      return nil
    }
    // The prompt of a pager takes a row of its own, and a line that is wider than the terminal several.
    let rows = lines.reduce(terminal.rows - 1) { rows, line in
      rows - max(0, line.width(measure: settings.measure) - 1) / max(1, terminal.columns)
    }
    let tightened = lines.tightened(to: rows)
    switch tightened.count <= rows ? .none : settings.pager {
    case .none:
      try write(tightened)
    case .command(let command):
      let encoder = LineEncoder(isStyled: settings.stylesOutput)
      var text: [UInt8] = []
      for line in lines { encoder.append(line, to: &text) }
      switch command.show(text, environment: environment) {
      case .shown:
        try write(output.epilogue)
      case .crashed(let signal):
        messages.warn(wording.crashed(command.text, signal: signal))
      case .failed(let status, let hasTakenText):
        messages.warn(wording.failed(command.text, status: status, isPrinted: !hasTakenText))
        try hasTakenText ? write(output.epilogue) : write(lines)
      case .cannotRun:
        messages.warn(wording.cannotRun(command.text))
        try write(lines)
      }
    case .builtIn:
      guard let screen = fullScreen else {
        try write(lines)
        break
      }
      let program =
        output.screen()
        ?? BuiltInPager(size: terminal, measure: settings.measure, wording: wording) {
          self.lines(of: output.content, columns: settings.columns(onScreen: $0))
        }
      return try run(program, on: screen, output)
    }
    return nil
  }

  private func lines(of content: Output.Content, columns: Int) -> [Line] {
    var lines: [Line] = []
    forEachLine(of: content, columns: columns) { lines.append($0) }
    return lines
  }

  /// Hands over the lines of a text one by one.
  private func forEachLine(
    of content: Output.Content, columns: Int, _ body: (Line) throws -> Void
  ) rethrows {
    switch content {
    case .document(let document):
      try settings.forEachLine(of: document, columns: columns, body)
    case .lines(let lines): try lines.forEach(body)
    case .bytes, .prompt: break
    }
  }

  /// The terminal, if it has a keyboard.
  private var fullScreen: FullScreen? {
    FullScreen(size: terminal, encoder: screenEncoder)
  }

  private func run(
    _ program: any FullScreenProgram, on screen: consuming FullScreen, _ output: Output
  ) throws -> Signal? {
    var program = program
    if let signal = screen.run(&program) { return signal }
    try write(program.epilogue ?? output.epilogue)
    return nil
  }

  private func write(_ document: Document) throws {
    try write(settings.lines(of: document, columns: settings.columns))
  }

  /// Writes one page. Its last line says which page of how many it is, and how to go on.
  private func write(_ number: Int, of lines: [Line]) throws {
    // No page has a longer footer than one of as many as there are lines.
    let rows = settings.lines(
      of: [footer(lines.count, of: lines.count + 1)], columns: settings.columns)
    let pages = lines.pages(of: max(1, settings.rows - rows.count))
    guard number <= pages.count else { throw UsageError.noSuchPage(number, of: pages.count) }
    try write(pages[number - 1])
    try write([footer(number, of: pages.count)])
  }

  private func footer(_ page: Int, of count: Int) -> Block {
    let place = wording.pageFooter(page, count)
    if page == count { return .paragraph(place) }
    let next = settings.commands.command(asTyped: typed, .page, String(page + 1))
    return .hint(Inline("\(place). \(wording.nextPage)"), command: next)
  }

  private var encoder: LineEncoder {
    LineEncoder(
      isStyled: settings.stylesOutput,
      hasHyperlinks: settings.isTerminal && settings.stylesOutput)
  }

  /// A full screen has links, also without colours.
  private var screenEncoder: LineEncoder {
    LineEncoder(isStyled: settings.stylesOutput, hasHyperlinks: true)
  }
}

extension [Line] {
  /// The lines as pages of at most so many rows. Each begins with text, and ends with the end of a paragraph if it
  /// has one.
  fileprivate func pages(of rows: Int) -> [ArraySlice<Line>] {
    var pages: [ArraySlice<Line>] = []
    var rest = self[...]
    while rest.count > rows {
      let full = rest.startIndex + rows
      let end = rest[..<full].lastIndex { !$0.isContinued }.map { $0 + 1 } ?? full
      pages.append(rest[..<end])
      rest = rest[end...].drop { $0.runs.isEmpty }
    }
    return pages + [rest]
  }

  /// The lines without their last one or two empty lines, if that makes them fit in so many rows.
  fileprivate func tightened(to rows: Int) -> [Line] {
    let empty = indices.filter { self[$0].text.isEmpty }.suffix(
      Swift.min(2, Swift.max(0, count - rows)))
    if count - empty.count > rows { return self }
    return indices.filter { !empty.contains($0) }.map { self[$0] }
  }
}

extension BufferedOutput {
  fileprivate mutating func write(_ line: Line, _ encoder: LineEncoder) throws(WriteError) {
    try append { encoder.append(line, to: &$0) }
  }
}
