import ExpoCore
import TerminalText

/// The contents of the browser in one language, and the layout of its pages.
struct BrowserEdition {
  let items: [Item]
  let exposition: Exposition?
  /// Makes the words that the screen shares with pages.
  var pages = Pages()
  /// Returns the names of the items in both languages, which only a filter needs.
  let names: () -> NameIndex
  /// Lays out a page.
  let layOut: (BrowserPage) -> [Line]
}

/// All that the lines of a page in the browser depend on, besides the items.
struct BrowserPage: Equatable {
  let topic: Topic
  /// Only the picture if it has no more rows, or else the text; nil for the whole page.
  var previewRows: Int?
  let columns: Int
  /// How many rows the screen shows at once.
  let rows: Int
  /// Whether the item is a favourite, which its page says.
  let isFavourite: Bool
  /// Whether the page has pictures if it has room for them.
  let pictures: AutoMode
}
