import TerminalText

/// Shows a text a page at a time: the page reader by itself.
struct BuiltInPager: FullScreenProgram {
  /// Returns the lines of the text at a width; those that are wider still are wrapped.
  private let layOut: (_ columns: Int) -> [Line]
  private let measure: CellMeasure
  private let wording: Wording
  private var size: TerminalSize
  private var reader: PageReader

  init(
    size: TerminalSize,
    measure: CellMeasure,
    wording: Wording,
    layOut: @escaping (_ columns: Int) -> [Line]
  ) {
    self.layOut = { columns in
      layOut(columns).flatMap { $0.wrapped(to: max(1, columns), measure: measure) }
    }
    self.measure = measure
    self.wording = wording
    self.size = size
    reader = PageReader(
      self.layOut(size.columns), help: .pager(wording), size: Self.page(of: size),
      measure: measure)
  }

  /// The rows above the status. A screen of one row has no room for that.
  private static func page(of size: TerminalSize) -> TerminalSize {
    TerminalSize(columns: size.columns, rows: max(1, size.rows - 1))
  }

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
    if case .resize(let size) = event {
      self.size = size
      reader.resize(to: Self.page(of: size))
      reader.layOut(layOut(size.columns))
    } else if reader.isTyping {
      reader.type(event)
    } else if case .key(let key) = event, let action = PageAction.keys.action(of: key),
      !reader.perform(action), action == .quit
    {
      return .quit
    }
    return nil
  }

  var contents: ScreenContents {
    ScreenContents(
      reader.visibleLines, reader.lastRow(wording) ?? .status(status), size: size, measure: measure)
  }

  private var status: StatusLine {
    let view = reader.view
    let place = wording.place(view.visible, of: view.lines.count, percent: view.percent)
    guard let matches = reader.matchPosition else {
      return StatusLine(
        parts: [place],
        more: PageAction.keys.hints(
          [.move(.pageUp), .find, .move(.pageDown), .quit, .help], wording))
    }
    return .search([place, matches], wording)
  }
}
