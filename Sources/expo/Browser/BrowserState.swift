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

  /// A query that narrows the list while it is typed.
  struct Filtering {
    var prompt: TextPrompt
    /// Where the cursor was before.
    let origin: BrowserEntry?
  }

  let catalogue: BrowserCatalogue
  let measure: CellMeasure
  private(set) var size: TerminalSize
  private(set) var language: Language
  /// Whether pages have pictures; nil if the terminal shows none.
  private(set) var pictures: When?

  private(set) var list: BrowserList
  private(set) var listPane: ListPane
  private var pagePane: PagePane

  private(set) var focus = Focus.list
  private(set) var filtering: Filtering?
  /// The digits that were typed so far, if the last key was one.
  private(set) var digits: Int?
  /// What is said instead of the keys until the next one, the most important first.
  private(set) var messages: [String] = []
  private var generator: any RandomNumberGenerator

  /// - Parameters:
  ///   - pictures: whether pages have pictures; nil if the terminal shows none.
  ///   - entry: the page to open; nil opens the list.
  ///   - generator: picks items at random.
  init(
    _ catalogue: BrowserCatalogue,
    size: TerminalSize,
    measure: CellMeasure = CellMeasure(),
    language: Language = .korean,
    favourites: Set<ExactText> = [],
    pictures: When? = .auto,
    category: String? = nil,
    opening entry: BrowserEntry? = nil,
    generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) {
    self.catalogue = catalogue
    self.measure = measure
    self.size = size
    self.language = language
    self.pictures = pictures
    self.generator = generator
    let wording = Wording(language: language)
    let items = catalogue.list(in: language)
    list = BrowserList(items, hasOverview: catalogue.hasOverview, category: category)
    listPane = ListPane(items.items, favourites: favourites, wording: wording, measure: measure)
    pagePane = PagePane(help: wording.browserHelp, measure: measure)
    if let entry, list.select(entry) { focus = .page }
    update()
  }

  var reader: PageReader { pagePane.reader }
  var items: [Item] { catalogue.list(in: language).items }
  var wording: Wording { Wording(language: language) }
  var layout: BrowserLayout { BrowserLayout(size, listPane.widths) }

  /// Takes the favourites as they are after a ``BrowserEffect/toggleFavourite(_:)``.
  mutating func setFavourites(_ imageNames: Set<ExactText>) {
    listPane = ListPane(items, favourites: imageNames, wording: wording, measure: measure)
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
    case .paste(let text):
      paste(text)
    case .escape:
      messages = []
      escape()
    case .key(.scalar("\u{C}")):
      return .repaint
    case .key(let key):
      messages = []
      return press(key)
    }
    return nil
  }
}

extension BrowserState {
  private mutating func press(_ key: Key) -> BrowserEffect? {
    if let filtering {
      type(key, in: filtering)
      return nil
    }
    let typed = digits
    digits = nil
    if focus == .list, !reader.isAsking {
      guard let action = KeyAction(key, in: .browser) else { return nil }
      return performInList(action, after: typed)
    }
    return pagePane.reader.press(key, in: .browser).flatMap { perform($0, after: typed) }
  }

  private mutating func performInList(_ action: KeyAction, after typed: Int?) -> BrowserEffect? {
    switch action {
    case .move(let move): list.move(move)
    case .find:
      filtering = Filtering(prompt: TextPrompt(list.filter?.query ?? ""), origin: list.entry)
    case .next: list.move(.lineDown)
    case .open: if list.entry != nil { focus = .page }
    case .category: list.showNextCategory()
    case .evidence: list.showNextEvidence()
    case .sort: list.sortNext()
    case .back, .previousMatch: break
    case .previous, .help, .quit, .repaint, .favourite, .link, .random, .pictures, .language,
      .digit:
      return perform(action, after: typed)
    }
    return nil
  }

