import ExpoCore
import TerminalText

/// Where pages are shown: standard output, through a pager where that serves the reader.
///
/// Every function answers the status to exit with.
struct Screen {
  private let program: Program
  private var presentation: Presentation { program.presentation }

  init(_ program: Program) {
    self.program = program
  }

  /// Shows a document.
  func show(_ document: Document) throws(Failure) -> ExitStatus {
    try show(
      text(of: document, hasHyperlinks: presentation.hasHyperlinks),
      piped: text(of: document, hasHyperlinks: false)
    )
  }

  /// Shows lines that are not to be wrapped, because programs read them.
  func show(lines: [Line]) throws(Failure) -> ExitStatus {
    let encoder = LineEncoder(isStyled: presentation.stylesOutput)
    let text = PagedText { _, emit in
      var bytes: [UInt8] = []
      _ = lines.allSatisfy { emit(encoder.encode($0, into: &bytes)) }
    }
    return try show(text, piped: text)
  }

  /// Shows a JSON value: one document, never paged and never styled.
  func show(_ value: JSONValue) throws(Failure) -> ExitStatus {
    try show { emit in _ = emit(JSONWriter.document(value)) }
  }

  /// Writes bytes as they are produced, whatever the stream is.
  func show(
    bytes produce: (_ emit: ([UInt8]) -> Bool) throws(Failure) -> Void
  ) throws(Failure) -> ExitStatus {
    var output = BufferedOutput(.standardOutput)
    var failure: WriteError?
    try produce { bytes in
      do throws(WriteError) {
        try output.write(bytes)
        return true
      } catch {
        failure = error
        return false
      }
    }
    return try completing { () throws(WriteError) in
      if let failure { throw failure }
      try output.flush()
      return .done
    }
  }
}

extension Screen {
  /// Shows a text, or the page of it that `--page` asks for: who asks for one has no pager.
  private func show(_ text: PagedText, piped: PagedText) throws(Failure) -> ExitStatus {
    if let number = program.options.page {
      let page = try page(number, of: text)
      return try write(page, piped: page, through: .none)
    }
    let choice = PagerChoice(
      option: presentation.isAccessible ? .off : program.options.paging,
      environment: program.environment,
      isTerminal: FileDescriptor.standardOutput.isTerminal,
      hasLess: CurrentProcess.finds(program: "less")
    )
    return try write(text, piped: piped, through: choice)
  }

  private func write(
    _ text: PagedText,
    piped: PagedText,
    through choice: PagerChoice
  ) throws(Failure) -> ExitStatus {
    let pager = Pager(
      choice: choice,
      environment: program.environment,
      fallbackSize: TerminalSize(columns: presentation.columns, rows: presentation.rows),
      measure: presentation.measure,
      isStyled: presentation.stylesOutput,
      wording: program.wording.paging
    )
    return try completing { () throws(WriteError) in
      var output = BufferedOutput(.standardOutput)
      let ending = try pager.show(text, piped: piped, on: &output) { command in
        Messages(program).warn(program.wording.paging.cannotRun(Quoted.text(command)))
      }
      try output.flush()
      return ExitStatus(ending)
    }
  }

  /// A closed pipe is the end that the reader wanted; any other failure to write is one.
  private func completing(
    _ write: () throws(WriteError) -> ExitStatus
  ) throws(Failure) -> ExitStatus {
    do throws(WriteError) {
      return try write()
    } catch {
      switch error {
      case .closedPipe: return .done
      case .failed(let error):
        let reason = program.wording.system.reason(error)
        throw Failure(
          status: .writeFailed, message: program.wording.messages.writeFailed(reason))
      }
    }
  }

  /// One page of a text, its last line saying which of how many it is.
  private func page(_ number: Int, of text: PagedText) throws(Failure) -> PagedText {
    let height = max(1, presentation.rows - 1)
    let lineCount = text.lineCount
    let pageCount = max(1, (lineCount + height - 1) / height)
    guard number <= pageCount else {
      throw program.failure(.noSuchPage(number, of: pageCount))
    }
    let footer = program.wording.messages.pageFooter(number, pageCount)
    return text.lines((number - 1) * height..<min(number * height, lineCount), footer: footer)
  }

  /// The document as lines of bytes, laid out as often as it is asked for.
  private func text(of document: Document, hasHyperlinks: Bool) -> PagedText {
    let encoder = LineEncoder(
      isStyled: presentation.stylesOutput, hasHyperlinks: hasHyperlinks)
    if presentation.isAccessible {
      let layout = SpokenLayout(program.wording.pages)
      return PagedText { _, emit in
        var bytes: [UInt8] = []
        try? layout.lines(of: document) { line throws(LayoutStopped) in
          if !emit(encoder.encode(line, into: &bytes)) { throw LayoutStopped() }
        }
      }
    }
    return PagedText { terminalColumns, emit in
      let columns = presentation.followsTerminal ? terminalColumns : nil
      let layout = PageLayout(
        columns: columns ?? presentation.columns, measure: presentation.measure)
      var bytes: [UInt8] = []
      try? layout.lines(of: document) { line throws(LayoutStopped) in
        if !emit(encoder.encode(line, into: &bytes)) { throw LayoutStopped() }
      }
    }
  }
}

/// Ends a layout whose lines are no longer wanted.
private struct LayoutStopped: Error {}

extension SpokenLayout {
  init(_ wording: PageWording) {
    self.init(number: wording.spokenNumber, end: wording.end)
  }
}
