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
  /// Whether the words of filters are marked: until Esc ends their search.
  var marksFilter = true

  init(help: KeyHelp, measure: CellMeasure) {
    reader = PageReader([], help: help, size: TerminalSize(columns: 1, rows: 1), measure: measure)
  }

  /// Shows a page, which is laid out only if it is another one; nil shows an empty page.
  ///
  /// - Parameter query: finds what a filter has found on the page.
  mutating func show(
    _ new: BrowserPage?, marking query: SearchQuery?, layOut: (BrowserPage) -> [Line]
  ) {
    if new != page {
      let lines = new.map(layOut) ?? []
      if let page, page.entry == new?.entry {
        reader.layOut(lines)
      } else {
        reader.show(lines)
        markedQuery = nil
      }
      page = new
    }
    let query = marksFilter ? query : nil
    guard query?.text != markedQuery else { return }
    markedQuery = query?.text
    reader.search(query)
  }

  /// Does what a key asks for; returns false if the page's reader does nothing of the kind.
  mutating func perform(_ action: PageAction) -> Bool {
    let hadSearch = reader.view.search != nil
    let isDone = reader.perform(action)
    if hadSearch, reader.view.search == nil { marksFilter = false }
    return isDone
  }
}
