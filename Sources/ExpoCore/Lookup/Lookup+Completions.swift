extension Lookup {
  /// The items whose names begin with what has been typed; where none does, those that begin with
  /// such initial consonants or with a last syllable not yet whole. All where nothing is typed.
  ///
  /// 0-based positions in the order of the list; O(total length of the names).
  ///
  ///     lookup.completions(of: "ㄱㅁ")  // [12]
  public func completions(of typed: String) -> [Int] {
    let letters = FoldedLetters.all(of: typed)
    let begun = named { $0.starts(with: letters) }
    guard begun.isEmpty, let unfinished = UnfinishedName(letters) else { return begun }
    return named { unfinished.matches($0) }
  }

  private func named(_ matches: (UnsafeBufferPointer<UInt32>) -> Bool) -> [Int] {
    (0..<items.count).filter { index in
      FoldedLetters.all(of: items.name(at: index)).withUnsafeBufferPointer(matches)
    }
  }
}
