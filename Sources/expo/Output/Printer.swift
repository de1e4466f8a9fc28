import ExpoCore
import TerminalText

/// Prints the output of a command: to standard output, or through a pager.
struct Printer {
  let settings: OutputSettings
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
    switch output.content {
    case .document, .lines:
      try show(output.content)
    case .bytes(let bytes):
      try write(bytes)
    case .screen(var program):
      // A full screen has links, also without colours.
      let encoder = LineEncoder(isStyled: settings.stylesOutput, hasHyperlinks: true)
      guard var screen = FullScreen(size: terminal, encoder: encoder)
      else { throw CommandError.browsesElsewhere }
      if let signal = screen.run(&program) { return .signal(signal) }
    }
    return .status(output.status)
  }

  private func write(_ bytes: [UInt8]) throws {
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

  /// Shows a text, in the pager if it is long.
  private func show(_ content: Output.Content) throws {
    let lines = lines(of: content)
    guard let pager = settings.pager else { return try write(lines) }
    // The prompt of a pager takes a row of its own, and a line that is wider than the terminal several.
    let rows = lines.reduce(terminal.rows - 1) { rows, line in
      rows - max(0, line.width(measure: settings.measure) - 1) / max(1, terminal.columns)
    }
    let tightened = lines.tightened(to: rows)
    if tightened.count <= rows { return try write(tightened) }
    let pagerEncoder = LineEncoder(isStyled: settings.stylesOutput)
    var text: [UInt8] = []
    for line in lines { pagerEncoder.append(line, to: &text) }
    switch pager.show(text, environment: environment) {
    case .shown: break
    case .crashed(let signal):
      messages.warn(wording.crashed(pager.text, signal: signal))
    case .failed(let status, let hasTakenText):
      messages.warn(wording.failed(pager.text, status: status, isPrinted: !hasTakenText))
      if !hasTakenText { try write(lines) }
    case .cannotRun:
      messages.warn(wording.cannotRun(pager.text))
      try write(lines)
    }
  }

  private func lines(of content: Output.Content) -> [Line] {
    switch content {
    case .document(let document): settings.lines(of: document, columns: settings.columns)
    case .lines(let lines): lines
    case .bytes, .screen: []
    }
  }

  private var encoder: LineEncoder {
    LineEncoder(
      isStyled: settings.stylesOutput,
      hasHyperlinks: settings.isTerminal && settings.stylesOutput)
  }
}

extension [Line] {
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
