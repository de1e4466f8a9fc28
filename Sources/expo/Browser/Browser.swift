import ExpoCore
import TerminalText

/// The browser between two keys.
///
/// An event changes its state and may ask something of the world. It reads no keyboard, draws
/// nothing and stores nothing.
///
///     var browser = Browser(edition, other: other, settings: settings, size: size)
///     if let effect = browser.handle(.key(.down)) { … }
///     let screen = browser.contents
struct Browser {
  enum Focus {
    case list
    case page
  }

  /// What is being typed.
  enum Typing {
    /// A query that narrows the list, and the list as it was before.
    case filter(before: BrowserList)
    /// A query that searches the page, and the first line that was shown before.
    case find(from: Int)
    /// The number of an exhibit.
    case exhibit
    /// The number of one of the page's links.
    case link
  }

  /// A request to the world.
  enum Effect: Equatable {
    case quit
    /// Draw everything again.
    case redraw
    /// Add a topic to the favourites, or remove it, and show them.
    case setFavourite(Topic, Bool)
    /// Show the favourites as they are now.
    case readFavourites
    case openLink(Topic, number: Int)
  }

  /// The edition that a key shows instead; nil if it cannot be read.
  private var other: BrowserEdition?
  let settings: OutputSettings
  private(set) var size: TerminalSize
  private(set) var layout: BrowserLayout

  private(set) var list: BrowserList
  /// The page of the list's topic.
  private(set) var page = BrowserPage([], rows: 1)
  /// What the lines of the page depend on, besides the items.
  private var shown: (Topic?, columns: Int, rows: Int, isFavourite: Bool?) = (nil, 0, 0, nil)
  /// All keys, over the whole screen.
  private(set) var help: BrowserPage?
  private(set) var focus = Focus.list

  private(set) var typing: Typing?
  private(set) var prompt = TextPrompt()
  /// The messages in the last row until the next key, the most important first.
  private(set) var messages: [String] = []
  /// The query of the filter whose words are marked on the page.
  private var markedQuery: String?
  /// Whether the page marks the words of the filter, which it does until a key ends that search.
  private var marksFilter = true

  /// - Parameter topic: The page to open; nil opens the list.
  init(
    _ edition: BrowserEdition, other: BrowserEdition?, settings: OutputSettings,
    size: TerminalSize, favourites: Set<Int> = [], opening topic: Topic? = nil
  ) {
    self.other = other
    self.settings = settings
    self.size = size
    list = BrowserList(edition, favourites: favourites)
    layout = BrowserLayout(size, of: list, settings.measure)
    if let topic, list.select(topic) { focus = .page }
    update()
  }

  var edition: BrowserEdition { list.edition }
  var items: [Item] { list.items }
  var wording: Wording { edition.wording }

  /// Fits the screen to another size.
  mutating func resize(to size: TerminalSize) {
    guard size != self.size else { return }
    self.size = size
    update()
    let lines = helpLines
    help?.layOut(lines, rows: layout.contentRows)
  }

  /// Sets the favourites, after an effect that asks for it.
  mutating func setFavourites(_ indices: Set<Int>) {
    list.setFavourites(indices)
    update()
  }

  /// Shows messages in the last row until the next key, the most important first.
  mutating func showMessage(_ messages: String...) { self.messages = messages }

  /// Handles an event, and returns its request to the world, if there is one.
  mutating func handle(_ event: ScreenEvent) -> Effect? {
    defer { update() }
    if case .key(let key) = event, KeyBinding.binding(of: key)?.action == .redraw { return .redraw }
    if let typing { return type(event, typing) }
    guard case .key(let key) = event else { return nil }
    messages = []
    return press(key)
  }
}

/// The keys.
extension Browser {
  private mutating func press(_ key: Key) -> Effect? {
    var effect: Effect?
    let binding = KeyBinding.binding(of: key)
    guard let binding, focus == .list || !binding.isForList,
      perform(binding.action, &effect)
    else {
      showMessage(
        wording.say(
          "‘\(key.name)’ 키는 여기서 하는 일이 없습니다 (? 도움말)",
          "‘\(key.name)’ does nothing here (? help)"))
      return nil
    }
    if case .exhibit = typing { _ = prompt.type(.key(key)) }
    return effect
  }

