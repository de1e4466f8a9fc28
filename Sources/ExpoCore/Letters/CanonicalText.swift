/// A text that is equal to texts in any other Unicode form, as names, identifiers and categories are.
///
/// `String` sorts the combining marks of a text that it compares or hashes, in time quadratic in the
/// length of a run of them; the runs of this text are bounded.
package struct CanonicalText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = Self.streamSafe(text)
  }
}

/// The Stream-Safe Text Format of UAX #15, section 13, which `String` compares in linear time.
extension CanonicalText {
  /// The longest run of combining marks.
  private static let maxMarks = 30

  /// The text with a combining grapheme joiner (U+034F) after every thirtieth combining mark of a
  /// run, which no natural text has.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func streamSafe(_ text: String) -> String {
    // A combining mark takes two bytes or more.
    if text.utf8.count <= maxMarks * 2 { return text }
    var safe = ""
    var run = 0
    for scalar in text.unicodeScalars {
      run = isMark(scalar) ? run + 1 : 0
      if run > maxMarks {
        safe += "\u{34F}"
        run = 1
      }
      safe += String(scalar)
    }
    return safe
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // No mark precedes U+0300; ideographs and syllables are most of a Korean text.
    case ..<0x300, 0x4E00...0x9FFF, 0xAC00...0xD7A3: false
    default: scalar.properties.canonicalCombiningClass != .notReordered
    }
  }
}
