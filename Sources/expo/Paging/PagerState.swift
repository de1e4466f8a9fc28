import TerminalText

/// The built-in pager between two keys: a page, and the word that is being typed to search it.
///
///     var state = PagerState(PageView(lines: lines, rows: 23))
///     for key in "/금속\rn".unicodeScalars { _ = state.press(.scalar(key)) }
struct PagerState {
  enum Mode {
    case reading
    /// A query is typed; the page is what was shown before.
    case searching(TextPrompt, PageView.Direction, from: PageView)
    /// All keys are shown instead of the page.
    case help(PageView)
  }

  private(set) var view: PageView
  private(set) var mode = Mode.reading
  /// The query that was not found, until the next key.
  private(set) var missing: String?
  private var direction = PageView.Direction.forward
  private var help: [Line]

  /// - Parameter help: the keys and what they do.
  init(_ view: PageView, help: [Line] = []) {
    self.view = view
    self.help = help
  }

  /// What the screen shows: the page or the help.
  var visibleView: PageView {
    if case .help(let help) = mode { return help }
    return view
  }

  /// Lays the page and the help out for another size.
  mutating func layOut(lines: [Line], help: [Line] = [], rows: Int) {
    view.layOut(lines: lines, rows: rows)
    self.help = help
    if case .help(var view) = mode {
      view.layOut(lines: help, rows: rows)
      mode = .help(view)
    }
    if case .searching(let prompt, let direction, var before) = mode {
      before.layOut(lines: lines, rows: rows)
      mode = .searching(prompt, direction, from: before)
    }
  }

  /// Does what the key asks for; returns false if the reader quits.
  mutating func press(_ key: Key) -> Bool {
    missing = nil
    switch mode {
    case .searching(let prompt, let direction, let before):
      type(key, in: prompt, direction, from: before)
      return true
    case .reading:
      guard let action = PagerKey(key) else { return true }
      return perform(action)
    case .help(let help):
      if let action = PagerKey(key) { perform(action, in: help) }
      return true
    }
  }

  /// The Esc key: ends the prompt, the help or the search.
  mutating func escape() {
    missing = nil
    switch mode {
    case .searching(_, _, let before):
      view = before
      mode = .reading
    case .help: mode = .reading
    case .reading: view.endSearch()
    }
  }

  private mutating func perform(_ action: PagerKey) -> Bool {
    switch action {
    case .move(let move): view.move(move)
    case .search(let direction): mode = .searching(TextPrompt(), direction, from: view)
    case .searchAgain: view.searchAgain(direction)
    case .searchBack: view.searchAgain(direction == .forward ? .backward : .forward)
    case .help: mode = .help(PageView(lines: help, rows: view.rows))
    case .quit: return false
    }
    return true
  }

  private mutating func perform(_ action: PagerKey, in help: PageView) {
    switch action {
    case .move(let move):
      var help = help
      help.move(move)
      mode = .help(help)
    case .help, .quit: mode = .reading
    case .search, .searchAgain, .searchBack: break
    }
  }

  /// Types pasted text into the prompt; without a prompt it is dropped.
  mutating func paste(_ text: String) {
    guard case .searching(var prompt, let direction, let before) = mode else { return }
    prompt.paste(text)
    search(prompt, direction, from: before)
  }

  private mutating func search(
    _ prompt: TextPrompt, _ direction: PageView.Direction, from before: PageView
  ) {
    view = before
    view.search(prompt.text, direction)
    mode = .searching(prompt, direction, from: before)
  }

  private mutating func type(
    _ key: Key, in prompt: TextPrompt, _ direction: PageView.Direction, from before: PageView
  ) {
    var prompt = prompt
    switch prompt.take(key) {
    case .edited: search(prompt, direction, from: before)
    case .accepted:
      self.direction = direction
      mode = .reading
      if view.search?.matches.isEmpty == true {
        missing = prompt.text
        view = before
      }
    case .cancelled:
      view = before
      mode = .reading
    case nil:
      break
    }
  }
}

/// What a key does in the built-in pager, as in `less`.
enum PagerKey: Equatable {
  case move(PageView.Move)
  case search(PageView.Direction)
  /// The next match in the direction of the search.
  case searchAgain
  /// The next match in the other direction.
  case searchBack
  case help
  case quit

  /// The action of a key, or nil if it has none; the Hangul letter of the same key (두벌식) does the
  /// same.
  init?(_ key: Key) {
    switch key {
    case .scalar(" "), .scalar("f"), .scalar("ㄹ"), .pageDown, .right: self = .move(.pageDown)
    case .scalar("b"), .scalar("ㅠ"), .pageUp, .left: self = .move(.pageUp)
    case .scalar("\r"), .scalar("\n"), .scalar("j"), .scalar("ㅓ"), .down: self = .move(.lineDown)
    case .scalar("k"), .scalar("ㅏ"), .up: self = .move(.lineUp)
    case .scalar("d"), .scalar("ㅇ"): self = .move(.halfDown)
    case .scalar("u"), .scalar("ㅕ"): self = .move(.halfUp)
    case .scalar("g"), .scalar("ㅎ"), .home: self = .move(.top)
    case .scalar("G"), .end: self = .move(.bottom)
    case .scalar("/"): self = .search(.forward)
    case .scalar("?"): self = .search(.backward)
    case .scalar("n"), .scalar("ㅜ"): self = .searchAgain
    case .scalar("N"): self = .searchBack
    case .scalar("h"), .scalar("ㅗ"): self = .help
    case .scalar("q"), .scalar("Q"), .scalar("ㅂ"), .scalar("ㅃ"): self = .quit
    case .scalar: return nil
    }
  }
}
