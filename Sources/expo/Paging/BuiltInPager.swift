import TerminalText

/// Shows a text a page at a time, for machines without `less`.
struct BuiltInPager: FullScreenProgram {
  private let layOut: (_ columns: Int) -> [Line]
  private let measure: CellMeasure
  private let wording: PagingWording
  private var size: TerminalSize
  private var state: PagerState

  /// - Parameter layOut: returns the text's lines at a width.
  init(
    size: TerminalSize,
    measure: CellMeasure,
    wording: PagingWording,
    layOut: @escaping (_ columns: Int) -> [Line]
  ) {
    self.layOut = layOut
    self.measure = measure
    self.wording = wording
    self.size = size
    let help = wording.help.lines(columns: size.columns, measure: measure)
    state = PagerState(
      PageView(lines: layOut(size.columns), rows: Self.rows(of: size)), help: help)
  }

  /// The rows above the status. A screen of one row has no room for that.
  private static func rows(of size: TerminalSize) -> Int { max(1, size.rows - 1) }

  var isBusy: Bool { false }

  mutating func work() {}

  mutating func runOutside() {}

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
    switch event {
    case .key(.scalar("\u{C}")): return .repaint
    case .key(let key): return state.press(key) ? nil : .quit
    case .escape: state.escape()
    case .paste(let text): state.paste(text)
    case .resize(let size):
      let lines = size.columns == self.size.columns ? state.view.lines : layOut(size.columns)
      self.size = size
      state.layOut(
        lines: lines,
        help: wording.help.lines(columns: size.columns, measure: measure),
        rows: Self.rows(of: size))
    }
    return nil
  }

  var contents: ScreenContents {
    let view = state.visibleView
    let rows = Self.rows(of: size)
    let lines = view.visibleLines.map { $0.clipped(to: size.columns, measure: measure) }
    let missing = Array(repeating: Line.empty, count: max(0, rows - lines.count))
    var contents = ScreenContents(rows: lines + missing)
    guard size.rows > 1 else { return contents }
    if case .searching(let prompt, let direction, _) = state.mode {
      let line = PromptLine(
        prompt, sign: direction == .forward ? "/" : "?", result: matchPosition ?? "",
        columns: size.columns, measure: measure)
      contents.rows.append(line.line)
      contents.cursor = ScreenContents.Cursor(row: rows, column: line.cursorColumn)
    } else {
      let text = status(view).text(columns: size.columns, measure: measure)
      contents.rows.append(Line([Inline(own: text, .heading)]))
    }
    return contents
  }

  private func status(_ view: PageView) -> StatusLine {
    if let missing = state.missing {
      return StatusLine(parts: [wording.notFound(Inline(part: missing).text)], keys: [])
    }
    let place = wording.place(view.visible, of: view.lines.count, percent: view.percent)
    if case .help = state.mode {
      return StatusLine(parts: [place], keys: wording.helpKeys)
    }
    return StatusLine(
      parts: [place, matchPosition].compactMap(\.self),
      keys: matchPosition == nil ? wording.statusKeys : wording.searchKeys)
  }

  /// Which of how many matches is selected.
  private var matchPosition: String? {
    state.view.search.map { "\($0.current.map { $0 + 1 } ?? 0)/\($0.matches.count)" }
  }
}
