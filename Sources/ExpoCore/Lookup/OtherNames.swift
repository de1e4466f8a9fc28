/// The names that items have in another edition of their catalogue, by `image_name`.
struct OtherNames {
  private let items: Items?
  /// The index of each `image_name`.
  private let places: [ExactText: Int]

  /// - Parameter items: the items of the other edition; nil if there is none.
  init(_ items: Items?) {
    self.items = items
    var places: [ExactText: Int] = [:]
    for index in 0..<(items?.count ?? 0) {
      guard let imageName = items?.imageName(at: index), !imageName.isEmpty else { continue }
      let key = ExactText(imageName)
      places[key] = places[key] ?? index
    }
    self.places = places
  }

  /// The name and the aliases of the item with that `image_name`.
  func names(of imageName: String) -> [String] {
    guard let items, let index = places[ExactText(imageName)] else { return [] }
    return [items.name(at: index)] + items.aliases(at: index)
  }
}
