import ExpoCore
import TerminalText

/// A row of the browser's list.
extension Topic {
  /// The item's place in the catalogue; nil for the overview.
  var index: Int? { if case .item(let index) = self { index } else { nil } }

  /// The number that readers see and type: 0 for the overview.
  var number: Int { index.map { $0 + 1 } ?? 0 }

  func name(in items: [Item], _ wording: Wording) -> String {
    index.map { Inline(foreignLine: items[$0].name).text } ?? wording.overview
  }

  /// The short description of an item.
  func description(in items: [Item]) -> String {
    index.map { Inline(foreignLine: items[$0].shortDescription).text } ?? ""
  }
}
