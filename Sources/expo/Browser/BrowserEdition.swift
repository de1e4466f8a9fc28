import ExpoCore
import TerminalText

/// The catalogue in one language, with its pages and the measurements of its list.
struct BrowserEdition {
  /// Pages that name no commands, because a full screen has keys, and mark the favourites.
  var pages: Pages
  /// The columns of a list that shows every item whole.
  let columns: ListColumns
  /// The meanings of the grades that items have.
  let grades: [TableRow]

  /// - Complexity: O(length of the names and short descriptions).
  init(_ pages: Pages, measure: CellMeasure) {
    let indices = Array(pages.items.indices)
    self.pages = pages
    grades = pages.meanings(of: pages.grades(of: indices))
    columns = ListColumns(
      of: pages.entries(of: [.exposition] + indices.map(Topic.item)), measure: measure)
  }

  var wording: Wording { pages.wording }
  var catalogue: Catalogue { pages.catalogue }
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
  func entries(of topics: some Sequence<Topic>) -> [ListEntry] {
    topics.map { topic in
      topic.index.map { entry(at: $0) }
        ?? ListEntry(number: 0, name: Inline(wording.overview, .name), text: [])
    }
  }
}
