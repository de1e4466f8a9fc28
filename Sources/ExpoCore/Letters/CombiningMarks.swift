extension Unicode.Scalar {
  /// Whether the scalar is a combining mark (its Canonical_Combining_Class is not 0, UAX #44).
  package var isCombiningMark: Bool { properties.canonicalCombiningClass != .notReordered }
}

extension String {
  /// The most marks in a row that texts of any language need (UAX #15, Stream-Safe Text Format).
  private static let maxMarks = 30

  /// The text without the marks beyond the thirtieth in a row.
  ///
  /// To compare or hash a text the standard library sorts such marks in quadratic time: 200 KB of
  /// them take half a minute.
  var limitingMarks: String {
    guard mayHaveMarks(inARow: Self.maxMarks + 1) else { return self }
    var count = 0
    return String(
      unicodeScalars.filter { scalar in
        count = scalar.isCombiningMark ? count + 1 : 0
        return count <= Self.maxMarks
      })
  }

  /// Whether the text has room for so many marks: no byte of a mark is ASCII, and each takes two
  /// or more. Few words are that long, so most of a text need not be decoded.
  private func mayHaveMarks(inARow count: Int) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var start = 0
      while start + 2 * count <= bytes.count {
        let next = bytes[start..<(start + 2 * count)]
        guard let last = next.lastIndex(where: { $0 < 0x80 }) else { return true }
        start = last + 1
      }
      return false
    }
  }
}
