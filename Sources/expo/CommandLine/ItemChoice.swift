import ExpoCore

/// An item that a name may mean.
struct ItemChoice: Equatable {
  let number: Int
  let name: String
  let shortDescription: String
}

extension [Item] {
  /// The first of several items, for a list to choose from.
  func choices(_ indices: [Int]) -> [ItemChoice] {
    indices.prefix(CommandError.maxChoices).map { index in
      ItemChoice(
        number: index + 1, name: self[index].name, shortDescription: self[index].shortDescription)
    }
  }
}
