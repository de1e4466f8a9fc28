import ExpoCore
import TerminalText

/// A row of the browser's list.
extension Topic {
  func name(in items: [Item], _ wording: Wording) -> String {
    index.map { Inline(foreignLine: items[$0].name).text } ?? wording.overview
  }

  /// The short description of an item.
  func description(in items: [Item]) -> String {
    index.map { Inline(foreignLine: items[$0].shortDescription).text } ?? ""
  }
}
