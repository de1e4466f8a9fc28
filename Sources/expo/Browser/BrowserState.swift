import ExpoCore
import TerminalText

/// The browser between two keys.
///
/// A pure state machine: an event changes the state and may ask something of the world. It reads no
/// keyboard, draws nothing and stores nothing.
///
///     var state = BrowserState(catalogue, size: size)
///     if let effect = state.handle(.key(.down)) { … }
///     let screen = BrowserScreen(state).contents
struct BrowserState {
  enum Focus {
    case list
    case page
  }

  enum Mode {
    case browsing
    /// The list narrows while a query is typed; the entry is where the cursor was before.
    case filtering(TextPrompt, from: BrowserEntry?)
    /// The page is searched while a query is typed; the page is what was shown before.
    case searching(TextPrompt, from: PageView)
    case help(PageView)
  }

  let catalogue: BrowserCatalogue
  let measure: CellMeasure
  private(set) var size: TerminalSize
  private(set) var language: Language
  /// The `image_name`s of the favourites.
  private(set) var favourites: Set<String>
  /// Whether pages have pictures; nil if the terminal shows none.
  private(set) var pictures: PictureMode?

  private(set) var list: BrowserList
  /// The page of the list's entry, as far as it is on the screen.
  private(set) var view: PageView
  private var page: BrowserPage?

  private(set) var focus = Focus.list
  private(set) var mode = Mode.browsing
  /// The digits that were typed so far, if the last key was one.
  private(set) var digits: Int?
  /// What is said instead of the keys until the next one, the most important first.
  private(set) var messages: [String] = []
  private var seed: UInt64

  /// - Parameters:
  ///   - pictures: whether pages have pictures; nil if the terminal shows none.
  ///   - entry: the page to open; nil opens the list.
  ///   - seed: decides which items are picked at random.
  init(
    _ catalogue: BrowserCatalogue,
    size: TerminalSize,
    measure: CellMeasure = CellMeasure(),
    language: Language = .korean,
    favourites: Set<String> = [],
    pictures: PictureMode? = .auto,
    category: String? = nil,
    opening entry: BrowserEntry? = nil,
    seed: UInt64 = 0
  ) {
    self.catalogue = catalogue
    self.measure = measure
    self.size = size
    self.language = language
    self.favourites = favourites
    self.pictures = pictures
    self.seed = seed
    list = BrowserList(
      catalogue.items(in: language), names: catalogue.names(in: language),
      hasOverview: catalogue.hasOverview, category: category)
    view = PageView(lines: [], rows: 1)
    if let entry, list.select(entry) { focus = .page }
    update()
  }

  var items: Items { catalogue.items(in: language) }
  var wording: BrowserWording { BrowserWording(language: language) }
  var layout: BrowserLayout { BrowserLayout(size) }

  func isFavourite(_ entry: BrowserEntry) -> Bool {
    guard !favourites.isEmpty, case .item(let index) = entry else { return false }
    return favourites.contains(items.imageName(at: index))
  }

  /// Whether there is work to do while no key is pressed; see ``continueSearch()``.
  var isSearching: Bool { list.isSearching }

  /// Goes on with the full-text search of the filter for a short while.
  mutating func continueSearch() {
    list.continueSearch()
    update()
  }

  /// Takes the favourites as they are after a ``BrowserEffect/toggleFavourite(_:)``.
  mutating func setFavourites(_ imageNames: Set<String>) {
    favourites = imageNames
    update()
  }

  /// Says something until the next key.
  mutating func show(messages: [String]) {
    self.messages = messages
  }

  /// Takes an event, and returns what it asks of the world, if anything.
  mutating func handle(_ event: ScreenEvent) -> BrowserEffect? {
    defer { update() }
    switch event {
    case .resize(let size):
      self.size = size
      resizeHelp()
      return nil
    case .paste(let text):
      paste(text)
      return nil
    case .escape:
      messages = []
      escape()
      return nil
    case .key(.scalar("\u{C}")):
      return .repaint
    case .key(let key):
      messages = []
      return press(key)
    }
  }
}

extension BrowserState {
  private mutating func press(_ key: Key) -> BrowserEffect? {
    switch mode {
    case .browsing:
      return BrowserAction(key).flatMap { perform($0) }
    case .filtering(let prompt, let origin):
      type(key, in: prompt, from: origin)
    case .searching(let prompt, let before):
      type(key, in: prompt, from: before)
    case .help(let view):
      press(key, in: view)
    }
    return nil
  }

