import ExpoCore
import TerminalText

/// The browser between two keys.
///
/// A key changes its state and may ask something of the world. It reads no keyboard, draws nothing
/// and stores nothing.
///
///     var browser = Browser(edition, other: other, settings: settings, size: size)
///     if browser.handle(.down) == .quit { … }
///     let screen = browser.contents
struct Browser {
  /// The purpose of a text that is being typed.
  enum PromptPurpose {
    /// The words that the list's topics must have. Cancelling restores the list.
    case filter(before: BrowserList)
    /// Words of the page. Cancelling restores the first visible line.
    case find(from: Int)
    /// The number of an exhibit.
    case exhibit
    /// The number of one of the page's links.
    case link
  }

  /// The effect of a key on the browser, or its request to the world.
  enum Outcome: Equatable {
    /// The key means nothing here.
    case nothing
    case done
    case quit
    /// Draw everything again.
    case redraw
    /// Add a topic to the favourites, or remove it, and show them.
    case setFavourite(Topic, Bool)
    /// Show the favourites as they are now.
    case readFavourites
    /// Open a source or a link of a topic by its number.
    case openLink(Topic, number: Int)
  }

  /// The values on which the lines of the page depend, besides the items.
  private struct PageKey: Equatable {
    let topic: Topic?
    let language: Language
    let showsSources: Bool
    let size: TerminalSize
    let isFavourite: Bool
  }

  /// The edition that a key shows instead; nil if it cannot be read.
  private var other: BrowserEdition?
  let settings: OutputSettings
  private(set) var size: TerminalSize
  private(set) var layout: BrowserLayout

  private(set) var list: BrowserList
  /// The page of the list's topic.
  private(set) var page = BrowserPage([], rows: 1)
  /// The topic whose page is that of its sources, and not its text.
  private var sourcesTopic: Topic?
  /// The first line of the text on the screen before its sources were.
  private var offsetInText = 0
  private var pageKey: PageKey?
  /// All keys, over the whole screen.
  private(set) var help: BrowserPage?
  /// Whether keys are for the page, and not for the list.
  private(set) var isReading = false

  private(set) var promptPurpose: PromptPurpose?
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
    if let topic, list.select(topic) { isReading = true }
    update()
  }

  var edition: BrowserEdition { list.edition }
  var items: [Item] { list.items }
  var wording: Wording { edition.wording }
  var showsSources: Bool { sourcesTopic != nil && sourcesTopic == list.topic }
  /// The links to choose from, of the sources and links of the topic: its links, and on the page of
  /// the sources all.
  var links: ArraySlice<WebLink> {
    guard let topic = list.topic, let entry = try? edition.catalogue.entry(topic) else { return [] }
    return entry.references[(showsSources ? 0 : entry.sources.count)...]
  }

  /// Fits the screen to another size.
  mutating func resize(to size: TerminalSize) {
    guard size != self.size else { return }
    self.size = size
    update()
    let lines = helpLines
    help?.layOut(lines, rows: layout.contentRows)
  }

  /// Sets the favourites, after an outcome that asks for it.
  mutating func setFavourites(_ indices: Set<Int>) {
    list.setFavourites(indices)
    update()
  }

  /// Shows messages in the last row until the next key, the most important first.
  mutating func showMessage(_ messages: String...) { self.messages = messages }

  /// Handles a key.
  ///
  /// - Parameter next: The key that follows, if it is known: a query is not looked up before its
  ///   last letter.
  mutating func handle(_ key: Key, before next: Key? = nil) -> Outcome {
    if promptPurpose != nil, !prompt.takesDigitsOnly, key.isText, next?.isText == true {
      _ = prompt.type(key)
      return .done
    }
    defer { update() }
    let binding = KeyBinding.binding(of: key)
    if binding?.action == .redraw { return .redraw }
    if let promptPurpose { return type(key, binding, for: promptPurpose) }
    if case .paste = key { return .nothing }
    messages = []
    return press(key, binding)
  }
}

/// The keys.
extension Browser {
  private mutating func press(_ key: Key, _ binding: KeyBinding?) -> Outcome {
    let outcome = binding.map { perform($0, key) } ?? .nothing
    if outcome == .nothing {
      showMessage(
        wording.say(
          "‘\(key.name)’ 키는 여기서 하는 일이 없습니다 (? 도움말)",
          "‘\(key.name)’ does nothing here (? help)"))
    }
    return outcome
  }

