import ExpoCore
import TerminalText

/// A row of the browser's list.
extension Topic {
  /// The number that readers see and type: 0 for the overview.
  var number: Int {
    switch self {
    case .overview: 0
    case .item(let index): index + 1
    }
  }

  func name(in items: [Item], _ wording: Wording) -> String {
    switch self {
    case .overview: wording.overview
    case .item(let index): Inline(foreignLine: items[index].name).text
    }
  }

  /// The short description of an item.
  func description(in items: [Item]) -> String {
    switch self {
    case .overview: ""
    case .item(let index): Inline(foreignLine: items[index].shortDescription).text
    }
  }
}
