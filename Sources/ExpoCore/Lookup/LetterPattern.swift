/// Letters to find in a row, in time linear in the length of the text (Knuth, Morris and Pratt 1977).
struct LetterPattern: Sendable {
  let letters: [UInt32]
  /// For each beginning of the letters, the length of the longest shorter one that ends it.
  private let fallbacks: [Int]

  init(_ letters: [UInt32]) {
    self.letters = letters
    var fallbacks = [Int](repeating: 0, count: letters.count)
    var length = 0
    for index in letters.indices.dropFirst() {
      while length > 0, letters[index] != letters[length] { length = fallbacks[length - 1] }
      if letters[index] == letters[length] { length += 1 }
      fallbacks[index] = length
    }
    self.fallbacks = fallbacks
  }

  /// The length of the longest beginning of the pattern that a text ends with, after one more letter.
  ///
  /// - Parameter length: The length before that letter.
  @inline(__always)
  func length(after length: Int, _ letter: UInt32) -> Int {
    var length = length
    if length == letters.count { length = fallbacks[length - 1] }
    while length > 0, letter != letters[length] { length = fallbacks[length - 1] }
    return letter == letters[length] ? length + 1 : 0
  }

  /// Where a name has the letters.
  enum Place {
    case whole
    case beginning
    case part
  }

  /// Where the letters first occur in a name; nil if they do not.
  func place(in name: [UInt32]) -> Place? {
    guard !letters.isEmpty, letters.count <= name.count else { return nil }
    var length = 0
    for (position, letter) in name.enumerated() {
      length = self.length(after: length, letter)
      if length < letters.count { continue }
      return position + 1 > length ? .part : length == name.count ? .whole : .beginning
    }
    return nil
  }
}

/// The places of a pattern in a text as UTF-8 offsets, from left to right and none within another.
///
/// Between two of its letters there may be spaces or punctuation (금속 활자, 48,130,300), but not both,
/// as between sentences, and no line feed.
struct LetterMatches: IteratorProtocol {
  /// Where in a word a match has to begin or end.
  enum Bounds {
    case anywhere
    case beginning
    case wholeWord
  }

  private let pattern: LetterPattern
  private let bounds: Bounds
  private var source: FoldedLetters
  /// How many letters the source has returned.
  private var count = 0
  /// How many letters of the pattern the source has just returned.
  private var length = 0
  /// Follows the source to where a match begins.
  private var start: FoldedLetters
  private var startCount = 0

  /// - Parameter pattern: At least one letter.
  init(of pattern: LetterPattern, _ bounds: Bounds, in text: UnsafeBufferPointer<UInt8>) {
    self.pattern = pattern
    self.bounds = bounds
    source = FoldedLetters(text)
    start = source
  }

  mutating func next() -> Range<Int>? {
    while let letter = source.next() {
      count += 1
      if !source.gap.isWithinWord { length = 0 }
      length = pattern.length(after: length, letter)
      guard length == pattern.letters.count else { continue }
      while startCount <= count - length {
        _ = start.next()
        startCount += 1
      }
      if isBounded {
        length = 0
        return start.start..<source.endWithAccents
      }
    }
    return nil
  }

  private var isBounded: Bool {
    if bounds == .anywhere { return true }
    guard startCount == 1 || !start.gap.isEmpty else { return false }
    if bounds == .beginning { return true }
    var rest = source
    return rest.next() == nil || !rest.gap.isEmpty
  }
}

extension FoldedLetters.Gap {
  /// Whether the letters on both sides may belong to one word.
  fileprivate var isWithinWord: Bool { isEmpty || self == .space || self == .punctuation }
}
