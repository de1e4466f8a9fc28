/// The particles (조사) that readers may leave on the words of a query.
enum PostpositionalParticles {
  /// Particles that another particle may follow: 에서는, 까지의.
  private static let adverbial = [
    "에서", "에게", "에게서", "께", "한테", "에", "으로", "로", "으로서", "로서", "으로써", "로써", "과",
    "와", "이랑", "랑", "하고", "까지", "부터", "만", "처럼", "보다", "같이", "대로", "마다",
  ]
  /// Particles that end a word.
  private static let closing = [
    "은", "는", "이", "가", "을", "를", "의", "도", "만", "께서", "이나", "나", "마저", "조차",
    "밖에", "이란", "란", "이라는", "라는", "이며", "며",
  ]

  /// The most letters of one particle behind another.
  static let maxLetters = 5

  /// Whether letters at the end of a word are one particle, or one behind another.
  static func areParticles(_ letters: [UInt32]) -> Bool {
    let anyNoun = FoldedLetters.all(of: "그것")
    return stems(of: anyNoun + letters).contains { $0.count == anyNoun.count }
  }

  /// The stems of a word without a particle at its end: at least two letters, the longest first.
  static func stems(of word: [UInt32]) -> [ArraySlice<UInt32>] {
    guard word.last.map(Hangul.isSyllable) ?? false else { return [] }
    let whole = word[...]
    let closed = closing.compactMap { whole.without($0) }
    let stems =
      closed
      + ([whole] + closed).flatMap { rest in
        adverbial.compactMap { rest.without($0) }
      }
    return stems.sorted { $0.count > $1.count }
  }
}

enum EnglishPlurals {
  /// What a word may be in the singular: without `s` or `es`, or with `y` in place of `ies`. A
  /// singular has at least three letters.
  ///
  ///     EnglishPlurals.singulars(of: FoldedLetters.all(of: "boxes"))  // boxe, box
  static func singulars(of word: [UInt32]) -> [[UInt32]] {
    let whole = word[...]
    guard word.allSatisfy({ (0x61...0x7A).contains($0) }), whole.without("ss") == nil else {
      return []
    }
    var singulars = ["s", "es"].compactMap { whole.without($0).map(Array.init) }
    if let stem = whole.without("ies") { singulars.append(stem + [0x79]) }
    return singulars.filter { $0.count > 2 }
  }
}

extension ArraySlice<UInt32> {
  /// The letters before an ending; nil if they have another ending or fewer than two remain.
  fileprivate func without(_ ending: String) -> ArraySlice? {
    let ending = ending.unicodeScalars
    guard count >= ending.count + 2, suffix(ending.count).elementsEqual(ending.lazy.map(\.value))
    else { return nil }
    return dropLast(ending.count)
  }
}
