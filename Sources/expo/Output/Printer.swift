import ExpoCore
import TerminalText

/// Prints the output of a command: to standard output, or through a pager.
struct Printer {
  let presentation: Presentation
  /// The page that `--page` asks for.
  let pageNumber: Int?
  let environment: Environment
  let terminal: TerminalSize
  private var wording: Wording { presentation.wording }
  private var messages: Messages { Messages(presentation: presentation) }

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
    case .document(let document)
    where presentation.pager == .none && pageNumber == nil && !presentation.isAccessible:
      var output = BufferedOutput(.standardOutput)
      try layout(columns: presentation.columns).forEachLine(of: document) { line in
        try output.append { encoder.append(line, to: &$0) }
      }
      try output.flush()
    case .document(let document):
      return try show(output.series) { index, columns in
        let other = output.series.flatMap { $0.index == index ? nil : $0.page(index) }
        return lines(of: other ?? document, columns: columns)
      }
    case .lines(let lines):
      return try show { _, _ in lines }
    case .json(let value):
      var output = BufferedOutput(.standardOutput)
      try JSONWriter.write(value) { try output.write($0) }
      try output.flush()
    case .bytes(let bytes):
      try write(bytes)
    case .fullScreen(var program, let runInLines):
      guard var screen = FullScreen(size: terminal, encoder: screenEncoder) else {
        try runInLines()
        break
      }
      return screen.run(&program)
    case .lineByLine(let run):
      try run()
    }
    return nil
  }

  func write(_ bytes: [UInt8]) throws(WriteError) {
    var output = BufferedOutput(.standardOutput)
    try output.write(bytes)
    try output.flush()
  }

  /// The lines of a document as the reader wants them; 0 columns do not wrap.
  private func lines(of document: Document, columns: Int) -> [Line] {
    if presentation.isAccessible {
      return SpokenLayout(wording).lines(of: document)
        .flatMap { $0.wrapped(to: columns, measure: presentation.measure) }
    }
    return layout(columns: columns).lines(of: document)
  }

  private func layout(columns: Int) -> PageLayout {
    PageLayout(
      columns: columns, measure: presentation.measure,
      limitsProse: presentation.limitsProse, breaksLinks: presentation.isTerminal)
  }

  /// Shows lines, or the page of them that `--page` asks for.
  ///
  /// - Parameters:
  ///   - series: the pages that a pager turns.
  ///   - layOut: returns the lines of a page of the series at a width.
  private func show(
    _ series: PageSeries? = nil, layOut: @escaping (_ page: Int, _ columns: Int) -> [Line]
  ) throws -> Signal? {
    let lines = layOut(series?.index ?? 0, presentation.columns)
    if let pageNumber {
      try write(pageNumber, of: lines)
    } else if presentation.pager != .none, lines.count > terminal.rows - 1 {
      // The prompt of a pager takes a row of its own.
      return try page(lines, series, layOut: layOut)
    } else {
      try write(lines)
    }
    return nil
  }

  func write(_ lines: [Line]) throws(WriteError) {
    var output = BufferedOutput(.standardOutput)
    try output.write(lines, encoder)
    try output.flush()
  }

  /// Writes one page, its last line saying which page of how many it is.
  private func write(_ number: Int, of lines: [Line]) throws {
    let height = max(1, presentation.rows - 1)
    let count = max(1, (lines.count - 1) / height + 1)
    guard number <= count else { throw UsageError.noSuchPage(number, of: count) }
    let footer = Line([Inline(trusted: wording.pageFooter(number, count))])
    try write(lines.dropFirst((number - 1) * height).prefix(height) + [footer])
  }

  /// Shows lines in the pager, and the line after it; writes them if there is none to show them.
  private func page(
    _ lines: [Line], _ series: PageSeries?,
    layOut: @escaping (_ page: Int, _ columns: Int) -> [Line]
  ) throws -> Signal? {
    var last = series?.index ?? 0
    switch presentation.pager {
    case .none:
      try write(lines)
      return nil
    case .command(let command):
      let outcome = command.show(environment: environment) { (output) throws(WriteError) in
        try output.write(lines, LineEncoder(isStyled: presentation.stylesOutput))
      }
      switch outcome {
      case .shown:
        break
      case .crashed(let signal):
        messages.warn(wording.crashed(Quoted.text(command.text), signal: signal))
      case .cannotRun:
        messages.warn(wording.cannotRun(Quoted.text(command.text)))
        try write(lines)
        return nil
      }
    case .builtIn:
      guard var screen = FullScreen(size: terminal, encoder: screenEncoder) else {
        try write(lines)
        return nil
      }
      var pager = BuiltInPager(
        size: terminal, measure: presentation.measure, wording: wording, text: last,
        of: series?.count ?? 1
      ) { layOut($0, presentation.columns(onScreen: $1)) }
      if let signal = screen.run(&pager) { return signal }
      last = pager.text
    }
    if let line = series?.next(last) { try write([line]) }
    return nil
  }

  private var encoder: LineEncoder {
    LineEncoder(
      isStyled: presentation.stylesOutput,
      hasHyperlinks: presentation.isTerminal && presentation.stylesOutput)
  }

  /// A full screen has links, also without colours.
  private var screenEncoder: LineEncoder {
    LineEncoder(isStyled: presentation.stylesOutput, hasHyperlinks: true)
  }
}

extension BufferedOutput {
  mutating func write(_ lines: [Line], _ encoder: LineEncoder) throws(WriteError) {
    for line in lines { try append { encoder.append(line, to: &$0) } }
  }
}

extension SpokenLayout {
  init(_ wording: Wording, hasEnd: Bool = true) {
    self.init(rangeWord: wording.rangeWord, end: hasEnd ? wording.end : nil)
  }
}
