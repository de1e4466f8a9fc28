extension Unicode.Scalar {
  /// Whether the scalar is a blank or a line break (the property White_Space, UAX #44).
  package var isBlank: Bool {
    switch value {
    case ..<0x80: UInt8(truncatingIfNeeded: value).isBlank
    // The last blank is U+3000, the ideographic space.
    case ...0x3000: properties.isWhitespace
    default: false
    }
  }

  /// Whether the scalar ends a line (UAX #14: BK, CR, LF, NL).
  package var breaksLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether most texts consist of scalars like this one. It can be seen, and is a character of its
  /// own beside any other of them (UAX #29).
  package var isCommon: Bool {
    switch value {
    case 0x0A, 0x20...0x7E,  // the line feed, ASCII
      0xA0...0xAC, 0xAE...0x2FF,  // Latin letters, the middle dot
      0x2010...0x2027,  // dashes, quotation marks, the ellipsis
      0x3000...0x3029:  // CJK punctuation
      true
    default: isHanjaOrHangul
    }
  }

  /// Whether the scalar is a unified ideograph of the first block, or a syllable of Hangul.
  package var isHanjaOrHangul: Bool {
    FoldedLetters.ideographs.contains(value) || Hangul.isSyllable(value)
  }
}

extension UInt8 {
  /// Whether the byte is a blank or a line break in ASCII.
  package var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }

  /// Whether the byte is a digit in ASCII.
  package var isDigit: Bool { 0x30...0x39 ~= self }
}

extension String {
  /// Whether the text has nothing but blanks.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// What stands between the blanks.
  package var words: [String] {
    unicodeScalars.split(whereSeparator: \.isBlank).map { String($0) }
  }

  /// Whether all characters are ASCII.
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

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

  /// Whether enough bytes stand in a row for this number of marks: a mark takes two bytes or more, and
  /// none of them is ASCII. Few texts have such a row, so most need not be decoded.
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
