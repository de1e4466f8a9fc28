import TerminalText

/// A text that can be laid out any number of times and is never held as a whole.
struct Text {
  private enum Content {
    case document(Document)
    case lines([Line])
  }

  private let content: Content
  private let presentation: Presentation
  private let wording: Wording

  /// A document, wrapped at the width of the presentation.
  init(_ document: Document, _ presentation: Presentation, _ wording: Wording) {
    content = .document(document)
    self.presentation = presentation
    self.wording = wording
  }

  init(_ lines: [Line], _ presentation: Presentation, _ wording: Wording) {
    content = .lines(lines)
    self.presentation = presentation
    self.wording = wording
  }

  /// Calls the closure with each line, as soon as it is laid out.
  func forEachLine<Failure: Error>(
    _ body: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    switch content {
    case .lines(let lines):
      for line in lines { try body(line) }
    case .document(let document) where presentation.isAccessible:
      try SpokenLayout(wording).lines(of: document, emit: body)
    case .document(let document):
      try layout(columns: nil).lines(of: document, emit: body)
    }
  }

  /// The lines at the width of a terminal.
  ///
  /// - Parameter columns: counts only if the presentation follows the terminal.
  func lines(columns: Int? = nil) -> [Line] {
    switch content {
    case .lines(let lines): lines
    case .document(let document):
      layout(columns: columns).lines(of: document)
    }
  }

  private func layout(columns: Int?) -> PageLayout {
    let columns = presentation.followsTerminal ? columns : nil
    return PageLayout(
      columns: columns ?? presentation.columns, measure: presentation.measure,
      limitsProse: presentation.limitsProse)
  }

  /// Returns the lines of a page, counted from 1, and the number of pages; a page that does not exist
  /// has no lines.
  func page(_ number: Int, height: Int) -> (lines: [Line], count: Int) {
    var lines: [Line] = []
    var seen = 0
    forEachLine { line in
      if seen / height == number - 1 { lines.append(line) }
      seen += 1
    }
    return (lines, max(1, (seen - 1) / height + 1))
  }
}

extension SpokenLayout {
  init(_ wording: Wording) {
    self.init(in: wording.language, number: wording.spokenNumber, end: wording.end)
  }
}
