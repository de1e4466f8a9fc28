/// A name that completes a typed text.
package struct CompletedName: Equatable, Sendable {
  /// The name, as the data write it.
  package let text: String
  /// The index of what it names.
  package let index: Int
}

extension Lookup {
  /// The names that complete a typed text, in the order of the list: those of ``Beginning``, or else
  /// each item's first alias with that beginning, or else its name if its `image_name` has it, or else
  /// its first name in the other edition.
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
    let others = otherNames
    return names.indices.compactMap { index in
      completion(of: beginning, at: index, or: others).map { CompletedName(text: $0, index: index) }
    }
  }

  private func completion(of beginning: Beginning, at index: Int, or others: OtherNames) -> String?
  {
    if let alias = items.aliases(at: index).first(where: beginning.begins) { return alias }
    let imageName = items.imageName(at: index)
    if beginning.begins(imageName) { return items.name(at: index) }
    return others.names(of: imageName).first(where: beginning.begins)
  }
}

/// The typed beginning of a name.
package struct Beginning {
  private let typed: String
  private let letters: [UInt32]

  package init(_ typed: String) {
    self.typed = typed
    letters = FoldedLetters.all(of: typed)
  }

  /// The indices of the names with that beginning, or else of those that begin with such initial
  /// consonants or with an unfinished last syllable; all if nothing is typed.
  ///
  ///     Beginning("ㄱㅁ").places(among: ["갓", "가야금", "거문고"])  // [2]
  ///
  /// O(total length of the names).
  package func places(among names: [String]) -> [Int] {
    let begun = names.indices.filter { begins(names[$0]) }
    guard begun.isEmpty, let unfinished = UnfinishedName(letters) else { return begun }
    return names.indices.filter { index in
      FoldedLetters.all(of: names[index]).withUnsafeBufferPointer(unfinished.matches)
    }
  }

  /// Whether a name begins with the typed letters (see ``FoldedLetters``); punctuation alone is
  /// compared as it is.
  func begins(_ name: String) -> Bool {
    if letters.isEmpty { return name.utf8.starts(with: typed.utf8) }
    return FoldedLetters.withLetters(of: name) { source in
      for letter in letters where source.next() != letter { return false }
      return true
    }
  }
}

/// The beginning of a name typed in initial consonants (ㄱㅁㄱ), in syllables and consonants mixed
/// (거ㅁㄱ), or with the last syllable not yet whole (거무, and 검 on the way to 거문고).
struct UnfinishedName {
  /// All letters but the last: each stands for one syllable.
  private let begun: ArraySlice<UInt32>
  private let last: UInt32
  /// The keys of the last syllable, which more keys may follow.
  private let lastKeys: [UInt32]

  /// Returns nil if the query has no Hangul, so that nothing in it can be unfinished.
  init?(_ query: [UInt32]) {
    var query = query[...]
    if query.contains(where: Hangul.isConsonant) { query = Self.splitClusters(query) }
    guard let last = query.last,
      query.contains(where: { Hangul.isSyllable($0) || Hangul.isConsonant($0) })
    else { return nil }
    self.last = last
    begun = query.dropLast()
    var keys: [UInt32] = []
    Hangul.appendKeys(of: last, to: &keys)
    lastKeys = keys
  }

  /// Whether a name may complete it.
  func matches(_ name: UnsafeBufferPointer<UInt32>) -> Bool {
    guard name.count > begun.count else { return false }
    for (typed, letter) in zip(begun, name) where !Self.stands(typed, for: letter) { return false }
    if Self.stands(last, for: name[begun.count]) { return true }
    return Hangul.isSyllable(last) && keysBegin(name[begun.count...])
  }

  private static func stands(_ typed: UInt32, for letter: UInt32) -> Bool {
    typed == letter || Hangul.isConsonant(typed) && Hangul.initialLetter(of: letter) == typed
  }

  /// Whether the keys of the last syllable are the first keys of the rest of a name.
  private func keysBegin(_ rest: Slice<UnsafeBufferPointer<UInt32>>) -> Bool {
    guard let next = rest.first, Hangul.isSyllable(next) else { return false }
    // A syllable takes two keys or more, the one typed five at most.
    var keys: [UInt32] = []
    for letter in rest.prefix(3) { Hangul.appendKeys(of: letter, to: &keys) }
    return keys.starts(with: lastKeys)
  }

  /// Some input methods write ㄳ where ㄱ and ㅅ are typed in a row.
  private static func splitClusters(_ query: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
    var split: [UInt32] = []
    for letter in query {
      if Hangul.isConsonant(letter) {
        Hangul.appendKeys(of: letter, to: &split)
      } else {
        split.append(letter)
      }
    }
    return split[...]
  }
}
