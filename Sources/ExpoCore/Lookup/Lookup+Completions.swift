/// A name that what was typed may become.
package struct CompletedName: Equatable, Sendable {
  /// The name, as the data write it.
  package let text: String
  /// The 0-based position of what it names.
  package let index: Int
}

extension Lookup {
  /// The names that what has been typed may become, in the order of the list: those of ``Beginning``
  /// or, where there is none, each item's first `image_name` or alias that begins so.
  ///
  /// O(total length of the names and aliases).
  ///
  ///     lookup.completions(of: "ㄱㅁ").map(\.text)    // ["거문고"]
  ///     lookup.completions(of: "foldi").map(\.text)  // ["folding screen"]
  package func completions(of typed: String) -> [CompletedName] {
    let names = (0..<items.count).map(items.name)
    let beginning = Beginning(typed)
    let named = beginning.places(among: names).map { CompletedName(text: names[$0], index: $0) }
    guard named.isEmpty else { return named }
    return names.indices.compactMap { index in
      ([items.imageName(at: index)] + items.aliases(at: index)).first(where: beginning.begins)
        .map { CompletedName(text: $0, index: index) }
    }
  }
}
