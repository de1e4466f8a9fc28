import ExpoCore

/// An item that a name may mean.
struct ItemChoice: Equatable {
  let number: Int
  let item: Item
}

extension [Item] {
  /// The first of several items, for a list to choose from.
  func choices(_ indices: [Int]) -> [ItemChoice] {
    indices.prefix(CommandError.maxChoices).map { ItemChoice(number: $0 + 1, item: self[$0]) }
  }
}