  private mutating func perform(_ binding: KeyBinding, _ key: Key) -> Outcome {
    if binding.isForList, isReading { return .nothing }
    let action = binding.action
    // Another key closes the help, and does what the help says of it.
    if !action.isMove, help.take() != nil, [.back, .help, .quit].contains(action) { return .done }
    switch action {
    case .move(let move): self.move(move)
    case .open:
      if list.topic == nil { return .nothing }
      isReading = true
    case .otherPane:
      if !layout.isWide || list.topic == nil { return .nothing }
      isReading.toggle()
    case .back: return back()
    case .find: find()
    case .next: goOn(by: 1)
    case .previous: goOn(by: -1)
    case .favourite:
      return list.topic.map { .setFavourite($0, !list.isFavourite($0)) } ?? .nothing
    case .favourites:
      list.toggleFavouritesOnly()
      return .readFavourites
    case .link:
      guard let topic = list.topic else { return .nothing }
      if links.count < 2 { return .openLink(topic, number: links.startIndex + 1) }
      ask(for: .link)
    case .sources:
      if list.topic == nil { return .nothing }
      sourcesTopic = showsSources ? nil : list.topic
      if !layout.isWide { isReading = true }
    case .category: return select { $0.showNextCategory() }
    case .grade: return select { $0.showNextGrade() }
    case .language: return changeLanguage()
    case .number:
      ask(for: .exhibit)
      _ = prompt.type(key)
    case .help: help = BrowserPage(helpLines, rows: layout.contentRows)
    case .redraw: return .redraw
    case .quit: return .quit
    }
    return .done
  }

  private var helpLines: [Line] {
    PageLayout(columns: layout.columns, measure: settings.measure)
      .lines(of: KeyBinding.help(wording, onPage: isReading))
  }

  /// Moves in the help, in the list or on the page, and says if there is nothing further that way.
  private mutating func move(_ move: KeyBinding.Move) {
    if var help {
      if !help.move(move) { showEdge(isEnd: move.goesDown) }
      self.help = help
    } else if !isReading, !layout.isWide || !move.isByScreen {
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
    guard isReading, let search = page.search else { return goToNeighbour(step) }
    // The list of a filter goes on with its words.
    if search.query.text == markedQuery, search.isLast(by: step), list.select(step: step) { return }
    if !page.searchAgain(by: step) {
      showMessage(wording.say("이 글에는 하나뿐입니다.", "This is the only match on this page."))
    }
  }

  private mutating func goToNeighbour(_ step: Int) {
    if !list.select(step: step) { showEdge(isEnd: step > 0) }
  }

  /// Ends the search of the page, goes to the list, or removes a filter of the list.
  private mutating func back() -> Outcome {
    guard isReading else { return list.undo() ? .done : .nothing }
    if page.search != nil {
      page.search(nil)
      marksFilter = false
    } else if showsSources {
      sourcesTopic = nil
    } else {
      marksFilter = true
      isReading = false
    }
    return .done
  }

  private mutating func select(_ change: BrowserList.Change) -> Outcome {
    let before = list.selection
    change(&list)
    return list.selection == before ? .nothing : .done
  }

  /// Shows the same catalogue in the other language.
  private mutating func changeLanguage() -> Outcome {
    guard let other else { return .nothing }
    let topic = list.topic
    self.other = edition
    list.translate(to: other)
    // A reader keeps the page, even if its other edition lacks the words of the filter.
    if isReading, let topic, list.topic != topic {
      list.filter(by: nil)
      isReading = list.select(topic)
    }
    return .done
  }
}

/// The prompt.
extension Browser {
  private mutating func find() {
    if isReading {
      ask(for: .find(from: page.offset))
    } else {
      ask(for: .filter(before: list))
      list.filter(by: nil)
    }
  }

  private mutating func ask(for purpose: PromptPurpose) {
    promptPurpose = purpose
    prompt =
      switch purpose {
      case .exhibit, .link: TextPrompt(takesDigitsOnly: true)
      case .filter, .find: TextPrompt()
      }
  }

