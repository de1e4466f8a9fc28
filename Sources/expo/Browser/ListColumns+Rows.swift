import ExpoCore
import TerminalText

/// The columns of the browser's list.
extension ListColumns {
  /// The number of items that are measured; wider texts further down are cut.
  private static let maxMeasured = 200
  private static let maxName = 40
  /// The narrowest name, and the narrowest text beside it.
  private static let minName = 8
  private static let minText = 20

  /// The columns that items need. Behind a name there is room for a favourite's mark.
  init(of list: BrowserList, wording: Wording, measure: CellMeasure) {
    let items = list.items
    func widest(_ text: (Item) -> String) -> Int {
      let texts = items.prefix(Self.maxMeasured).map { Inline(line: text($0)).text }
      return texts.map(measure.width).max() ?? 0
    }
    let name = max(measure.width(of: wording.overview), widest(\.name))
    self.init(
      number: String(items.count).utf8.count,
      name: min(Self.maxName, name) + (list.favourites.isEmpty ? 0 : 2),
      rating: widest { $0.evidence ?? "" },
      text: widest(\.shortDescription))
  }

  /// The columns of a row that has so many cells at most.
  func narrowed(to columns: Int) -> ListColumns {
    var row = self
    row.text = 0
    if columns - (heads - name) < min(Self.minName, name) { row.rating = 0 }
    row.name = max(0, min(name, columns - (row.heads - name)))
    let beside = columns - row.heads - Self.gap
    row.text = beside < Self.minText ? 0 : min(text, beside)
    return row
  }
}
