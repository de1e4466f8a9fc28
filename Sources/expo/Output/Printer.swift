import ExpoCore
import TerminalText

/// Prints the output of a command: to standard output, or through a pager.
struct Printer {
  let presentation: Presentation
  let pager: PagerChoice
  /// The page that `--page` asks for.
  let pageNumber: Int?
  let environment: Environment
  let terminal: TerminalSize
  let wording: Wording
  let messages: Messages

  /// Prints the content. Returns the signal that ended the pager, if one did.
  ///
  /// A closed pipe (`expo items | head -1`) is the end that the reader wanted, not an error.
  func print(_ content: Output.Content) throws -> Signal? {
    do {
      return try write(content)
    } catch WriteError.closedPipe {
      return nil
    }
  }

  private func write(_ content: Output.Content) throws -> Signal? {
    switch content {
    case .nothing:
      break
    case .document(let document):
      return try show(Text(document, presentation, wording.pages))
    case .lines(let lines):
      return try show(Text(lines, presentation, wording.pages))
    case .json(let value):
      try write(JSONWriter.document(value))
    case .jsonArray(let count, let element):
      var output = BufferedOutput(.standardOutput)
      try JSONWriter.document(count: count, element: element) { bytes in
        try output.write(bytes)
      }
      try output.flush()
    case .bytes(let bytes):
      try write(bytes)
    }
    return nil
  }

  private func write(_ bytes: [UInt8]) throws(WriteError) {
    var output = BufferedOutput(.standardOutput)
    try output.write(bytes)
    try output.flush()
  }

  /// Shows a text, or the page of it that `--page` asks for.
  private func show(_ text: Text) throws -> Signal? {
    if let pageNumber {
      try write(pageNumber, of: text)
    } else if pager != .none, text.isLonger(than: terminal.rows - 1) {
      // The prompt of a pager takes a row of its own.
      return try page(text)
    } else {
      try write(text)
    }
    return nil
  }

  private func write(_ text: Text) throws(WriteError) {
    var output = BufferedOutput(.standardOutput)
    try output.write(text, encoder)
    try output.flush()
  }

  /// Writes one page, its last line saying which page of how many it is.
  private func write(_ number: Int, of text: Text) throws {
    let (lines, count) = text.page(number, height: max(1, presentation.rows - 1))
    guard number <= count else { throw UsageError.noSuchPage(number, of: count) }
    let footer = Line([Inline(own: wording.messages.pageFooter(number, count))])
    try write(Text(lines + [footer], presentation, wording.pages))
  }

  private func page(_ text: Text) throws -> Signal? {
    switch pager {
    case .none:
      break
    case .command(let command):
      let ending = command.show(environment: environment) { (output) throws(WriteError) in
        try output.write(text, LineEncoder(isStyled: presentation.stylesOutput))
      }
      switch ending {
      case .shown:
        return nil
      case .crashed(let signal):
        messages.warn(wording.paging.crashed(Quoted.text(command.text), signal: signal))
        return nil
      case .cannotRun:
        messages.warn(wording.paging.cannotRun(Quoted.text(command.text)))
      }
    case .builtIn:
      let pager = BuiltInPager(
        size: terminal,
        measure: presentation.measure,
        encoder: encoder,
        wording: wording.paging,
        layOut: text.lines
      )
      if var pager { return pager.run() }
    }
    try write(text)
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
