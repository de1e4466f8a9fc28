import TerminalText

/// Shows a text a page at a time: the page reader by itself.
struct BuiltInPager: FullScreenProgram {
  /// Returns the lines of the text at a width; those that are wider still are wrapped.
  private let layOut: (_ columns: Int) -> [Line]
  private let measure: CellMeasure
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
    self.size = size
    reader = PageReader(
      self.layOut(size.columns), help: .pager(wording), wording: wording,
      size: Self.page(of: size), measure: measure)
  }

  /// The screen above the status line, which a screen of one row does not have.
  private static func page(of size: TerminalSize) -> TerminalSize {
    TerminalSize(columns: size.columns, rows: max(1, size.rows - 1))
  }

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
    if case .resize(let size) = event {
      self.size = size
      reader.resize(to: Self.page(of: size))
      reader.layOut(layOut(size.columns))
    } else if let key = reader.key(from: event) {
      let before = contents
      if press(key) { return .quit }
      if contents == before { reader.sayIgnored(key) }
    }
    return nil
  }

  /// Returns whether the reader leaves.
  private mutating func press(_ key: Key) -> Bool {
    let action = PageAction.keys.action(of: key)
    if action == .digit {
      reader.type(digit: key)
      return false
    }
    let number = reader.takeNumber()
    guard let action, number == nil || key != .escape else { return false }
    return !reader.perform(action, number: number) && action == .quit
  }

  var contents: ScreenContents {
    ScreenContents(
      reader.visibleLines, reader.lastRow ?? .status(status), size: size, measure: measure)
  }

  private var status: StatusLine {
    let view = reader.view
    let place = reader.wording.place(view.visible, of: view.lines.count, percent: view.percent)
    if let search = view.search {
      return .search(search, [place, search.position], reader.wording)
    }
    let up: [PageAction] = view.offset > 0 ? [.move(.pageUp)] : []
    let down: [PageAction] = view.isAtEnd ? [] : [.move(.pageDown)]
    return StatusLine(
      parts: [place],
      more: PageAction.keys.hints(up + [.find] + down + [.quit, .help], reader.wording))
  }
}
