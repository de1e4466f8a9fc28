import ExpoCore
import TerminalText

/// The page's part of the screen: shows the page of the list's entry, and marks what a filter has found
/// on it.
struct PagePane {
  /// Also shows the help, over the whole screen.
  var reader: PageReader
  private var page: BrowserPage?
  /// The query of the filter whose words are marked.
  private var markedQuery: String?
  /// Whether the words of a filter are marked: until Esc ends their search.
  private var marksFilter = true

  init(help: KeyHelp, measure: CellMeasure) {
    reader = PageReader(
      [], help: help, size: TerminalSize(columns: 1, rows: 1), measure: measure)
  }

  /// Shows a page, which is laid out only if it is another one; nil shows an empty page.
  mutating func show(_ new: BrowserPage?, of catalogue: BrowserCatalogue) {
    guard let new else {
      page = nil
      return reader.show([])
    }
    guard new != page else { return }
    let lines = catalogue.layOut(new)
    if let page, page.entry == new.entry, page.language == new.language {
      reader.layOut(lines)
    } else {
      reader.show(lines)
      markedQuery = nil
    }
    page = new
  }

  /// Marks what a filter has found.
  mutating func mark(_ query: SearchQuery?) {
    let query = marksFilter ? query : nil
    guard query?.text != markedQuery else { return }
    markedQuery = query?.text
    reader.search(query)
  }

  /// Marks the words of filters from now on.
  mutating func beginMarking() {
    marksFilter = true
  }

  /// Does what a key asks for; returns false if it asks for nothing that the page's reader does.
  mutating func press(_ key: Key) -> Bool {
    let hadSearch = reader.view.search != nil
    let isDone = reader.press(key)
    if hadSearch, reader.view.search == nil { marksFilter = false }
    return isDone
  }
}
