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
/// 3. the number in the list, from 1;
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
    if let exact = answer(where: { items.name(at: $0) == query }) { return exact }
    let letters = FoldedLetters.all(of: query)
    guard !letters.isEmpty else { return .none(suggestions: []) }
    if let folded = answer(where: { FoldedLetters.ofText(items.name(at: $0), equal: letters) }) {
      return folded
    }
    if let number = Self.number(query, upTo: items.count) { return .one(number - 1) }
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

  /// The value of a digit, halfwidth or fullwidth.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value) - 0x30
    case 0xFF10...0xFF19: Int(scalar.value) - 0xFF10
    default: nil
    }
  }

  /// The number from 1 to `count` that is the whole query, apart from blanks around it.
  private static func number(_ query: String, upTo count: Int) -> Int? {
    var number = 0
    var hasDigits = false
    var isOver = false
    for scalar in query.unicodeScalars {
      guard let digit = digit(scalar) else {
        guard scalar.properties.isWhitespace else { return nil }
        isOver = hasDigits
        continue
      }
      guard !isOver, number <= count else { return nil }
      hasDigits = true
      number = number * 10 + digit
    }
    return number >= 1 && number <= count ? number : nil
  }
}
