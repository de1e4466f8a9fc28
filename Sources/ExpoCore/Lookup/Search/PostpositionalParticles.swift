/// The particles (조사) that a reader may leave on a word of a query.
enum PostpositionalParticles {
  /// Particles that another one may follow: 에서는, 까지의.
  private static let adverbial = [
    "에서", "에게", "에게서", "께", "한테", "에", "으로", "로", "으로서", "로서", "으로써", "로써", "과",
    "와", "이랑", "랑", "하고", "까지", "부터", "만", "처럼", "보다", "같이", "대로", "마다",
  ]
  /// Particles that end a word.
  private static let closing = [
    "은", "는", "이", "가", "을", "를", "의", "도", "만", "께서", "이나", "나", "마저", "조차",
    "밖에", "이란", "란", "이라는", "라는", "이며", "며",
  ]

  /// What stays of a word when a particle is taken off its end: at least two letters, the most
  /// letters first.
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

extension ArraySlice<UInt32> {
  /// The letters before an ending; nil where they end otherwise or less than two stay.
  fileprivate func without(_ ending: String) -> ArraySlice? {
    let ending = ending.unicodeScalars
    guard count >= ending.count + 2, suffix(ending.count).elementsEqual(ending.lazy.map(\.value))
    else { return nil }
    return dropLast(ending.count)
  }
}
