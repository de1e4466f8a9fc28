import ExpoCore
import TerminalText

/// A reader of one page: scrolling, searching, the help.
///
///     var reader = PageReader(lines, help: help, wording: wording, size: size)
///     reader.perform(.find)
///     reader.key(from: .paste("금속"))
struct PageReader {
  enum Mode {
    case reading
    /// A query is typed; the view is the page as it was before.
    case searching(TextPrompt, before: PageView)
    /// All keys are shown instead of the page.
    case help(PageView)
  }

  private static let maxNumber = 999_999

  private(set) var view: PageView
  private(set) var mode = Mode.reading
  /// The messages in the last row until the next key, the most important first.
  private(set) var messages: [String] = []
  /// The query that was typed last.
  var lastQuery = ""
  /// The number that is typed before another key.
  private(set) var number: Int?
  var help: KeyHelp
  let wording: Wording
  /// The screen above the status. The page may be narrower.
  private var size: TerminalSize
  private let measure: CellMeasure

  init(
    _ lines: [Line], help: KeyHelp, wording: Wording, size: TerminalSize,
    measure: CellMeasure = CellMeasure()
  ) {
    view = PageView(lines, rows: size.rows)
    self.help = help
    self.wording = wording
    self.size = size
    self.measure = measure
  }

  /// The lines on the screen: of the page or of the help.
  var visibleLines: [Line] {
    if case .help(let help) = mode { return help.visibleLines }
    return view.visibleLines
  }

  /// Whether the help is open instead of the page.
  var showsHelp: Bool { if case .help = mode { true } else { false } }

  /// Shows another page from its start.
  mutating func show(_ lines: [Line]) {
    view = PageView(lines, rows: size.rows)
  }

  /// Shows the same page at another width.
  mutating func layOut(_ lines: [Line]) {
    view.layOut(lines, rows: size.rows)
  }

  /// Searches the page as if the query had been typed; nil ends the search.
  mutating func search(_ query: SearchQuery?) {
    view.search(query)
    if view.search?.matches.isEmpty == true { view.search(nil) }
  }

  mutating func resize(to size: TerminalSize) {
    guard size != self.size else { return }
    self.size = size
    view.layOut(view.lines, rows: size.rows)
    if case .help(var view) = mode {
      view.layOut(helpLines, rows: size.rows)
      mode = .help(view)
    }
  }

  private var helpLines: [Line] {
    PageLayout(columns: size.columns, measure: measure).lines(of: help.document)
  }
}

extension PageReader {
  mutating func say(_ messages: [String]) { self.messages = messages }

  /// Says that a key has changed nothing.
  mutating func sayIgnored(_ key: Key) {
    if case .move(let move) = PageAction.keys.action(of: key), move != .percent {
      messages = [move.goesDown ? wording.isEndOfText : wording.isStartOfText]
    } else {
      messages = [wording.doesNothing(key.name)]
    }
  }

  /// Returns the key of an event, and clears the messages; nil for an event that is typed into a query.
  mutating func key(from event: ScreenEvent) -> Key? {
    if case .searching(let prompt, let before) = mode {
      type(event, prompt, before: before)
    } else if case .key(let key) = event {
      messages = []
      return key
    }
    return nil
  }

  /// Adds a digit to the number before another key, unless that is long enough.
  mutating func type(digit: Key) {
    guard number ?? 0 <= Self.maxNumber / 10, let digit = Int(digit.name) else { return }
    number = 10 * (number ?? 0) + digit
  }

  mutating func takeNumber() -> Int? { number.take() }

  /// Does what a key asks for; returns false if it does nothing here.
  ///
  /// - Parameter number: the number before the key, if there is one.
  mutating func perform(_ action: PageAction, number: Int? = nil) -> Bool {
    if case .help(let help) = mode {
      perform(action, number: number, in: help)
      return true
    }
    switch action {
    case .move(.pageDown) where view.isAtEnd: return false
    case .move(let move): view.move(move, number: number)
    case .find: mode = .searching(TextPrompt(last: lastQuery), before: view)
    case .nextMatch where view.search != nil: searchAgain(by: number ?? 1)
    case .previousMatch where view.search != nil: searchAgain(by: -(number ?? 1))
    case .cancel where view.search != nil: view.search(nil)
    case .help: mode = .help(PageView(helpLines, rows: size.rows))
    case .digit, .nextMatch, .previousMatch, .cancel, .redraw, .quit: return false
    }
    return true
  }

  private mutating func perform(_ action: PageAction, number: Int?, in help: PageView) {
    switch action {
    case .move(let move):
      var help = help
      help.move(move, number: number)
      mode = .help(help)
    case .help, .cancel, .quit: mode = .reading
    case .digit, .find, .nextMatch, .previousMatch, .redraw: break
    }
  }

  private mutating func searchAgain(by step: Int) {
    view.searchAgain(by: step)
    sayIfMissing()
  }

  /// Says so if the search has no match.
  private mutating func sayIfMissing() {
    guard let search = view.search, search.matches.isEmpty else { return }
    messages = [wording.notFound(Inline(search.query.text).text)]
  }

  /// Types into the query.
  private mutating func type(_ event: ScreenEvent, _ prompt: TextPrompt, before: PageView) {
    var (prompt, before) = (prompt, before)
    // The screen may have another size by now.
    before.layOut(view.lines, rows: size.rows)
    switch prompt.handle(event) {
    case .edited:
      view = before
      view.search(SearchQuery(prompt.text))
      mode = .searching(prompt, before: before)
    case .accepted:
      mode = .reading
      lastQuery = prompt.text
      sayIfMissing()
    case .cancelled:
      view = before
      mode = .reading
    case nil:
      break
    }
  }
}

extension PageReader {
  /// The last row of the screen while the reader shows something else than the page; nil otherwise.
  var lastRow: LastRow? {
    if !messages.isEmpty { return .message(messages) }
    if let number { return .status(StatusLine(parts: [wording.number(number)])) }
    switch mode {
    case .reading:
      return nil
    case .searching(let prompt, _):
      return .prompt(prompt, result: view.search?.position ?? "")
    case .help(let help):
      return .status(
        StatusLine(
          parts: [wording.helpTitle, "\(help.percent)%"],
          more: PageAction.keys.hints(help.isAtEnd ? [] : [.move(.pageDown)], wording),
          keys: PageAction.keys.hints([.quit], wording)))
    }
  }
}
