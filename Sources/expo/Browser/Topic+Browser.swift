import ExpoCore

/// A row of the browser's list.
extension Topic {
  func name(in items: [Item], _ wording: Wording) -> String {
    index.map { items[$0].name } ?? wording.overview
  }

  /// The short description of an item.
  func description(in items: [Item]) -> String {
    index.map { items[$0].shortDescription } ?? ""
  }
}
