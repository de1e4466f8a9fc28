/// Finds the item that a reader means by a name, however it is typed.
///
/// The steps, up to the first with an answer:
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
/// What is left are suggestions by edit distance.
///
///     let lookup = Lookup(.bundled)
///     lookup.find("ㄱㅁㄱ")  // .one(12)
///     lookup.find("ㄱ")     // .several([10, 11, 12])
///     lookup.find("검은고")  // .none(suggestions: [12])
public struct Lookup: Sendable {
  let items: Items

  public init(_ items: Items) {
    self.items = items
  }

  /// The item or items that a typed name stands for.
  ///
  /// The first four steps compare name by name and build nothing; the others fold all names and
  /// aliases once for the call: O(total length of the names) either way.
  public func find(_ query: String) -> Answer {
    if let exact = answer(where: { items.name(at: $0) == query }) { return exact }
    let letters = FoldedLetters.all(of: query)
    guard !letters.isEmpty else { return .none(suggestions: []) }
    return answer { FoldedLetters.ofText(items.name(at: $0), equal: letters) }
      ?? Self.number(query, upTo: items.count).map { .one($0 - 1) }
      ?? answer { FoldedLetters.ofText(items.imageName(at: $0), equal: letters) }
      ?? Names(of: items).find(query, letters)
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

  /// The number that a query consists of, blanks around it aside, from 1 to a largest one.
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

extension Names {
  /// The answer to a query that has at least one letter, typed in Korean or in English.
  func find(_ query: String, _ letters: [UInt32]) -> Answer {
    var typings = [letters]
    // As typed, and as it would read without Caps Lock.
    for keys in [query, query.lowercased()] {
      guard let text = KoreanKeyboard.text(typedAs: keys) else { break }
      let typing = FoldedLetters.all(of: text)
      if typing != typings.last { typings.append(typing) }
    }
    for typing in typings {
      if let answer = answer(to: typing) { return answer }
    }
    let near = typings.lazy.map { Suggestions.owners(of: self, near: $0) }
    return .none(suggestions: near.first { !$0.isEmpty } ?? [])
  }
}
