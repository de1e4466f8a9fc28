import ExpoCore
import TerminalText

extension Context {
  /// `expo browse [name]`
  func browse(_ words: [String]) throws -> Output {
    let name = words.sentence
    let list = try catalogue.itemList()
    let category = try Selection(options, in: list).category
    let entry = name.isEmpty ? nil : try list.topic(of: words, for: .browse)
    if case .item(let index) = entry, let category, list.items[index].category != category {
      throw CommandError.itemElsewhere(list.items[index].name, category: category)
    }
    var prompt = CommandPrompt(self, list.items)
    let first =
      entry.map { [Command.item.name, String($0.number)] }
      ?? [Command.items.name] + (category.map { [Option.category.name, $0] } ?? [])
    let hasScreen = surroundings.output.isTerminal && !surroundings.environment.terminalIsDumb
    guard hasScreen, !presentation.isAccessible else {
      return Output(content: .lineByLine { try prompt.run(first) })
    }
    let browser = CatalogueBrowser(self, list, category: category, opening: entry)
    return Output(content: .fullScreen(browser, orElse: { try prompt.run(first) }))
  }
}

/// What the browser does besides showing pages, on a screen and in lines.
extension Context {
  /// The address of the entry's link.
  func address(of entry: Topic, in items: [Item]) throws -> String {
    switch entry {
    case .overview: try addressOfExposition()
    case .item(let index): try address(of: items[index])
    }
  }

  /// Opens an address, and returns what became of it in words.
  func open(_ address: String) -> String {
    switch linkOpener.open(address) {
    case .opened: wording.opened
    case .noProgram: wording.noLinkOpener
    case .failed(let command): wording.linkOpenerFailed(Quoted.text(command))
    case .addressTooLong: wording.addressTooLong
    }
  }

  /// Adds an item to the favourites, or removes it. Returns the identifiers of the catalogue's
  /// favourites, and what was done in words.
  func toggleFavourite(
    at index: Int, of items: [Item]
  ) throws -> (favourites: Set<ExactText>, message: String) {
    let own = FavouritesOfCatalogue(key: try catalogue.key(), items: items)
    let favourite = own.favourite(at: index)
    guard !favourite.imageName.text.isEmpty else {
      throw CommandError.withoutIdentifier(favourite.name)
    }
    var setAside: String?
    var store = FavouritesStore(path: try FavouritesStore.path(in: surroundings.environment)) {
      event in
      if case .setAside(let path) = event { setAside = path }
    }
    store.patience = 300
    let (entries, isAdded) = try store.change { entries in
      let count = entries.count
      entries.removeAll(where: favourite.isSame)
      let isAdded = entries.count == count
      if isAdded { entries.append(favourite) }
      return (entries, isAdded)
    }
    return (
      entries.imageNames(of: own.key),
      setAside.map { wording.setAside(Inline(foreignLine: $0).text) }
        ?? wording.favourite(isAdded)
    )
  }
}

/// What the browser shows.
extension Context {
  /// - Parameter list: that of the language in use, which stands for one that cannot be read.
  func browserCatalogue(_ list: ItemList) -> BrowserCatalogue {
    let list = (try? catalogue.itemList()) ?? list
    return BrowserCatalogue(
      list: list, hasOverview: (try? catalogue.exposition()) != nil, context: page,
      layOut: { lines(of: $0, in: list.items) })
  }

  private func lines(of shown: BrowserPage, in items: [Item]) -> [Line] {
    var page = page
    page.pictures = pictureRules(for: shown).pictures(of: catalogue.catalogue)
    var document: Document
    switch shown.entry {
    case .overview:
      document = (try? catalogue.exposition()).map { .overview(of: $0, in: page) } ?? Document([])
    case .item(let index):
      if shown.isFavourite { page.favourites = [ExactText(items[index].imageName)] }
      document = .item(at: index, of: items, in: page)
    }
    document = Document(
      document.blocks.filter { if case .hint = $0 { false } else { true } })
    if case .beginning(let rows) = shown.extent { document = document.beginning(rows: rows) }
    let layout = PageLayout(
      columns: presentation.columns(onScreen: shown.size.columns), measure: presentation.measure,
      limitsProse: presentation.limitsProse)
    return layout.lines(of: document).flatMap {
      $0.wrapped(to: max(1, shown.size.columns), measure: presentation.measure)
    }
  }

  /// The rules of pictures for a page, whose pane and screen may have changed their sizes.
  private func pictureRules(for page: BrowserPage) -> PictureRules {
    // The status line is the screen's last row.
    let pane = StreamFacts(
      isTerminal: true, columns: page.size.columns, rows: page.size.rows + 1)
    let environment = surroundings.environment
    var options = options
    options.noPager = true
    return PictureRules(
      option: page.pictures, environment: environment, output: pane,
      presentation: Presentation(
        options: options, environment: environment, output: pane, errors: surroundings.errors))
  }
}

extension Document {
  /// The picture if it has no more rows, or else the text.
  fileprivate func beginning(rows: Int) -> Document {
    for case .picture(let picture, _) in blocks.prefix(2) where picture.rows <= rows {
      return Document([.picture(picture, caption: nil)])
    }
    return Document(
      blocks.filter { block in
        if case .paragraph = block { true } else { false }
      })
  }
}
