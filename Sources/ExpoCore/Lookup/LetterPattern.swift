/// Letters to find in a row, in time linear in the length of the text (Knuth, Morris and Pratt 1977).
struct LetterPattern {
  private let letters: [UInt32]
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
  /// - Parameter length: The length before that letter, less than the length of the pattern.
  @inline(__always)
  func length(after length: Int, _ letter: UInt32) -> Int {
    var length = length
    var compared = 1
    while length > 0, letter != letters[length] {
      length = fallbacks[length - 1]
      compared += 1
    }
    Work.note(.comparedLetters, compared)
    return letter == letters[length] ? length + 1 : 0
  }

  /// Where a name has the letters.
  enum Place {
    case whole
    case beginning
    case part
  }

  /// Where the letters first occur in a name; nil if they do not.
  func place(in name: UnsafeBufferPointer<UInt32>) -> Place? {
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
