import ExpoCore
import TerminalText

/// What the browser shows in one language, and how its pages are laid out.
struct BrowserEdition {
  /// The items, the index of their names in both editions, and the exposition.
  let list: ItemList
  /// Makes the words that the screen shares with pages.
  var pages = Pages()
  /// Lays out a page.
  let layOut: (BrowserPage) -> [Line]
}
