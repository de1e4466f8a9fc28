import ExpoCore
import TerminalText

/// Prints the output of a command: to standard output, or through a pager.
struct Printer {
  let presentation: Presentation
  /// The page that `--page` asks for.
  let pageNumber: Int?
  let environment: Environment
  let terminal: TerminalSize
  let wording: Wording
  let messages: Messages

  /// Prints an output. Returns the signal that ended the pager, if one did.
  ///
  /// A closed pipe (`expo items | head -1`) is the end that the reader wanted, not an error.
  func print(_ output: Output) throws -> Signal? {
    do {
      return try write(output)
    } catch WriteError.closedPipe {
      return nil
    }
  }

  private func write(_ output: Output) throws -> Signal? {
    switch output.content {
    case .nothing:
      break
    case .document(let document):
      return try show(text(of: document), next: output.next)
    case .lines(let lines):
      return try show(text(of: lines))
    case .json(let value):
      try write(JSONWriter.document(value))
    case .jsonArray(let writeElements):
      var output = BufferedOutput(.standardOutput)
      try JSONWriter.array(writeElements) { try output.write($0) }
      try output.flush()
    case .bytes(let bytes):
      try write(bytes)
    case .fullScreen(var program, let error):
      guard var screen = FullScreen(size: terminal, encoder: encoder) else { throw error }
      return screen.run(&program)
    case .lineByLine(let run):
      try run(self)
    }
    return nil
  }

  func write(_ bytes: [UInt8]) throws(WriteError) {
    var output = BufferedOutput(.standardOutput)
    try output.write(bytes)
    try output.flush()
  }

  /// Shows a text, or the page of it that `--page` asks for.
  ///
  /// - Parameter next: a line to print after a pager.
  private func show(
    _ text: Text, next: (() -> Line?)? = nil
  ) throws -> Signal? {
    if let pageNumber {
      try write(pageNumber, of: text)
    } else if presentation.pager != .none, text.lines().count > terminal.rows - 1 {
      // The prompt of a pager takes a row of its own.
      return try page(text, next: next)
    } else {
      try write(text)
    }
    return nil
  }

  func text(of document: Document) -> Text { Text(document, presentation, wording) }

  func text(of lines: [Line]) -> Text { Text(lines, presentation, wording) }

  func write(_ text: Text) throws(WriteError) {
    var output = BufferedOutput(.standardOutput)
    try output.write(text, encoder)
    try output.flush()
  }

  /// Writes one page, its last line saying which page of how many it is.
  private func write(_ number: Int, of text: Text) throws {
    let (lines, count) = text.page(number, height: max(1, presentation.rows - 1))
    guard number <= count else { throw UsageError.noSuchPage(number, of: count) }
    let footer = Line([Inline(own: wording.pageFooter(number, count))])
    try write(self.text(of: lines + [footer]))
  }

  /// Shows a text in the pager, and the line after it; writes the text if there is none to show it.
  private func page(_ text: Text, next: (() -> Line?)?) throws -> Signal? {
    switch presentation.pager {
    case .none:
      try write(text)
      return nil
    case .command(let command):
      let outcome = command.show(environment: environment) { (output) throws(WriteError) in
        try output.write(text, LineEncoder(isStyled: presentation.stylesOutput))
      }
      switch outcome {
      case .shown:
        break
      case .crashed(let signal):
        messages.warn(wording.crashed(Quoted.text(command.text), signal: signal))
      case .cannotRun:
        messages.warn(wording.cannotRun(Quoted.text(command.text)))
        try write(text)
        return nil
      }
    case .builtIn:
      guard var screen = FullScreen(size: terminal, encoder: encoder) else {
        try write(text)
        return nil
      }
      var pager = BuiltInPager(
        size: terminal, measure: presentation.measure, wording: wording, layOut: text.lines)
      if let signal = screen.run(&pager) { return signal }
    }
    if let line = next?() { try write(self.text(of: [line])) }
    return nil
  }

  private var encoder: LineEncoder {
    LineEncoder(
      isStyled: presentation.stylesOutput, hasHyperlinks: presentation.hasHyperlinks)
  }
}

extension BufferedOutput {
  /// Writes a text's lines as they are laid out.
  mutating func write(_ text: Text, _ encoder: LineEncoder) throws(WriteError) {
    try text.forEachLine { (line) throws(WriteError) in
      try append { encoder.append(line, to: &$0) }
    }
  }
}
