import ExpoCore

/// Where pages are shown: standard output, through a pager where that serves the reader.
struct Screen {
  private let presentation: Presentation
  private let options: Options
  private let program: Program
  private let messages: Messages

  init(_ program: Program, _ options: Options) {
    self.program = program
    self.options = options
    presentation = Presentation(options: options, environment: program.environment)
    messages = Messages(program, options)
  }

  /// Shows a document, or the page of it that `--page` asks for; answers the status to exit with.
  func show(_ document: Document) throws(Failure) -> ExitStatus {
    let text = text(of: document)
    let page = try options.page.map { number throws(Failure) in try self.page(number, of: text) }
    do throws(WriteError) {
      return ExitStatus(try write(page ?? text, through: pager(for: page)))
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

  private func write(
    _ text: PagedText,
    through pager: Pager
  ) throws(WriteError) -> Pager.Ending {
    var output = ByteSink(.standardOutput)
    let ending = try pager.show(text, on: &output) { command in
      messages.warn(program.wording.paging.cannotRun(Quoted.text(command)))
    }
    try output.flush()
    return ending
  }

  /// A page of a text is shown as it is: who asks for one has no pager.
  private func pager(for page: PagedText?) -> Pager {
    Pager(
      choice: page != nil
        ? .none
        : PagerChoice(
          option: options.paging,
          environment: program.environment,
          isTerminal: FileDescriptor.standardOutput.isTerminal,
          hasLess: CurrentProcess.finds(program: "less")
        ),
      environment: program.environment,
      fallbackSize: TerminalSize(columns: presentation.columns, rows: presentation.rows),
      measure: presentation.measure,
      isStyled: presentation.stylesOutput,
      wording: program.wording.paging
    )
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
  private func text(of document: Document) -> PagedText {
    let encoder = LineEncoder(isStyled: presentation.stylesOutput)
    return PagedText { columns, emit in
      let renderer = Renderer(
        columns: columns ?? presentation.columns, measure: presentation.measure)
      var bytes: [UInt8] = []
      renderer.render(document) { line in
        bytes.removeAll(keepingCapacity: true)
        encoder.append(line, to: &bytes)
        return emit(bytes)
      }
    }
  }
}
