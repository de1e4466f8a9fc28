/// A name that completes a typed text.
package struct CompletedName: Equatable, Sendable {
  /// The name, as the data write it.
  package let text: String
  /// The index of what it names.
  package let index: Int
}

extension NameIndex {
  /// The names that complete a typed text, in the order of the list: those that begin with its
  /// letters, or else each item's first other name that does, or else the names that begin with such
  /// initial consonants or with an unfinished last syllable; all names if nothing is typed.
  ///
  ///     names.completions(of: "ㄱㅁ").map(\.text)    // ["거문고"]
  ///     names.completions(of: "foldi").map(\.text)  // ["folding screen"]
  ///
  /// - Complexity: O(total length of the names).
  package func completions(of typed: String) -> [CompletedName] {
    let letters = FoldedLetters.all(of: typed)
    func begins(_ name: String) -> Bool {
      letters.isEmpty
        ? name.utf8.starts(with: typed.utf8) : FoldedLetters.ofText(name, begin: letters)
    }
    let named = completions { begins(name($0)) ? name($0) : nil }
    if !named.isEmpty || letters.isEmpty { return named }
    let aliased = completions { otherNames(of: $0).first(where: begins) }
    if !aliased.isEmpty { return aliased }
    guard let unfinished = UnfinishedName(letters) else { return [] }
    return completions { index in
      let isBegun = FoldedLetters.all(of: name(index)).withUnsafeBufferPointer(unfinished.matches)
      return isBegun ? name(index) : nil
    }
  }

  private func completions(_ completion: (Int) -> String?) -> [CompletedName] {
    (0..<count).compactMap { index in
      completion(index).map { CompletedName(text: $0, index: index) }
    }
  }
}
