import ExpoCore
import TerminalText

/// What the browser shows in each language, and how its pages are laid out.
struct BrowserCatalogue {
  /// Whether there is a page about the exposition.
  var hasOverview = true
  /// Returns the items, and the index of their names in both editions.
  let list: (Language) -> ItemList
  /// Returns what pages need beside their data.
  var context: (Language) -> PageContext = { PageContext(wording: Wording(language: $0)) }
  /// Lays out a page of one of the items.
  let layOut: (BrowserPage, [Item]) -> [Line]
}
