import ExpoCore
import TerminalText

/// What the browser shows in one language, and how its pages are laid out.
struct BrowserCatalogue {
  /// The items, and the index of their names in both editions.
  let list: ItemList
  /// Whether there is a page about the exposition.
  var hasOverview = true
  /// Makes the words that the screen shares with pages.
  var pages = Pages()
  /// Lays out a page.
  let layOut: (BrowserPage) -> [Line]
}
