/// The particles (조사) that readers may leave on the words of a query.
enum PostpositionalParticles {
  /// Particles that another particle may follow: 에서는, 까지의.
  private static let adverbial = letters([
    "에서", "에게", "에게서", "께", "한테", "에", "으로", "로", "으로서", "로서", "으로써", "로써", "과",
    "와", "이랑", "랑", "하고", "까지", "부터", "만", "처럼", "보다", "같이", "대로", "마다",
  ])
  /// Particles that end a word.
  private static let closing = letters([
    "은", "는", "이", "가", "을", "를", "의", "도", "만", "께서", "이나", "나", "마저", "조차",
    "밖에", "이란", "란", "이라는", "라는", "이며", "며",
  ])

  private static func letters(_ particles: [String]) -> [[UInt32]] {
    particles.map { $0.unicodeScalars.map(\.value) }
  }

  /// The most letters of one particle behind another.
  static let maxLetters = 5

  /// Whether letters at the end of a word are one particle, or one behind another.
  static func areParticles(_ letters: ArraySlice<UInt32>) -> Bool {
    isClosing(letters)
      || adverbial.contains {
        let rest = letters.dropFirst($0.count)
        return letters.starts(with: $0) && (rest.isEmpty || isClosing(rest))
      }
  }

  private static func isClosing(_ letters: ArraySlice<UInt32>) -> Bool {
    closing.contains { letters.elementsEqual($0) }
  }

  /// A word without its particles, at least two letters; nil if it has none.
  static func stem(of word: [UInt32]) -> ArraySlice<UInt32>? {
    let places = max(2, word.count - maxLetters)..<max(2, word.count)
    return places.first { areParticles(word[$0...]) }.map { word[..<$0] }
  }
}

enum EnglishPlurals {
  /// The possible singulars of a word, of at least three letters: without `s` or `es`, or with `y` for `ies`.
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
