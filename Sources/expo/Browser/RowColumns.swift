import ExpoCore
import TerminalText

/// The columns of the list's rows, in cells; 0 for those that are not shown.
struct RowColumns {
  /// The items that are measured; wider texts further down are cut.
  private static let maxMeasured = 200
  private static let maxName = 40
  /// The narrowest that a name, and a description beside it, is worth reading.
  private static let minName = 8
  private static let minDescription = 20
  /// The blanks between two columns of words.
  static let gap = 2

  let number: Int
  /// The name and, behind it, a favourite's mark.
  private(set) var name: Int
  private(set) var evidence: Int
  private(set) var description: Int

  /// The columns that items need.
  init(of list: BrowserList, wording: Wording, measure: CellMeasure) {
    let items = list.items
    func widest(_ text: (Item) -> String) -> Int {
      let texts = items.prefix(Self.maxMeasured).map { Inline(line: text($0)).text }
      return texts.map(measure.width).max() ?? 0
    }
    number = String(items.count).utf8.count
    let widestName = max(measure.width(of: wording.overview), widest(\.name))
    name = min(Self.maxName, widestName) + (list.favourites.isEmpty ? 0 : 2)
    evidence = widest { $0.evidence.map(wording.evidenceWord) ?? "" }
    description = widest(\.shortDescription)
  }

  /// The cells of a row without its description: the cursor, the number, a blank, and the columns.
  var heads: Int { number + 2 + name + Self.withGap(evidence) }

  /// The cells of a whole row.
  var whole: Int { heads + Self.withGap(description) }

  private static func withGap(_ columns: Int) -> Int { columns > 0 ? gap + columns : 0 }

  /// The columns of a row that has so many cells at most.
  func fitted(to columns: Int) -> RowColumns {
    var row = self
    var room = max(0, columns - number - 2)
    if room - Self.withGap(evidence) < min(Self.minName, name) { row.evidence = 0 }
    room -= Self.withGap(row.evidence)
    row.name = min(name, room)
    let beside = room - row.name - Self.gap
    row.description = beside < Self.minDescription ? 0 : min(description, beside)
    return row
  }
}
