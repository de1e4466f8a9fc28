import ExpoCore
import TerminalText

/// The browser between two keys.
///
/// A pure state machine: an event changes the state and may ask something of the world. It reads no
/// keyboard, draws nothing and stores nothing.
///
///     var state = BrowserState(edition, size: size)
///     if let effect = state.handle(.key(.down)) { … }
///     let screen = state.contents
struct BrowserState {
  enum Focus {
    case list
    case page
  }

  /// A number or a text that may take several keys.
  enum Typing {
    /// The digit that says which link to open.
    case link
    /// A query that narrows the list, and the list as it was before.
    case filter(TextPrompt, before: BrowserList)
  }

  private(set) var edition: BrowserEdition
  let measure: CellMeasure
  private(set) var size: TerminalSize
  private(set) var layout: BrowserLayout
  /// Whether pages have pictures; nil if the terminal shows none.
  private(set) var pictures: AutoMode?

  private(set) var list: BrowserList
  /// Shows the page of the list's topic, and the help over the whole screen.
  private(set) var reader: PageReader
  private var page: BrowserPage?
  /// The query of the filter whose words are marked on the page.
  private var markedQuery: String?
  /// Whether the words of filters are marked: until Esc ends their search.
  private var marksFilter = true

  private(set) var focus = Focus.list
  private(set) var typing: Typing?
  private var generator: any RandomNumberGenerator

  /// - Parameters:
  ///   - pictures: whether pages have pictures; nil if the terminal shows none.
  ///   - topic: the page to open; nil opens the list.
  ///   - generator: picks items at random.
  init(
    _ edition: BrowserEdition,
    size: TerminalSize,
    measure: CellMeasure = CellMeasure(),
    favourites: [Int] = [],
    pictures: AutoMode? = .auto,
    opening topic: Topic? = nil,
    generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) {
    self.edition = edition
    self.measure = measure
    self.size = size
    self.pictures = pictures
    self.generator = generator
    list = BrowserList(edition, favourites: favourites)
    layout = BrowserLayout(size, of: list, edition.pages.wording, measure)
    reader = Self.reader(edition.pages.wording, size, measure)
    if let topic, list.select(topic) { focus = .page }
    update()
  }

  private static func reader(
    _ wording: Wording, _ size: TerminalSize, _ measure: CellMeasure
  ) -> PageReader {
    PageReader([], help: .browser(wording), wording: wording, size: size, measure: measure)
  }

  var items: [Item] { list.items }
  var wording: Wording { edition.pages.wording }
  var listPane: ListPane {
    ListPane(list, in: layout, of: edition.pages, measure: measure)
  }

  /// Sets the favourites, after a ``BrowserEffect/toggleFavourite(_:)``.
  mutating func setFavourites(_ indices: [Int]) {
    list.setFavourites(indices)
    update()
  }

  /// Shows the same catalogue in another language, after a ``BrowserEffect/changeLanguage``.
  mutating func translate(to edition: BrowserEdition) {
    self.edition = edition
    list.translate(to: edition)
    let lastQuery = reader.lastQuery
    reader = Self.reader(wording, size, measure)
    reader.lastQuery = lastQuery
    page = nil
    update()
  }

  /// Says something in the last row until the next key, the most important first.
  mutating func say(_ messages: [String]) { reader.say(messages) }

  /// Handles an event, and returns its request to the world, if there is one.
  ///
  /// If a key changes nothing on the screen, the last row says so.
  mutating func handle(_ event: ScreenEvent) -> BrowserEffect? {
    var effect: BrowserEffect?
    if case .resize(let size) = event {
      self.size = size
    } else if event == .pause {
      if let number = reader.takeNumber() { select(number) }
    } else if case .filter(let prompt, let before) = typing {
      typeFilter(event, prompt, before: before)
    } else if let key = reader.key(from: event) {
      let before = contents
      effect = press(key)
      update()
      if effect == nil, contents == before { reader.sayIgnored(key) }
    }
    update()
    return effect
  }

  /// How long a typed number waits for another key, in milliseconds; -1 for ever. In the list, the cursor then
  /// goes to it; on a page, Enter does that.
  var patience: Int32 { reader.number != nil && focus == .list && !reader.showsHelp ? 700 : -1 }
}