  private mutating func perform(_ action: BrowserAction) -> BrowserEffect? {
    if case .digit(let digit) = action {
      type(digit)
      return nil
    }
    digits = nil
    switch action {
    case .digit: break
    case .move(let move): moveFocused(move)
    case .open: if list.entry != nil { focus = .page }
    case .back: leavePage()
    case .next: nextEntry()
    case .previous: list.move(.lineUp)
    case .repeatBackward: if focus == .page { view.searchAgain(.backward) }
    case .find: beginPrompt()
    case .favourite: return toggleFavourite()
    case .link: return list.entry.map(BrowserEffect.openLink)
    case .random: pickAtRandom()
    case .category: if focus == .list { list.showNextCategory() }
    case .sort: if focus == .list { list.sortNext() }
    case .pictures: togglePictures()
    case .language: toggleLanguage()
    case .help: openHelp()
    case .quit: return .quit
    case .repaint: return .repaint
    }
    return nil
  }

  private mutating func moveFocused(_ move: PageView.Move) {
    switch focus {
    case .list: list.move(move)
    case .page: view.move(move)
    }
  }

  private mutating func leavePage() {
    guard focus == .page else { return }
    view.endSearch()
    focus = .list
  }

  /// The next item, or the next match while a search is active.
  private mutating func nextEntry() {
    if focus == .page, view.search != nil {
      view.searchAgain(.forward)
    } else {
      list.move(.lineDown)
    }
  }

  /// Ends what was begun last: a number, a search, the page, a filter.
  private mutating func escape() {
    switch mode {
    case .filtering(_, let origin): cancelFilter(from: origin)
    case .searching(_, let before):
      view = before
      mode = .browsing
    case .help: mode = .browsing
    case .browsing where digits != nil: digits = nil
    case .browsing where focus == .page && view.search != nil: view.endSearch()
    case .browsing where focus == .page: focus = .list
    case .browsing: list.endFilter()
    }
  }

  private mutating func toggleFavourite() -> BrowserEffect? {
    switch list.entry {
    case .item(let index): return .toggleFavourite(index)
    case .overview:
      messages = [wording.overviewIsNoFavourite]
      return nil
    case nil: return nil
    }
  }

  /// Picks an item of the list, but not the one that is shown.
  private mutating func pickAtRandom() {
    let indices = list.indices
    let current = indices.firstIndex { list.entry == .item($0) }
    let others = current == nil ? indices.count : indices.count - 1
    seed &+= 1
    guard let position = SeededChoice.index(below: others, seed: seed) else { return }
    list.select(.item(indices[position == current ? others : position]))
  }

  /// Jumps to the number that the digits make so far. Digits beyond the last number start anew.
  private mutating func type(_ digit: Int) {
    let longer = (digits ?? 0) * 10 + digit
    let number = longer > items.count ? digit : longer
    digits = number
    if !list.select(number == 0 ? .overview : .item(number - 1)) {
      messages = [wording.notListed(number)]
    }
  }

  /// Hides the pictures, or shows them even if the rules of ``PictureMode/auto`` do not.
  private mutating func togglePictures() {
    guard let mode = pictures else {
      messages = [wording.cannotShowPictures]
      return
    }
    if mode == .always || pageHasPicture {
      pictures = .never
      messages = [wording.hidesPictures]
    } else {
      pictures = .always
      messages = [pageHasPicture ? wording.showsPictures : wording.noPictureHere]
    }
  }

  /// Whether the page of the list's entry shows a picture, or would if it were on the screen.
  private var pageHasPicture: Bool {
    list.entry.map { catalogue.layOut(page(of: $0)).contains(where: \.hasPicture) } ?? false
  }

  private mutating func toggleLanguage() {
    let old = language
    language = old == .korean ? .english : .korean
    guard catalogue.hasEnglish else { return }
    list = list.translated(
      to: items, names: catalogue.names(in: language),
      index: { catalogue.index(of: $0, in: language, from: old) })
  }
}

/// Prompts.
extension BrowserState {
  private mutating func beginPrompt() {
    switch focus {
    case .list:
      mode = .filtering(TextPrompt(list.filter?.query ?? ""), from: list.entry)
    case .page:
      mode = .searching(TextPrompt(), from: view)
    }
  }

  private mutating func paste(_ text: String) {
    switch mode {
    case .filtering(var prompt, let origin):
      prompt.paste(text)
      mode = .filtering(prompt, from: origin)
      list.narrow(to: prompt.text)
    case .searching(var prompt, let before):
      prompt.paste(text)
      search(prompt, from: before)
    case .browsing, .help:
      break
    }
  }

