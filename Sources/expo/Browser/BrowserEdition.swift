import ExpoCore
import TerminalText

/// What the browser shows in one language, and how its pages are laid out.
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