  /// Does what a key asks for in the list and on the page alike, or what only the page's reader passes
  /// on.
  ///
  /// - Parameter typed: the digits before the key, if any.
  private mutating func perform(_ action: KeyAction, after typed: Int?) -> BrowserEffect? {
    switch action {
    case .next: list.move(.lineDown)
    case .previous: list.move(.lineUp)
    case .back: leavePage()
    case .favourite: return toggleFavourite()
    case .link: return list.entry.map(BrowserEffect.openLink)
    case .random: pickAtRandom()
    case .pictures: togglePictures()
    case .language: toggleLanguage()
    case .digit(let digit): type(digit, after: typed)
    case .quit: return .quit
    case .repaint: return .repaint
    case .help: _ = pagePane.reader.perform(.help)
    case .move, .find, .previousMatch, .open, .category, .evidence, .sort: break
    }
    return nil
  }

  private mutating func leavePage() {
    _ = pagePane.escape()
    pagePane.beginMarking()
    focus = .list
  }

  /// Ends what was begun last: a number, a search, the page, a filter.
  private mutating func escape() {
    if let filtering {
      cancel(filtering)
    } else if digits != nil {
      digits = nil
    } else if focus == .page || reader.isAsking {
      if !pagePane.escape() { leavePage() }
    } else {
      list.endFilter()
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
    let others = list.indices.filter { list.entry != .item($0) }
    if let index = others.randomElement(using: &generator) { list.select(.item(index)) }
  }

  /// Jumps to the number that the digits make so far. Digits beyond the last number start anew.
  private mutating func type(_ digit: Int, after typed: Int?) {
    let longer = (typed ?? 0) * 10 + digit
    let number = longer > items.count ? digit : longer
    digits = number
    if !list.select(number == 0 ? .overview : .item(number - 1)) {
      messages = [wording.notListed(number)]
    }
  }

  /// Hides the pictures, or shows them even if the rules of ``When/auto`` do not.
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
    guard let entry = list.entry else { return false }
    return catalogue.layOut(page(of: entry)).contains(where: \.hasPicture)
  }

  private mutating func toggleLanguage() {
    language = language == .korean ? .english : .korean
    pagePane.reader.help = wording.browserHelp
    listPane = ListPane(items, favourites: listPane.favourites, wording: wording, measure: measure)
    if catalogue.hasEnglish { list = list.translated(to: catalogue.list(in: language)) }
  }
}

/// The filter that is being typed.
extension BrowserState {
  private mutating func paste(_ text: String) {
    if filtering != nil {
      filtering?.prompt.paste(text)
      list.narrow(to: filtering?.prompt.text ?? "")
    } else {
      pagePane.reader.paste(text)
    }
  }

  /// The keys that move work in the list meanwhile.
  private mutating func type(_ key: Key, in filtering: Filtering) {
    var filtering = filtering
    switch filtering.prompt.take(key) {
    case .edited:
      list.narrow(to: filtering.prompt.text)
      pagePane.beginMarking()
      self.filtering = filtering
    case .accepted: self.filtering = nil
    case .cancelled: cancel(filtering)
    case nil:
      if case .scalar = key { return }
      if case .move(let move) = KeyAction(key, in: .browser) { list.move(move) }
    }
  }

  private mutating func cancel(_ filtering: Filtering) {
    list.endFilter()
    if let origin = filtering.origin { list.select(origin) }
    self.filtering = nil
  }
}

/// What is on the screen.
extension BrowserState {
  private func page(of entry: BrowserEntry) -> BrowserPage {
    BrowserPage(
      entry: entry,
      size: TerminalSize(columns: layout.pageColumns, rows: layout.contentRows),
      language: language,
      isFavourite: listPane.isFavourite(entry),
      pictures: pictures ?? .never
    )
  }

  /// Fits both parts to the screen, and draws what has changed on it.
  private mutating func update() {
    let layout = layout
    pagePane.reader.resize(to: TerminalSize(columns: layout.columns, rows: layout.contentRows))
    listPane.fit(&list, to: layout)
    let shown = list.entry.map { page(of: $0) }
    if layout.isWide || focus == .list { listPane.draw(list, page: shown, of: catalogue) }
    if layout.isWide || focus == .page {
      pagePane.show(shown, of: catalogue)
      if shown != nil { pagePane.mark(list.pageQuery) }
    }
  }
}
