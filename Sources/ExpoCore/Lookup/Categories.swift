/// The categories of a catalogue, in the order in which the data first name them.
public struct Categories: Sendable {
  /// The categories as the data write them, each once.
  public let names: [String]

  /// Collects the categories of all items; O(number of items).
  public init(_ items: Items) {
    var names: [String] = []
    var known: Set<String> = []
    for index in 0..<items.count {
      guard let name = items.category(at: index), name != names.last else { continue }
      if known.insert(name).inserted { names.append(name) }
    }
    self.names = names
  }

  /// The category that a reader means, as a position in `names`, by the same steps as an item's
  /// name: exact, without case and spaces, its beginning, a part of it, initial consonants (`ㅇㄱ`
  /// for 악기), Korean keys (`dkrrl`); else suggestions.
  ///
  ///     let categories = Categories(.bundled)
  ///     categories.find("ㅇㄱ")  // .one(1)
  public func find(_ query: String) -> Answer {
    if let exact = names.firstIndex(of: query) { return .one(exact) }
    let letters = FoldedLetters.all(of: query)
    guard !letters.isEmpty else { return .none(suggestions: []) }
    return Names(names).find(query, letters)
  }
}