  /// Returns whether the action does anything here.
  private mutating func perform(_ action: KeyBinding.Action, _ effect: inout Effect?) -> Bool {
    if case .move(let move) = action {
      self.move(move)
      return true
    }
    // Another key closes the help, and does what the help says of it.
    if help.take() != nil, action == .back || action == .help { return true }
    switch action {
    case .open where list.topic == nil: return false
    case .open: focus = .page
    case .back: return back()
    case .find: find()
    case .next: goOn(by: 1)
    case .previous: goOn(by: -1)
    case .favourite:
      effect = list.topic.map { .setFavourite($0, !list.isFavourite($0)) }
      return effect != nil
    case .favourites:
      list.toggleFavouritesOnly()
      effect = .readFavourites
    case .link: return askForLink(&effect)
    case .category: return narrows { $0.showNextCategory() }
    case .grade: return narrows { $0.showNextGrade() }
    case .language: return changeLanguage()
    case .number: ask(.exhibit)
    case .help: help = BrowserPage(helpLines, rows: layout.contentRows)
    case .quit: effect = .quit
    case .move, .redraw: break
    }
    return true
  }

  private var helpLines: [Line] {
    PageLayout(columns: layout.columns, measure: settings.measure)
      .lines(of: KeyBinding.help(wording, onPage: focus == .page))
  }

  /// Moves in the help, in the list or on the page, and shows if there is nothing further that way.
  private mutating func move(_ move: KeyBinding.Move) {
    if var help {
      if !help.move(move) { showEdge(isEnd: move.goesDown) }
      self.help = help
    } else if focus == .list, !layout.isWide || !move.isByScreen {
      if !list.move(move) { showEdge(isEnd: move.goesDown) }
    } else if !page.move(move) {
      // The end of a page is the beginning of the next.
      if move == .screenDown { goToNeighbour(1) } else { showEdge(isEnd: move.goesDown) }
    }
  }

  private mutating func showEdge(isEnd: Bool) {
    showMessage(
      isEnd ? wording.say("끝입니다.", "This is the end.") : wording.say("처음입니다.", "This is the start.")
    )
  }

  /// Goes to another match of the page's search, or else to a neighbour in the list.
  private mutating func goOn(by step: Int) {
    if focus != .page || page.search == nil {
      goToNeighbour(step)
    } else if !page.searchAgain(by: step) {
      showMessage(wording.say("이 글에는 하나뿐입니다.", "This is the only match on this page."))
    }
  }

  private mutating func goToNeighbour(_ step: Int) {
    if !list.select(step: step) { showEdge(isEnd: step > 0) }
  }

  /// Ends the search of the page, goes to the list, or takes back what narrows it.
  private mutating func back() -> Bool {
    guard focus == .page else { return list.undo() }
    if page.search != nil {
      page.search(nil)
      marksFilter = false
    } else {
      marksFilter = true
      focus = .list
    }
    return true
  }

  private mutating func narrows(_ change: BrowserList.Change) -> Bool {
    let before = list.selection
    change(&list)
    return list.selection != before
  }

  var links: [WebLink] {
    list.topic.flatMap { try? edition.catalogue.entry($0).links } ?? []
  }

  /// Opens the link, or asks which of several.
  private mutating func askForLink(_ effect: inout Effect?) -> Bool {
    guard let topic = list.topic else { return false }
    if links.count > 1 {
      ask(.link)
    } else {
      effect = .openLink(topic, number: 1)
    }
    return true
  }

  /// Shows the same catalogue in the other language.
  private mutating func changeLanguage() -> Bool {
    guard let other else { return false }
    self.other = edition
    list.translate(to: other)
    shown.0 = nil
    return true
  }
}

/// What is typed.
extension Browser {
  private mutating func find() {
    if focus == .page {
      ask(.find(from: page.offset))
    } else {
      ask(.filter(before: list))
      list.narrow(to: nil)
    }
  }

  private mutating func ask(_ typing: Typing) {
    self.typing = typing
    prompt = TextPrompt()
    switch typing {
    case .exhibit, .link: prompt.takesDigitsOnly = true
    case .filter, .find: break
    }
  }