  /// The keys that move work in the list while a query is typed.
  private mutating func type(_ key: Key, in prompt: TextPrompt, from origin: BrowserEntry?) {
    var prompt = prompt
    switch prompt.take(key) {
    case .edited:
      list.narrow(to: prompt.text)
      mode = .filtering(prompt, from: origin)
    case .accepted: mode = .browsing
    case .cancelled: cancelFilter(from: origin)
    case nil:
      if case .scalar = key { return }
      if case .move(let move) = BrowserAction(key) { list.move(move) }
    }
  }

  private mutating func cancelFilter(from origin: BrowserEntry?) {
    list.endFilter()
    if let origin { list.select(origin) }
    mode = .browsing
  }

  private mutating func type(_ key: Key, in prompt: TextPrompt, from before: PageView) {
    var prompt = prompt
    switch prompt.take(key) {
    case .edited: search(prompt, from: before)
    case .accepted:
      if let search = view.search, search.matches.isEmpty {
        messages = [wording.notFound(prompt.text)]
        view = before
        view.endSearch()
      }
      mode = .browsing
    case .cancelled:
      view = before
      mode = .browsing
    case nil: break
    }
  }

  private mutating func search(_ prompt: TextPrompt, from before: PageView) {
    view = before
    view.search(prompt.text, .forward)
    mode = .searching(prompt, from: before)
  }
}

/// Help.
extension BrowserState {
  private mutating func openHelp() {
    mode = .help(PageView(lines: helpLines, rows: layout.contentRows))
  }

  private var helpLines: [Line] {
    wording.help.lines(columns: layout.columns, measure: measure)
  }

  private mutating func resizeHelp() {
    guard case .help(var view) = mode else { return }
    view.layOut(lines: helpLines, rows: layout.contentRows)
    mode = .help(view)
  }

  private mutating func press(_ key: Key, in help: PageView) {
    var help = help
    switch BrowserAction(key) {
    case .move(let move):
      help.move(move)
      mode = .help(help)
    case .help, .quit, .back, .open:
      mode = .browsing
    case .next, .previous, .find, .repeatBackward, .favourite, .link, .random, .category, .sort,
      .pictures, .language, .repaint, .digit, nil:
      break
    }
  }
}

/// The page on the screen.
extension BrowserState {
  private func page(of entry: BrowserEntry) -> BrowserPage {
    BrowserPage(
      entry: entry,
      size: TerminalSize(columns: layout.pageColumns, rows: layout.contentRows),
      language: language,
      isFavourite: isFavourite(entry),
      pictures: pictures ?? .never
    )
  }

  /// Fits the list to the screen, and lays the page out if it is on the screen and has changed.
  private mutating func update() {
    list.setHeight(layout.contentRows)
    guard layout.isWide || focus == .page else { return }
    guard let entry = list.entry else {
      page = nil
      view = PageView(lines: [], rows: layout.contentRows)
      return
    }
    let new = page(of: entry)
    guard new != page else { return }
    let lines = catalogue.layOut(new)
    if let page, page.entry == new.entry, page.language == new.language {
      view.layOut(lines: lines, rows: layout.contentRows)
      if case .searching(let prompt, var before) = mode {
        before.layOut(lines: lines, rows: layout.contentRows)
        mode = .searching(prompt, from: before)
      }
    } else {
      view = PageView(lines: lines, rows: layout.contentRows)
    }
    page = new
  }
}

/// How the browser divides a screen.
struct BrowserLayout: Equatable {
  /// The list beside the page, in cells; it gets what the page leaves, up to a limit.
  private static let listColumnsBesidePage = 30...44
  /// The widest that a page makes use of.
  private static let mostPageColumns = 88
  static let separator = " | "
  /// The narrowest screen that shows both.
  private static let leastWideColumns = 100

  let columns: Int
  /// The rows above the status line. A screen of one row has no status line.
  let contentRows: Int
  let hasStatusLine: Bool
  /// Whether list and page are side by side.
  let isWide: Bool

  init(_ size: TerminalSize) {
    columns = max(1, size.columns)
    hasStatusLine = size.rows > 1
    contentRows = max(1, size.rows - 1)
    isWide = columns >= Self.leastWideColumns
  }

  var listColumns: Int {
    guard isWide else { return columns }
    let rest = columns - Self.mostPageColumns - Self.separator.utf8.count
    let limits = Self.listColumnsBesidePage
    return min(max(rest, limits.lowerBound), limits.upperBound)
  }

  var pageColumns: Int {
    isWide ? columns - listColumns - Self.separator.utf8.count : columns
  }
}
