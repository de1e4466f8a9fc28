import ExpoCore
import TerminalText

/// The catalogue in one language, with its pages and the measurements of its list.
struct BrowserEdition {
  let catalogue: Catalogue
  /// Pages that name no commands, because a full screen has keys, and mark the favourites.
  var pages: Pages
  /// Makes the page of a topic's sources.
  let sources: (Topic) -> Document
  /// The columns of a list that shows every item whole.
  let columns: ListColumns
  /// The meanings of the grades that items have.
  let grades: [TableRow]

  /// - Complexity: O(length of the names and short descriptions).
  init(
    catalogue: Catalogue, pages: Pages, sources: @escaping (Topic) -> Document, measure: CellMeasure
  ) {
    let items = catalogue.items
    self.catalogue = catalogue
    self.pages = pages
    self.sources = sources
    grades = pages.meanings(of: pages.grades(of: Array(items.indices), in: items))
    columns = ListColumns(
      of: pages.entries(of: [.exposition] + items.indices.map(Topic.item), in: items),
      measure: measure)
  }

  var wording: Wording { pages.wording }
  var items: [Item] { catalogue.items }
  var exposition: Exposition? { catalogue.exposition }

  /// The name of a topic in the list.
  func name(of topic: Topic) -> String {
    topic.index.map { items[$0].name } ?? wording.overview
  }

  /// The short description of an item.
  func description(of topic: Topic) -> String {
    topic.index.map { items[$0].shortDescription } ?? ""
  }
}

extension Pages {
  /// The rows of topics in a list.
  func entries(of topics: some Sequence<Topic>, in items: [Item]) -> [ListEntry] {
    topics.map { topic in
      topic.index.map { entry(at: $0, in: items) }
        ?? ListEntry(number: 0, name: Inline(wording.overview, .name), text: [])
    }
  }
}