/// The keys.
extension BrowserState {
  /// A key belongs to the help if it is open, to the list if the cursor is there, otherwise to the page, and then
  /// to the list.
  private mutating func press(_ key: Key) -> BrowserEffect? {
    if case .link = typing.take() { return chooseLink(key) }
    let inList = reader.showsHelp ? nil : ListAction.keys.action(of: key)
    let onPage = focus == .list && inList != nil ? nil : PageAction.keys.action(of: key)
    if inList == .number || onPage == .digit {
      reader.type(digit: key)
      return nil
    }
    let number = reader.takeNumber()
    if number != nil, key == .escape { return nil }
    if let number, inList == .open {
      if select(number) { focus = .page }
      return nil
    }
    if let onPage, perform(onPage, number: number) { return nil }
    if let number, focus == .list, !reader.showsHelp { select(number) }
    // The list changes only if the reader looks at it.
    guard let inList, focus == .list || !inList.changesList else { return nil }
    return perform(inList)
  }

  /// Moves in the list, or does what a key asks for on the page; returns false if it does nothing there.
  ///
  /// - Parameter number: the number before the key, if there is one.
  private mutating func perform(_ action: PageAction, number: Int?) -> Bool {
    guard case .move(let move) = action, !reader.showsHelp else {
      return read(action, number: number)
    }
    if focus == .list, !layout.isWide || !move.isPaging {
      if let number, [.top, .bottom].contains(move) {
        select(number)
      } else {
        moveCursor(down: move.goesDown) { $0.move(move, number: number) }
      }
    } else if !read(action, number: number) {
      // The end of a page is the beginning of the next.
      goToNeighbour(1)
    }
    return true
  }

  /// Does what a key asks for on the page; returns false if the reader does nothing of the kind.
  private mutating func read(_ action: PageAction, number: Int?) -> Bool {
    if action == .help { reader.help = .browser(wording, onPage: focus == .page) }
    let hadSearch = reader.view.search != nil
    let isDone = reader.perform(action, number: number)
    if hadSearch, reader.view.search == nil { marksFilter = false }
    return isDone
  }

  private mutating func perform(_ action: ListAction) -> BrowserEffect? {
    switch action {
    case .open: if list.topic != nil { focus = .page }
    case .back: back()
    case .filter:
      typing = .filter(TextPrompt(last: reader.lastQuery), before: list)
      list.endFilter()
    case .next: goToNeighbour(1)
    case .previous: goToNeighbour(-1)
    case .random: pickAtRandom()
    case .favourite: return list.topic.map(BrowserEffect.toggleFavourite)
    case .favourites: list.toggleFavouritesOnly()
    case .link: return askForLink()
    case .category: list.showNextCategory()
    case .evidence: list.showNextEvidence()
    case .pictures: togglePictures()
    case .language: return .changeLanguage
    case .number: break
    case .quit where focus == .list: return .quit
    case .quit: back()
    }
    return nil
  }

  /// Goes from the page to the list; in the list, takes back one of the conditions that narrow it.
  private mutating func back() {
    if focus == .list { return list.undo(wording) }
    reader.search(nil)
    marksFilter = true
    focus = .list
  }

  private mutating func goToNeighbour(_ step: Int) {
    moveCursor(down: step > 0) { $0.select(step: step) }
  }

  /// Moves in the list, and says if there is nothing further that way.
  private mutating func moveCursor(down: Bool, _ move: BrowserList.Change) {
    let before = list.topic
    move(&list)
    guard list.topic == before else { return }
    say([down ? wording.isLast : wording.isFirst])
  }

  private var links: [WebLink] {
    guard let topic = list.topic else { return [] }
    return topic.index.map { items[$0].links } ?? edition.exposition?.links ?? []
  }

  /// Opens the link, or asks which of several.
  private mutating func askForLink() -> BrowserEffect? {
    if links.count < 2 { return list.topic.map { .openLink($0, number: 1) } }
    typing = .link
    return nil
  }

  /// The page's links that a digit can choose.
  var offeredLinks: ArraySlice<WebLink> { links.prefix(9) }