  /// Types into the prompt. The keys that move work in the list meanwhile.
  private mutating func type(_ event: ScreenEvent, _ typing: Typing) -> Effect? {
    let key: Key? = if case .key(let key) = event { key.listed } else { nil }
    switch key {
    case "\r":
      self.typing = nil
      return accept(typing)
    case .escape:
      self.typing = nil
      cancel(typing)
    case "\u{7F}" where prompt.text.isEmpty:
      self.typing = nil
      cancel(typing)
    case let key:
      if prompt.type(event) {
        edited(typing)
      } else if case .filter = typing, let key,
        case .move(let move) = KeyBinding.binding(of: key)?.action
      {
        _ = list.move(move)
      } else if prompt.takesDigitsOnly, let key, KeyBinding.binding(of: key) != nil {
        // A key that no number has ends it, and does what it does otherwise.
        self.typing = nil
        return press(key)
      }
    }
    return nil
  }

  private mutating func edited(_ typing: Typing) {
    switch typing {
    case .filter:
      list.narrow(to: prompt.text)
      marksFilter = true
    case .find(let line):
      page.scroll(to: line)
      page.search(SearchQuery(prompt.text, in: wording.language))
    case .exhibit, .link: break
    }
  }

  private mutating func cancel(_ typing: Typing) {
    switch typing {
    case .filter(let before): list = before
    case .find(let line):
      page.search(nil)
      page.scroll(to: line)
    case .exhibit, .link: break
    }
  }

  private mutating func accept(_ typing: Typing) -> Effect? {
    let text = prompt.text
    switch typing {
    case .filter:
      if list.topics.count == 1, list.filter?.isNear != true { focus = .page }
    case .find:
      guard page.search?.matches.isEmpty == true else { break }
      page.search(nil)
      showMessage(
        wording.say(
          "‘\(Inline(text).text)’: 이 글에 없습니다. Esc 목록",
          "‘\(Inline(text).text)’: not on this page. Esc goes to the list"))
    case .exhibit where text.isEmpty: break
    case .exhibit:
      if let number = Int(text), list.select(number == 0 ? .exposition : .item(number - 1)) {
        focus = .page
      } else {
        showMessage(wording.say("\(text)번은 지금 목록에 없습니다", "Number \(text) is not in this list"))
      }
    case .link:
      guard !text.isEmpty, let topic = list.topic else { break }
      return .openLink(topic, number: Int(text) ?? .max)
    }
    return nil
  }
}

/// The page.
extension Browser {
  /// Fits list and page to the screen, and lays out the page if it is another one.
  private mutating func update() {
    layout = BrowserLayout(size, of: list, settings.measure)
    list.setHeight(layout.listRows)
    // With a filter, the status line counts the places on the page even while only the list is shown.
    if layout.isWide || focus == .page || list.filter != nil { showPage() }
  }

  /// Lays out the page of the list's topic if it is not the one that is shown, and marks what the
  /// filter has found on it.
  private mutating func showPage() {
    let new = (
      list.topic, layout.pageColumns, layout.contentRows, list.topic.map(list.isFavourite)
    )
    if new != shown {
      let lines = list.topic.map { self.lines(of: $0) } ?? []
      if new.0 == shown.0 {
        page.layOut(lines, rows: layout.contentRows)
      } else {
        page = BrowserPage(lines, rows: layout.contentRows)
        markedQuery = nil
      }
      shown = new
    }
    let query = marksFilter ? list.pageQuery : nil
    guard query?.text != markedQuery else { return }
    markedQuery = query?.text
    page.search(query)
    if page.search?.matches.isEmpty == true { page.search(nil) }
  }

  private func lines(of topic: Topic) -> [Line] {
    let columns = settings.columns(onScreen: layout.pageColumns)
    var pages = edition.pages
    pages.favourites = list.favourites
    let document =
      topic.index.map { pages.item(at: $0, of: items) }
      ?? edition.exposition.map(pages.overview) ?? []
    return settings.lines(of: document, columns: columns, rows: layout.contentRows)
      .flatMap { $0.wrapped(to: max(1, layout.pageColumns), measure: settings.measure) }
  }
}
