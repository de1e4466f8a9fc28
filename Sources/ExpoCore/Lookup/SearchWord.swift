/// A word to search for, as folded letters.
///
/// It matches its letters in a row. Between two of them there may be spaces or punctuation (금속 활자,
/// 48,130,300), but not both, as between sentences, and no line feed.
///
/// A class, because a word is passed on for each text and a structure would be copied.
final class SearchWord: Sendable {
  let typed: String
  let letters: [UInt32]
  private let first: FoldedLetters.Target
  /// The word in the singular, if it is an English plural: found only as a whole word.
  private let singulars: [[UInt32]]
  /// Matches a word that repeats its first letter more than `maxRepeats` times. Any other word is
  /// compared from each occurrence of its first letter, which is faster in most texts.
  private let pattern: LetterPattern?

  /// How often an ordinary word has its first letter: 7 times in senselessnesses. A letter of a text
  /// is compared at most once more for each.
  private static let maxRepeats = 8

  /// Returns nil if the word has no letter.
  convenience init?(_ typed: String) {
    self.init(typed, FoldedLetters.all(of: typed))
  }

  /// A part of a typed word.
  convenience init?(_ letters: ArraySlice<UInt32>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters.compactMap(Unicode.Scalar.init))
    self.init(String(text), Array(letters))
  }

  private init?(_ typed: String, _ letters: [UInt32]) {
    guard let first = letters.first else { return nil }
    self.typed = typed
    self.letters = letters
    self.first = FoldedLetters.Target(first)
    let repeats = letters.reduce(0) { $0 + ($1 == first ? 1 : 0) }
    pattern = repeats > Self.maxRepeats ? LetterPattern(letters) : nil
    singulars = pattern == nil ? EnglishPlurals.singulars(of: letters) : []
  }

  /// The words of a query, each once.
  static func words(of query: String) -> [SearchWord] {
    distinct(query.split { $0.isWhitespace }.compactMap { SearchWord(String($0)) })
  }

  /// The words without those whose letters an earlier one has.
  static func distinct(_ words: [SearchWord]) -> [SearchWord] {
    var distinct: [SearchWord] = []
    for word in words where !distinct.contains(where: { $0.letters == word.letters }) {
      distinct.append(word)
    }
    return distinct
  }

  /// Whether each text that has this word has a shorter one, too.
  func goesOn(from shorter: SearchWord) -> Bool {
    // A single syllable is found in fewer places than a word that it begins.
    !shorter.isSyllable && ([letters] + singulars).allSatisfy { $0.starts(with: shorter.letters) }
  }

  /// Whether the word is a single syllable, which would be a part of too many other words.
  private var isSyllable: Bool { letters.count == 1 && Hangul.isSyllable(letters[0]) }

  /// The first match in a text of a field, as UTF-8 offsets.
  ///
  /// - Complexity: O(length of the text), as every function that reads a text.
  func firstMatch(in bytes: UnsafeBufferPointer<UInt8>, of field: SearchField) -> Range<Int>? {
    var source = FoldedLetters(bytes)
    let isComposed = FoldedLetters.isComposed(bytes)
    return nextMatch(in: &source, isComposed: isComposed, beginsWord: isSyllable && field.isProse)
  }

  /// Whether the word occurs in JSON whose escapes are not resolved, in any field.
  func occurs(inRaw bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    firstMatch(in: bytes, of: .name) != nil
  }

  /// All matches in a text, as UTF-8 offsets in ascending order.
  ///
  /// - Parameter field: The field of the text; nil finds a single syllable anywhere.
  func matches(
    in bytes: UnsafeBufferPointer<UInt8>, of field: SearchField? = nil
  ) -> [Range<Int>] {
    let isComposed = FoldedLetters.isComposed(bytes)
    let beginsWord = isSyllable && field?.isProse == true
    var source = FoldedLetters(bytes)
    var matches: [Range<Int>] = []
    while let match = nextMatch(in: &source, isComposed: isComposed, beginsWord: beginsWord) {
      matches.append(match)
    }
    return matches
  }

  /// The matches of words in ascending order, those that overlap or touch merged.
  static func matches(
    of words: [SearchWord], in text: String, of field: SearchField
  ) -> [Range<String.Index>] {
    var text = text
    let ranges = text.withUTF8 { bytes in words.flatMap { $0.matches(in: bytes, of: field) } }
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    let utf8 = text.utf8
    return merged.map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return start..<utf8.index(start, offsetBy: range.count)
    }
  }

  /// The length of the longest beginning of the word that occurs in a text, in letters.
  func longestBeginning(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let isComposed = FoldedLetters.isComposed(bytes)
    var source = FoldedLetters(bytes)
    var longest = 0
    if let pattern {
      _ = skipToMatch(
        of: pattern, in: &source, isComposed: isComposed, longest: &longest)
      return longest
    }
    while longest < letters.count, source.advance(to: first, isComposed: isComposed) {
      var rest = source
      longest = max(longest, beginning(of: letters, in: &rest))
    }
    return longest
  }

  /// Advances past the next match and returns it.
  ///
  /// - Parameter beginsWord: Whether only the beginnings of words are matches.
  private func nextMatch(
    in source: inout FoldedLetters, isComposed: Bool, beginsWord: Bool
  ) -> Range<Int>? {
    while let match = skipToMatch(in: &source, isComposed: isComposed) {
      if !beginsWord || FoldedLetters.beginsWord(at: match.lowerBound, in: source.bytes) {
        return match
      }
    }
    return nil
  }

  private func skipToMatch(
    in source: inout FoldedLetters, isComposed: Bool
  ) -> Range<Int>? {
    if let pattern {
      var longest = 0
      return skipToMatch(
        of: pattern, in: &source, isComposed: isComposed, longest: &longest)
    }
    while source.advance(to: first, isComposed: isComposed) {
      let start = source.start
      var rest = source
      if beginning(of: letters, in: &rest) == letters.count {
        source = rest
        return start..<rest.endWithAccents
      }
      if let end = endOfSingular(after: source) {
        source.end = end
        return start..<end
      }
    }
    return nil
  }

  /// The same for a repetitive word: no letter is compared again from the next occurrence of the
  /// first letter.
  ///
  /// - Parameter longest: The length of the longest beginning so far.
  @inline(never)
  private func skipToMatch(
    of pattern: LetterPattern, in source: inout FoldedLetters, isComposed: Bool,
    longest: inout Int
  ) -> Range<Int>? {
    while source.advance(to: first, isComposed: isComposed) {
      // The source stays at the first letter of a beginning of this length; `rest` reads on.
      var length = 1
      var rest = source
      while length > 0 {
        longest = max(longest, length)
        if length == letters.count {
          let start = source.start
          source = rest
          return start..<rest.endWithAccents
        }
        guard let letter = rest.next() else { return nil }
        let before = rest.gap.isWithinWord ? length : 0
        let after = pattern.length(after: before, letter)
        if after > 0 {
          for _ in after..<length + 1 { _ = source.next() }
          Work.note(.comparedLetters, length + 1 - after)
        } else {
          source = rest
        }
        length = after
      }
    }
    return nil
  }

  /// Where a singular ends whose first letter the source has just returned.
  private func endOfSingular(after source: FoldedLetters) -> Int? {
    for singular in singulars {
      var rest = source
      guard beginning(of: singular, in: &rest) == singular.count else { continue }
      let end = rest.endWithAccents
      if rest.next() == nil || !rest.gap.isEmpty { return end }
    }
    return nil
  }

  /// The number of the letters that follow in a row; the source has just returned the first.
  @inline(__always)
  private func beginning(
    of letters: [UInt32], in source: inout FoldedLetters
  ) -> Int {
    for position in letters.indices.dropFirst() {
      Work.note(.comparedLetters)
      guard source.next() == letters[position], source.gap.isWithinWord else { return position }
    }
    return letters.count
  }
}

extension SearchWord {
  /// Whether the word may end with a particle.
  var hasParticle: Bool { !PostpositionalParticles.stems(of: letters).isEmpty }

  /// The word without its particle; nil if it has none, if it occurs as it was typed, or if it does
  /// not occur without it either.
  ///
  /// - Parameter length: How many of its letters occur in a row.
  func withoutParticle(ifFound length: Int) -> SearchWord? {
    guard length < letters.count,
      let stem = PostpositionalParticles.stems(of: letters).last, length >= stem.count
    else { return nil }
    return SearchWord(stem)
  }
}

extension FoldedLetters {
  /// Whether a letter that begins at an offset of a text begins a word: no other letter precedes it
  /// directly.
  fileprivate static func beginsWord(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var end = offset
    while end > 0 {
      var start = end - 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      var place = start
      switch Folding(UTF8Validator.decodeScalar(in: bytes, at: &place)) {
      case .space, .punctuation, .lineBreak: return true
      case .letter, .pair, .jamo: return false
      case .nothing: end = start
      }
    }
    return true
  }
}

extension FoldedLetters.Gap {
  /// Whether the letters on both sides may belong to one word.
  fileprivate var isWithinWord: Bool { isEmpty || self == .space || self == .punctuation }
}

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