  private func chooseLink(_ key: Key) -> BrowserEffect? {
    guard let topic = list.topic, let number = Int(key.name), (1...offeredLinks.count) ~= number
    else { return nil }
    return .openLink(topic, number: number)
  }

  /// Picks another item of the list.
  private mutating func pickAtRandom() {
    let others = list.topics.filter { $0 != .exposition && $0 != list.topic }
    if let topic = others.randomElement(using: &generator) { list.select(topic) }
  }

  /// Moves the cursor to the topic with that number; returns false, and says so, if it is not listed.
  @discardableResult
  private mutating func select(_ number: Int) -> Bool {
    let isListed = list.select(number == 0 ? .exposition : .item(number - 1))
    if !isListed { say([wording.notListed(number)]) }
    return isListed
  }

  /// Hides the pictures, or shows them even if the rules of ``AutoMode/auto`` do not.
  private mutating func togglePictures() {
    guard let mode = pictures else {
      return say([wording.cannotShowPictures])
    }
    if mode == .always || pageHasPicture {
      pictures = .never
      say([wording.hidesPictures])
    } else {
      pictures = .always
      say([pageHasPicture ? wording.showsPictures : wording.noPictureHere])
    }
  }

  /// Whether the page of the list's topic shows a picture, or would if it were on the screen.
  private var pageHasPicture: Bool {
    guard let topic = list.topic else { return false }
    return edition.layOut(page(of: topic)).contains(where: \.hasPicture)
  }

  /// Types into the filter. The keys that move work in the list meanwhile.
  private mutating func typeFilter(
    _ event: ScreenEvent, _ prompt: TextPrompt, before: BrowserList
  ) {
    var prompt = prompt
    switch prompt.handle(event) {
    case .edited:
      list.narrow(to: prompt.text)
      marksFilter = true
      typing = .filter(prompt, before: before)
    case .accepted:
      typing = nil
      reader.lastQuery = prompt.text
      if list.topics.count == 1, list.filter?.isNear != true { focus = .page }
    case .cancelled:
      typing = nil
      list = before
    case nil:
      guard case .key(let key) = event else { return }
      if case .scalar = key { return }
      if case .move(let move) = PageAction.keys.action(of: key) { list.move(move) }
    }
  }
}

/// The contents of the screen.
extension BrowserState {
  private func page(of topic: Topic) -> BrowserPage {
    BrowserPage(
      topic: topic,
      columns: layout.pageColumns,
      rows: layout.contentRows,
      isFavourite: list.isFavourite(topic),
      pictures: pictures ?? .never
    )
  }

  /// The beginning of the topic's page in so many rows.
  func preview(rows: Int) -> [Line] {
    guard let topic = list.topic else { return [] }
    var page = page(of: topic)
    page.previewRows = rows
    return Array(edition.layOut(page).prefix(rows))
  }

  /// Fits both parts to the screen, and lays out the page if it is another one.
  private mutating func update() {
    layout = BrowserLayout(size, of: list, wording, measure)
    reader.resize(to: TerminalSize(columns: layout.columns, rows: layout.contentRows))
    list.setHeight(listPane.height)
    if layout.isWide || focus == .page { showPage(list.topic.map { page(of: $0) }) }
  }

  /// Shows a page, which is laid out only if it is another one, and marks what the filter has found on it;
  /// nil shows an empty page.
  private mutating func showPage(_ new: BrowserPage?) {
    if new != page {
      let lines = new.map(edition.layOut) ?? []
      if let page, page.topic == new?.topic {
        reader.layOut(lines)
      } else {
        reader.show(lines)
        markedQuery = nil
      }
      page = new
    }
    let query = marksFilter ? list.pageQuery : nil
    guard query?.text != markedQuery else { return }
    markedQuery = query?.text
    reader.search(query)
  }
}

/// A request of the browser to the world around it.
enum BrowserEffect: Equatable {
  case quit
  /// Add it to the favourites, or remove it.
  case toggleFavourite(Topic)
  case openLink(Topic, number: Int)
  /// Show the catalogue in the other language.
  case changeLanguage
}
