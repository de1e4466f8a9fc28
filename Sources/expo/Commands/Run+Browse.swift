import ExpoCore
import TerminalText

extension Run {
  /// `expo browse [NAME]`
  func browse(_ words: [String]) throws -> Output {
    guard startup.output.isTerminal else { throw CommandError.browsesElsewhere }
    let name = words.sentence
    let items = try catalogue.items()
    let opened = name.isEmpty ? nil : try topic(of: words, for: .browse)
    guard startup.input.isTerminal, !startup.environment.terminalIsDumb, !settings.isAccessible
    else {
      if let opened { return try reading(of: ([opened], [])) }
      messages.note(wording.listsInstead(commands.command([Command.item.name, "3"]).text))
      return try self.items()
    }
    return Output(content: .screen(CatalogueBrowser(self, items, opening: opened)))
  }
}

/// The contents of the browser.
extension Run {
  /// - Parameter items: the items to show if those of the language cannot be read.
  func browserEdition(_ items: [Item]) -> BrowserEdition {
    let items = (try? catalogue.items()) ?? items
    var pages = pages
    pages.commands = nil
    return BrowserEdition(
      items: items, exposition: try? catalogue.exposition(), pages: pages,
      names: { (try? catalogue.names()) ?? NameIndex(items) },
      layOut: { [pages] in lines(of: $0, in: items, pages) })
  }

  private func lines(of shown: BrowserPage, in items: [Item], _ pages: Pages) -> [Line] {
    var pages = pages
    pages.pictures =
      PictureRules(
        mode: shown.pictures, environment: startup.environment, output: startup.output,
        settings: settings, onScreen: shown.columns
      ).pictures(of: catalogue)
    var document: Document
    if let index = shown.topic.index {
      if shown.isFavourite { pages.favourites = [index] }
      document = pages.item(at: index, of: items)
    } else {
      document = (try? catalogue.exposition()).map(pages.overview) ?? []
    }
    if let rows = shown.previewRows { document = document.beginning(rows: rows) }
    let columns = settings.columns(onScreen: shown.columns)
    func lines(_ document: Document) -> [Line] {
      settings.lines(of: document, columns: columns).flatMap {
        $0.wrapped(to: max(1, shown.columns), measure: settings.measure)
      }
    }
    // The first screen cuts no picture: it has the picture whole, or text alone.
    for place in document.placesOfPicture {
      let moved = document.movingPicture(to: place)
      let head = lines(Document(moved[...place]))
      let start = head.firstIndex(where: \.hasPicture) ?? 0
      if head.count <= shown.rows || start >= shown.rows { return lines(moved) }
    }
    return lines(document)
  }
}

extension Document {
  private var firstPicture: Int? { firstIndex { if case .picture = $0 { true } else { false } } }

  /// The indices where the first picture may stand: where it is, before the text, and behind each further
  /// paragraph; none if no text precedes it.
  fileprivate var placesOfPicture: [Int] {
    func isParagraph(_ block: Block) -> Bool { if case .paragraph = block { true } else { false } }
    guard let picture = firstPicture, let text = firstIndex(where: isParagraph), text < picture
    else { return [] }
    return [picture, text] + self[(picture + 1)...].prefix(while: isParagraph).indices
  }

  /// The page with its first picture at another index.
  fileprivate func movingPicture(to place: Int) -> Document {
    var document = self
    if let picture = firstPicture { document.insert(document.remove(at: picture), at: place) }
    return document
  }

  /// The picture if it fits in so many rows, otherwise the text.
  fileprivate func beginning(rows: Int) -> Document {
    for case .picture(let picture, _) in self where picture.rows <= rows {
      return [.picture(picture, caption: nil)]
    }
    return filter { if case .paragraph = $0 { true } else { false } }
  }
}
