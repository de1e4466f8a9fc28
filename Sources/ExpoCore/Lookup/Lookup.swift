/// What a typed name stands for.
public enum LookupResult: Sendable {
  /// One item.
  case one(CatalogueEntry)
  /// Several items, those found by their names before those found by their aliases.
  case several([CatalogueEntry])
  /// None. At most three suggestions have a similar spelling, the most similar first.
  case none(suggestions: [CatalogueEntry])
}

extension Items {
  /// The items that a typed name stands for.
  ///
  /// A name may be exact, without case and spaces, a number of the list, an `image_name`, an alias,
  /// the beginning or a part of a name, initial consonants, or Korean typed with an English keyboard.
  ///
  ///     if case .one(let entry) = Items.bundled.lookup("ㄱㅁㄱ") { print(entry.name) }  // 거문고
  ///
  /// - Complexity: O(total length of the names and aliases).
  public func lookup(_ name: String) -> LookupResult {
    func entries(_ indices: [Int]) -> [CatalogueEntry] {
      indices.map { CatalogueEntry($0, in: self) }
    }
    return switch Lookup(self).find(name) {
    case .one(let index): .one(CatalogueEntry(index, in: self))
    case .several(let indices): .several(entries(indices))
    case .none(let suggestions): .none(suggestions: entries(suggestions))
    }
  }

  /// The items that have all words of a query, the best first.
  ///
  ///     Items.bundled.search("금속활자").hits.first?.excerpt  // the sentence with 금속 활자
  ///
  /// - Parameter limit: The number of hits to describe; all if it is nil.
  /// - Complexity: O(length of the catalogue).
  public func search(_ query: String, limit: Int? = nil) -> SearchResults {
    Search(self).results(for: query, limit: limit)
  }
}

/// What a typed name stands for, as indices of a list.
package enum Answer: Equatable, Sendable {
  /// One.
  case one(Int)
  /// Several, those found by their names before those found by their aliases.
  case several([Int])
  /// None. At most three suggestions have a similar spelling, the most similar first.
  case none(suggestions: [Int])

  /// The result of one step of the lookup; nil if nothing matched.
  init?(_ matches: [Int]) {
    guard let first = matches.first else { return nil }
    self = matches.count == 1 ? .one(first) : .several(matches)
  }
}

/// Finds the items that a typed name stands for.
///
/// Takes these steps, up to the first with a result:
///
/// 1. the exact name, in any Unicode form;
/// 2. the name without letter case, spaces, punctuation, accents and width;
/// 3. the number in the list, from 1, or its whole line (`13. 거문고   선비의 …`);
/// 4. the `image_name`;
/// 5. an alias;
/// 6. the beginning of a name or alias (from here on an `image_name` counts as an alias);
/// 7. a part of one;
/// 8. initial consonants (`ㄱㅁㄱ`, mixed `거ㅁㄱ`) or a last syllable that is still being typed
///    (`거무`), as the beginning of a name or, where no name begins so, of an alias;
/// 9. steps 2 and 5 to 8 again for Korean typed with the keyboard set to English (`rjansrh`).
///
/// Otherwise there are suggestions by edit distance.
///
///     let lookup = Lookup(.bundled)
///     lookup.find("ㄱㅁㄱ")  // .one(12)
///     lookup.find("ㄱ")     // .several([10, 11, 12])
///     lookup.find("검은고")  // .none(suggestions: [12])
package struct Lookup {
  let items: Items
  private let otherEdition: () -> Items?

  /// - Parameter otherEdition: the same catalogue in another language, whose names count as aliases;
  ///   called only if none of the first four steps finds anything.
  package init(_ items: Items, otherEdition: @escaping () -> Items? = { nil }) {
    self.items = items
    self.otherEdition = otherEdition
  }

  /// The names in the other edition, read at each access.
  var otherNames: OtherNames { OtherNames(otherEdition()) }

  /// The items that a typed name stands for.
  ///
  /// The first four steps compare name by name and build nothing; the others fold all names and
  /// aliases once for the call: O(total length of the names) either way.
  package func find(_ query: String) -> Answer {
    let safe = StreamSafeText.text(query)
    if let exact = answer(where: { StreamSafeText.text(items.name(at: $0)) == safe }) {
      return exact
    }
    let letters = FoldedLetters.all(of: query)
    guard !letters.isEmpty else { return .none(suggestions: []) }
    if let folded = answer(where: { FoldedLetters.ofText(items.name(at: $0), equal: letters) }) {
      return folded
    }
    if let index = numbered(query) { return .one(index) }
    if let image = answer(where: { FoldedLetters.ofText(items.imageName(at: $0), equal: letters) })
    {
      return image
    }
    return Names(of: items, and: otherNames).find(query, letters)
  }

  @inline(__always)
  private func answer(where matches: (Int) -> Bool) -> Answer? {
    var found: [Int] = []
    for index in 0..<items.count where matches(index) { found.append(index) }
    return Answer(found)
  }

  /// The index of the item whose number, or line of a list, is the whole query.
  private func numbered(_ query: String) -> Int? {
    guard let number = ListNumber(query), items.indices.contains(number.value - 1) else {
      return nil
    }
    let index = number.value - 1
    return number.isFollowed(by: items.name(at: index)) ? index : nil
  }
}
