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
    var prompt = TextPrompt()
    /// The list as it was before.
    let before: BrowserList
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
    opening entry: Subject? = nil,
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
    pagePane = PagePane(help: .browser(wording), measure: measure)
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
    case .key(let key):
      messages = []
      return press(key)
    }
    return nil
  }
}

extension BrowserState {
  /// A key is the prompt's, then the page's, then the list's.
  private mutating func press(_ key: Key) -> BrowserEffect? {
    if let filtering {
      type(key, in: filtering)
      return nil
    }
    let typed = digits
    digits = nil
    if typed != nil, key == .escape { return nil }
    if focus == .page || reader.isAsking {
      if pagePane.press(key) { return nil }
      // The end of a page is the beginning of the next.
      if PageAction(key) == .move(.pageDown) { return perform(.next, key, after: typed) }
    }
    if let action = ListAction(key) {
      // The list changes only if it is what the reader looks at.
      let changesList = [.category, .evidence, .sort].contains(action)
      return changesList && focus == .page ? nil : perform(action, key, after: typed)
    }
    guard focus == .list else { return nil }
    if case .move(let move) = PageAction(key) { list.move(move) }
    if PageAction(key) == .help { pagePane.reader.showHelp() }
    return nil
  }

  /// - Parameter typed: the digits before the key, if any.
  private mutating func perform(
    _ action: ListAction, _ key: Key, after typed: Int?
  ) -> BrowserEffect? {
    switch action {
    case .open: if list.entry != nil { focus = .page }
    case .back: back()
    case .filter:
      filtering = Filtering(before: list)
      list.endFilter()
    case .next: step(.lineDown)
    case .previous: step(.lineUp)
    case .number: type(key, after: typed)
    case .random: pickAtRandom()
    case .favourite: return toggleFavourite()
    case .link: return list.entry.map(BrowserEffect.openLink)
    case .category: list.showNextCategory()
    case .evidence: list.showNextEvidence()
    case .sort: list.sortNext()
    case .pictures: togglePictures()
    case .language: toggleLanguage()
    case .quit:
      if focus == .list { return .quit }
      back()
    }
    return nil
  }

  /// From the page to the list; in the list takes back what narrows it, one at a time.
  private mutating func back() {
    if focus == .list { return list.takeBack() }
    pagePane.reader.endSearch()
    pagePane.beginMarking()
    focus = .list
  }

  /// Goes to a neighbour in the list, and says if there is none.
  private mutating func step(_ move: PageView.Move) {
    let before = list.entry
    list.move(move)
    guard before != nil, list.entry == before else { return }
    messages = [move == .lineDown ? wording.isLast : wording.isFirst]
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
  private mutating func type(_ key: Key, after typed: Int?) {
    guard let digit = Int(key.name) else { return }
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
    pagePane.reader.help = .browser(wording)
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
    case .accepted:
      self.filtering = nil
      if list.rowCount == 1 { focus = .page }
    case .cancelled:
      self.filtering = nil
      list = filtering.before
    case nil:
      if case .scalar = key { return }
      if case .move(let move) = PageAction(key) { list.move(move) }
    }
  }
}

/// What is on the screen.
extension BrowserState {
  /// What narrows the list, and its order, in the sequence in which Esc takes them back.
  var narrowing: [String] {
    var parts: [String] = []
    if let filter = list.filter { parts.append(wording.filtered(Inline(part: filter.query).text)) }
    if let category = list.category { parts.append(Inline(line: category).text) }
    if let evidence = list.evidence { parts.append(wording.evidenceWord(evidence)) }
    switch list.order {
    case .number: break
    case .name: parts.append(wording.orderByName)
    case .evidence: parts.append(wording.orderByEvidence)
    }
    return parts
  }

  private func page(of entry: Subject) -> BrowserPage {
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
    listPane.fit(&list, to: layout, narrowing: narrowing)
    let shown = list.entry.map { page(of: $0) }
    if layout.isWide || focus == .list { listPane.draw(list, page: shown, of: catalogue) }
    if layout.isWide || focus == .page {
      pagePane.show(shown, of: catalogue)
      if shown != nil { pagePane.mark(list.pageQuery) }
    }
  }
}
