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
  /// The `image_name`s of the favourites.
  private(set) var favourites: Set<String>
  /// Whether pages have pictures; nil if the terminal shows none.
  private(set) var pictures: PictureMode?

  private(set) var list: BrowserList
  /// Shows the page of the list's entry, as far as it is on the screen, and the help.
  private(set) var reader: PageReader
  private var page: BrowserPage?
  /// The query of the filter whose words are marked on the page.
  private var markedQuery: String?
  /// Whether the words of the filter go with the reader: until Esc ends their search.
  private var marksFilter = true
  /// The widths of the list's contents.
  private(set) var widths: ListWidths
  /// What stands below the list, each after an empty line: the entry's description in full, the legend,
  /// and the beginning of its page.
  private(set) var belowList: [[Line]] = []
  private var preview: (page: BrowserPage, lines: [Line])?

  private(set) var focus = Focus.list
  private(set) var filtering: Filtering?
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
    widths = ListWidths(
      catalogue.items(in: language), hasFavourites: !favourites.isEmpty,
      wording: BrowserWording(language: language), measure: measure)
    reader = PageReader(
      NoLines(), help: BrowserWording(language: language).help,
      size: TerminalSize(columns: 1, rows: 1),
      measure: measure)
    if let entry, list.select(entry) { focus = .page }
    update()
  }

  var items: Items { catalogue.items(in: language) }
  var wording: BrowserWording { BrowserWording(language: language) }
  var layout: BrowserLayout { BrowserLayout(size, widths) }

  func isFavourite(_ entry: BrowserEntry) -> Bool {
    guard !favourites.isEmpty, case .item(let index) = entry else { return false }
    return favourites.contains(items.imageName(at: index))
  }

  /// Whether there is work to do while no key is pressed; see ``work()``.
  var isBusy: Bool { list.isSearching || reader.isBusy }

  /// Goes on with the full-text search of the filter, or with the layout of the page, for a short while.
  mutating func work() {
    if list.isSearching {
      list.continueSearch()
      update()
    } else {
      reader.work()
    }
  }

  /// Takes the favourites as they are after a ``BrowserEffect/toggleFavourite(_:)``.
  mutating func setFavourites(_ imageNames: Set<String>) {
    favourites = imageNames
    measureList()
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
    return reader.press(key, in: .browser).flatMap { perform($0, after: typed) }
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
    case .help: _ = reader.perform(.help)
    case .move, .find, .previousMatch, .open, .category, .evidence, .sort: break
    }
    return nil
  }

  private mutating func leavePage() {
    _ = reader.escape()
    marksFilter = true
    focus = .list
  }

  /// Ends what was begun last: a number, a search, the page, a filter.
  private mutating func escape() {
    if let filtering {
      cancel(filtering)
    } else if digits != nil {
      digits = nil
    } else if focus == .page || reader.isAsking {
      let hadSearch = reader.view.search != nil
      if !reader.escape() { leavePage() }
      if hadSearch, reader.view.search == nil { marksFilter = false }
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
    let indices = list.indices
    let current = indices.firstIndex { list.entry == .item($0) }
    let others = current == nil ? indices.count : indices.count - 1
    seed &+= 1
    guard let position = SeededChoice.index(below: others, seed: seed) else { return }
    list.select(.item(indices[position == current ? others : position]))
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
    guard let entry = list.entry else { return false }
    var lines = catalogue.layOut(page(of: entry))
    while let part = lines.next() {
      if part.contains(where: \.hasPicture) { return true }
    }
    return false
  }

  private mutating func toggleLanguage() {
    language = language == .korean ? .english : .korean
    reader.help = wording.help
    defer { measureList() }
    guard catalogue.hasEnglish else { return }
    list = list.translated(to: items, names: catalogue.names(in: language))
  }
}