  /// Types into the prompt. The keys that move work in the list meanwhile.
  private mutating func type(
    _ key: Key, _ binding: KeyBinding?, for purpose: PromptPurpose
  ) -> Outcome {
    switch key.unified {
    case "\r":
      promptPurpose = nil
      return accept(purpose)
    case .escape:
      cancel(purpose)
    case "\u{7F}" where prompt.text.isEmpty:
      cancel(purpose)
    case let key where prompt.type(key):
      lookUp(purpose)
    case let key:
      if case .filter = purpose, case .move(let move) = binding?.action {
        _ = list.move(move)
      } else if prompt.takesDigitsOnly, binding != nil {
        // A key that no number has ends it, and does what it does otherwise; but q only ends it.
        promptPurpose = nil
        return binding?.action == .quit ? .done : press(key, binding)
      }
    }
    return .done
  }

  private mutating func lookUp(_ purpose: PromptPurpose) {
    switch purpose {
    case .filter:
      list.filter(by: prompt.text)
      marksFilter = true
    case .find(let line):
      page.scroll(to: line)
      page.search(edition.catalogue.query(prompt.text, in: wording.language))
    case .exhibit, .link: break
    }
  }

  private mutating func cancel(_ purpose: PromptPurpose) {
    promptPurpose = nil
    switch purpose {
    case .filter(let before): list = before
    case .find(let line):
      page.search(nil)
      page.scroll(to: line)
    case .exhibit, .link: break
    }
  }

  private mutating func accept(_ purpose: PromptPurpose) -> Outcome {
    let text = prompt.text
    switch purpose {
    case .filter:
      if list.topics.count == 1, list.filter?.isNear != true { isReading = true }
    case .find:
      guard page.search?.matches.isEmpty == true else { break }
      page.search(nil)
      let back = showsSources ? wording.say("글", "the text") : wording.say("목록", "the list")
      showMessage(
        wording.say(
          "‘\(Inline(text).text)’: 이 글에 없습니다. Esc \(back)",
          "‘\(Inline(text).text)’: not on this page. Esc goes to \(back)"))
    case .exhibit where text.isEmpty: break
    case .exhibit:
      if let number = Int(text), list.select(number == 0 ? .exposition : .item(number - 1)) {
        isReading = true
      } else {
        let hint = Key.escape.hint(wording.say("풀기", "undo"))
        showMessage(
          wording.say("\(text)번은 지금 목록에 없습니다", "Number \(text) is not in this list")
            + (list.activeFilters.isEmpty ? "" : " (\(hint))"))
      }
    case .link:
      guard !text.isEmpty, let topic = list.topic else { break }
      return .openLink(topic, number: Int(text) ?? .max)
    }
    return .done
  }
}

/// The page.
extension Browser {
  /// Fits list and page to the screen, and lays out the page if it is another one.
  private mutating func update() {
    layout = BrowserLayout(size, of: list, settings.measure)
    list.setHeight(layout.listRows)
    // With a filter, the status line counts the places on the page even while only the list is
    // visible.
    if layout.isWide || isReading || list.filter != nil { updatePage() }
  }

  /// Lays out the page if its lines change, and marks the words of the filter on it.
  private mutating func updatePage() {
    let key = PageKey(
      topic: list.topic, language: wording.language, showsSources: showsSources,
      size: TerminalSize(columns: layout.pageColumns, rows: layout.contentRows),
      isFavourite: list.topic.map(list.isFavourite) ?? false)
    if key != pageKey {
      let lines = list.topic.map { self.lines(of: $0) } ?? []
      let isSameTopic = key.topic == pageKey?.topic
      if isSameTopic, showsSources == pageKey?.showsSources {
        page.layOut(lines, rows: key.size.rows)
      } else {
        if showsSources { offsetInText = isSameTopic ? page.offset : 0 }
        page = BrowserPage(lines, rows: key.size.rows)
        if isSameTopic, !showsSources { page.scroll(to: offsetInText) }
        markedQuery = nil
      }
      if key.language != pageKey?.language {
        page.search(nil)
        markedQuery = nil
      }
      pageKey = key
    }
    let query = marksFilter ? list.pageQuery : nil
    guard query?.text != markedQuery else { return }
    markedQuery = query?.text
    page.search(query)
    if page.search?.matches.isEmpty == true { page.search(nil) }
  }

  private func lines(of topic: Topic) -> [Line] {
    let columns = settings.columns(onScreen: layout.pageColumns)
    let pages = edition.pages
    let document = try? showsSources ? pages.sources(of: topic) : pages.page(of: topic)
    // A command or an address that a page keeps whole is broken at the edge of the screen.
    return settings.lines(of: document ?? [], columns: columns, rows: layout.contentRows)
      .flatMap { $0.wrapped(to: max(1, layout.pageColumns), measure: settings.measure) }
  }
}
