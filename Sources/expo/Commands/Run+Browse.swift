import ExpoCore
import TerminalText

extension Run {
  /// `expo browse [NAME]`
  func browse(_ words: [String]) throws -> Output {
    let name = words.sentence
    let list = try catalogue.itemList()
    let category = try Selection(options, in: list).category
    let entry = name.isEmpty ? nil : try list.topic(of: words, for: .browse)
    if case .item(let index) = entry, let category,
      !Selection(category: category).indices(of: list.items).contains(index)
    {
      throw CommandError.itemElsewhere(list.items[index].name, category: category)
    }
    var prompt = CommandPrompt(self, list.items)
    let first =
      entry.map { [Command.item.name, String($0.number)] }
      ?? [Command.items.name] + (category.map { [Option.category.name, $0] } ?? [])
    let hasScreen = startup.output.isTerminal && !startup.environment.terminalIsDumb
    var output = Output(content: .prompt { try prompt.run(first) })
    if hasScreen, !settings.isAccessible {
      output.screen = { CatalogueBrowser(self, list, category: category, opening: entry) }
    }
    return output
  }

  /// The browser with a topic's page alone; nil if the items cannot be read.
  func browser(reading topic: Topic) -> CatalogueBrowser? {
    (try? catalogue.itemList()).map {
      CatalogueBrowser(self, $0, opening: topic, pageIsAlone: true)
    }
  }
}

/// What the browser shows.
extension Run {
  /// - Parameter list: that of the language in use, which stands for one that cannot be read.
  func browserEdition(_ list: ItemList) -> BrowserEdition {
    let list = (try? catalogue.itemList()) ?? list
    var pages = pages
    pages.commands = nil
    return BrowserEdition(list: list, pages: pages, layOut: { lines(of: $0, in: list.items) })
  }

  private func lines(of shown: BrowserPage, in items: [Item]) -> [Line] {
    var pages = pages
    pages.commands = nil
    pages.pictures = pictureRules(for: shown).pictures(of: catalogue.source)
    var document: Document
    switch shown.entry {
    case .overview:
      document = (try? catalogue.exposition()).map(pages.overview) ?? []
    case .item(let index):
      if shown.isFavourite { pages.favourites = [index] }
      document = pages.item(at: index, of: items)
    }
    if let rows = shown.previewRows { document = document.beginning(rows: rows) }
    let columns = settings.columns(onScreen: shown.columns)
    return settings.lines(of: document, columns: columns).flatMap {
      $0.wrapped(to: max(1, shown.columns), measure: settings.measure)
    }
  }

  /// The rules of pictures for a page, which may be narrower than the terminal, and has no pager.
  private func pictureRules(for page: BrowserPage) -> PictureRules {
    var (options, startup) = (options, startup)
    options.pictures = page.pictures
    options.noPager = true
    startup.output = StandardStream(isTerminal: true, columns: page.columns)
    return Run(options: options, in: startup).pictureRules(showsOnlyPictures: true)
  }
}

extension Document {
  /// The picture if it has no more rows, or else the text.
  fileprivate func beginning(rows: Int) -> Document {
    for case .picture(let picture, _) in self where picture.rows <= rows {
      return [.picture(picture, caption: nil)]
    }
    return filter { if case .paragraph = $0 { true } else { false } }
  }
}