/// The filter that is being typed.
extension BrowserState {
  private mutating func paste(_ text: String) {
    if filtering != nil {
      filtering?.prompt.paste(text)
      list.narrow(to: filtering?.prompt.text ?? "")
    } else {
      reader.paste(text)
    }
  }

  /// The keys that move work in the list meanwhile.
  private mutating func type(_ key: Key, in filtering: Filtering) {
    var filtering = filtering
    switch filtering.prompt.take(key) {
    case .edited:
      list.narrow(to: filtering.prompt.text)
      marksFilter = true
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

/// The page on the screen.
extension BrowserState {
  private func page(
    of entry: BrowserEntry, extent: BrowserPage.Extent = .whole
  ) -> BrowserPage {
    BrowserPage(
      entry: entry,
      extent: extent,
      size: TerminalSize(columns: layout.pageColumns, rows: layout.contentRows),
      language: language,
      isFavourite: isFavourite(entry),
      pictures: pictures ?? .never
    )
  }

  /// Fits the list to the screen, and lays the page out if it is on the screen and has changed.
  private mutating func update() {
    reader.resize(to: TerminalSize(columns: layout.columns, rows: layout.contentRows))
    updateList()
    guard layout.isWide || focus == .page else { return }
    guard let entry = list.entry else {
      page = nil
      reader.show(NoLines())
      return
    }
    show(page(of: entry))
    let query = marksFilter ? list.pageQuery : nil
    if query?.text != markedQuery {
      markedQuery = query?.text
      reader.search(query)
    }
  }

  private mutating func show(_ new: BrowserPage) {
    guard new != page else { return }
    let lines = catalogue.layOut(new)
    if let page, page.entry == new.entry, page.language == new.language {
      reader.layOut(lines)
    } else {
      reader.show(lines)
      markedQuery = nil
    }
    page = new
  }

  private mutating func measureList() {
    widths = ListWidths(
      items, hasFavourites: !favourites.isEmpty, wording: wording, measure: measure)
  }

  /// The page of an empty list.
  private struct NoLines: IteratorProtocol {
    func next() -> [Line]? { nil }
  }
}

/// The list and what stands below it.
extension BrowserState {
  /// The rows that a list keeps for itself, if it has so many.
  private static let minListRows = 10
  /// The rows that the list leaves for the entry's description, with the empty one before it.
  private static let descriptionRows = 3
  /// The free rows from which on the beginning of the page is shown.
  private static let minPreviewRows = 16

  private mutating func updateList() {
    let lines = PageLayout(columns: max(1, layout.listColumns - 1), measure: measure)
    let legend = lines.lines(of: Document(widths.grades.legend(in: wording.pages)))
    let most = layout.contentRows - (layout.isWide ? 0 : Self.descriptionRows)
    let besideLegend = most - legend.count - 1
    let showsLegend = !legend.isEmpty && besideLegend >= min(list.rowCount, Self.minListRows)
    // A screen that has no room for both shows the list alone.
    list.setHeight(
      showsLegend ? besideLegend : most < Self.minListRows / 2 ? layout.contentRows : most)
    belowList = []
    if !layout.isWide, let entry = list.entry {
      let text = Inline(own: description(of: entry), .subtitle)
      belowList.append(lines.lines(of: Document([.paragraph([text])])))
    }
    if showsLegend { belowList.append(legend) }
    belowList.removeAll(where: \.isEmpty)
    addPreview()
  }

  /// Adds the picture of the entry, or the beginning of its text.
  private mutating func addPreview() {
    let used = max(1, list.visible.count) + belowList.reduce(0) { $0 + $1.count + 1 }
    let free = layout.contentRows - used
    guard !layout.isWide, focus == .list, free >= Self.minPreviewRows, let entry = list.entry
    else { return }
    let page = page(of: entry, extent: .beginning(rows: free - 1))
    if preview?.page != page {
      let lines = PageView(catalogue.layOut(page), rows: free - 1).visibleLines
      preview = (page, lines)
    }
    belowList.append(preview?.lines ?? [])
  }
}
