/// What has been typed of a name so far.
package struct Beginning {
  private let typed: String
  private let letters: [UInt32]

  package init(_ typed: String) {
    self.typed = typed
    letters = FoldedLetters.all(of: typed)
  }

  /// The positions of the names that begin so; where none does, of those that begin with such
  /// initial consonants or with a last syllable not yet whole. All where nothing is typed.
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

  /// Whether a name begins with what was typed, in the eyes of ``FoldedLetters``; punctuation by
  /// itself is taken as it stands.
  func begins(_ name: String) -> Bool {
    if letters.isEmpty { return name.utf8.starts(with: typed.utf8) }
    return FoldedLetters.withLetters(of: name) { source in
      for letter in letters where source.next() != letter { return false }
      return true
    }
  }
}
