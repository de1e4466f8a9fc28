import TerminalText

/// Shows a text a page at a time: the page reader by itself, with the keys that turn to the texts before
/// and after it.
struct BuiltInPager: FullScreenProgram {
  /// Returns the lines of a text at a width; those that are wider still are wrapped.
  private let layOut: (_ text: Int, _ columns: Int) -> [Line]
  private let count: Int
  private let measure: CellMeasure
  private let wording: Wording
  private var size: TerminalSize
  private var reader: PageReader
  /// The text that is shown, of so many.
  private(set) var text: Int
  /// What is said until the next key.
  private var message: String?

  init(
    size: TerminalSize,
    measure: CellMeasure,
    wording: Wording,
    text: Int = 0,
    of count: Int = 1,
    layOut: @escaping (_ text: Int, _ columns: Int) -> [Line]
  ) {
    self.layOut = { text, columns in
      layOut(text, columns).flatMap { $0.wrapped(to: max(1, columns), measure: measure) }
    }
    self.text = text
    self.count = count
    self.measure = measure
    self.wording = wording
    self.size = size
    reader = PageReader(
      self.layOut(text, size.columns), help: .pager(wording), size: Self.page(of: size),
      measure: measure)
  }

  /// The rows above the status. A screen of one row has no room for that.
  private static func page(of size: TerminalSize) -> TerminalSize {
    TerminalSize(columns: size.columns, rows: max(1, size.rows - 1))
  }

  mutating func open(_ address: String) {}

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
    if case .resize(let size) = event {
      self.size = size
      reader.resize(to: Self.page(of: size))
      reader.layOut(layOut(text, size.columns))
      return nil
    }
    message = nil
    if reader.isTyping {
      reader.type(event)
      return nil
    }
    guard case .key(let key) = event, let action = PageAction.pagerKeys.action(of: key),
      !reader.perform(action)
    else { return nil }
    switch action {
    case .quit: return .quit
    case .nextMatch: turn(by: 1)
    case .previousPage: turn(by: -1)
    case .move, .find, .previousMatch, .cancel, .help, .redraw: break
    }
    return nil
  }

  /// Shows the text before or after this one, and says if there is none.
  private mutating func turn(by step: Int) {
    guard count > 1 else { return }
    if (0..<count).contains(text + step) {
      text += step
      reader.show(layOut(text, size.columns))
    } else {
      message = step > 0 ? wording.isLast : wording.isFirst
    }
  }

  var contents: ScreenContents {
    let last = message.map { .message([$0]) } ?? reader.lastRow(wording) ?? .status(status)
    return ScreenContents(reader.visibleLines, last, size: size, measure: measure)
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
