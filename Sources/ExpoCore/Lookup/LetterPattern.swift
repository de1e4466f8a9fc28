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
  /// - Parameters:
  ///   - length: The length before that letter, less than the length of the pattern.
  ///   - steps: Counts the comparisons: over a whole text, at most two for each letter.
  @inline(__always)
  func length(after length: Int, _ letter: UInt32, steps: inout Int) -> Int {
    var length = length
    steps += 1
    while length > 0, letter != letters[length] {
      length = fallbacks[length - 1]
      steps += 1
    }
    return letter == letters[length] ? length + 1 : 0
  }

  /// Whether the letters occur; `steps` counts the comparisons.
  func occurs(in name: UnsafeBufferPointer<UInt32>, steps: inout Int) -> Bool {
    guard !letters.isEmpty, letters.count <= name.count else { return letters.isEmpty }
    var length = 0
    for letter in name {
      length = self.length(after: length, letter, steps: &steps)
      if length == letters.count { return true }
    }
    return false
  }
}
