import Testing

@testable import TerminalText

@Suite("The width of text in cells")
struct CellMeasureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let width: Int
    let why: String

    init(_ text: String, _ width: Int, _ why: String) {
      self.text = text
      self.width = width
      self.why = why
    }

    var testDescription: String { why }
  }

  static let cases = [
    Case("", 0, "an empty text"),
    Case("expo 1900", 9, "ASCII"),
    Case("거문고", 6, "Hangul syllables"),
    Case("玄琴", 4, "Hanja"),
    Case("\u{20000}\u{2FFFD}", 4, "Hanja beyond the first plane, assigned or not"),
    Case("한국의 출품작", 13, "Hangul and a blank"),
    Case("Ａ１！", 6, "fullwidth forms"),
    Case("ｱﾞ", 2, "a halfwidth letter and its halfwidth voicing mark"),
    Case("「」、。", 8, "CJK punctuation"),
    Case("ㄱㅏ", 4, "compatibility Jamo, which never compose"),
    Case("e\u{301}", 1, "a letter and a combining mark"),
    Case("é", 1, "the same, precomposed"),
    Case("가\u{301}", 2, "a syllable and a combining mark"),
    Case("가\u{302E}", 2, "a syllable and a tone mark"),
    Case("\u{1100}\u{1161}", 2, "leading and vowel Jamo"),
    Case("\u{1100}\u{1161}\u{11A8}", 2, "leading, vowel and final Jamo"),
    Case("가\u{11A8}", 2, "a precomposed syllable and a final Jamo"),
    Case("\u{A960}\u{D7B0}\u{D7CB}", 2, "old Korean Jamo"),
    Case("\u{1100}", 2, "a leading Jamo alone"),
    Case("\u{1100}\u{1100}\u{1100}", 6, "leading Jamo that do not compose"),
    Case("\u{1100}\u{1100}\u{1161}", 4, "of two leading Jamo only the second composes"),
    Case("\u{1100}가", 4, "a leading Jamo before a precomposed syllable"),
    Case("\u{1161}", 0, "a vowel Jamo without a leading one"),
    Case("\u{11A8}\u{D7CB}", 0, "final Jamo without a syllable"),
    Case("a\u{1161}", 1, "a vowel Jamo after a letter"),
    Case(String(repeating: "\u{600}", count: 100), 100, "Arabic number signs, one cluster"),
    Case("\u{600}123", 4, "an Arabic number sign and digits"),
    Case("क्ष्म्य", 4, "four Devanagari consonants that are one cluster"),
    Case("䷀䷿", 4, "hexagrams"),
    Case("⚊⚏", 4, "monograms and digrams"),
    Case("☰𝌆", 4, "a trigram and a tetragram"),
    Case("a🏽", 3, "a skin tone after a letter"),
    Case("거🏽", 4, "a skin tone after a syllable"),
    Case("e\u{301}🏽🏽", 5, "two skin tones after a letter with a mark"),
    Case("ខ្មែរ\u{200B}ភាសា", 8, "a zero-width space"),
    Case("😀", 2, "an emoji"),
    Case("☀", 1, "a symbol whose default is text"),
    Case("☀\u{FE0F}", 2, "the same shown as an emoji"),
    Case("5\u{FE0F}\u{20E3}", 2, "a keycap"),
    Case("🇰🇷🇫🇷", 4, "two flags"),
    Case("👍🏽", 2, "an emoji with a skin tone"),
    Case("☝🏽", 2, "a narrow emoji with a skin tone"),
    Case("👩\u{200D}👩\u{200D}👧\u{200D}👦", 2, "a family"),
    Case("क्ष", 2, "a conjunct"),
    Case("a" + String(repeating: "\u{301}", count: 31), 1, "the longest cluster"),
    Case("a" + String(repeating: "\u{301}", count: 32), 2, "one scalar more"),
    Case("a" + String(repeating: "\u{301}", count: 32_000), 1001, "a flood of marks"),
  ]

  @Test(arguments: cases)
  func `matches what terminals draw`(_ example: Case) {
    #expect(CellMeasure().width(of: example.text) == example.width)
    // Among other text as well as alone.
    #expect(CellMeasure().width(of: "가 " + example.text + " 가") == example.width + 6)
  }

  @Test
  func `of a mark without a base is 1, because it is drawn on a blank`() {
    #expect(CellMeasure().width(of: "\u{301}") == 1)
    #expect(CellMeasure().width(of: " \u{301}") == 1)
  }

  @Test(arguments: ["·", "…", "“", "°", "é", "─", "α", "①"])
  func `of ambiguous characters is 1, or 2 if they are wide`(_ text: String) {
    #expect(CellMeasure().width(of: text) == 1)
    #expect(CellMeasure(ambiguousIsWide: true).width(of: text) == 2)
    #expect(CellMeasure(ambiguousIsWide: true).width(of: "a" + text + "가") == 5)
  }

  @Test(arguments: ["a", "가", "玄", "e\u{301}", "ñ", "‒", "😀"])
  func `of other characters does not depend on the terminal`(_ text: String) {
    #expect(
      CellMeasure(ambiguousIsWide: true).width(of: text) == CellMeasure().width(of: text))
  }

  @Test(arguments: [false, true])
  func `is the sum over the grapheme clusters`(ambiguousIsWide: Bool) {
    let measure = CellMeasure(ambiguousIsWide: ambiguousIsWide)
    for text in RandomText.texts(2000, seed: 1) {
      let sum = Self.clusters(of: text).reduce(0) { $0 + measure.width(of: $1) }
      #expect(measure.width(of: text) == sum, "\(text.debugDescription)")
    }
  }

  /// The characters, each with the marks behind it that the standard library does not know yet.
  private static func clusters(of text: String) -> [String] {
    text.reduce(into: [String]()) { clusters, character in
      if let first = character.unicodeScalars.first, isNew(first), let last = clusters.last,
        !last.hasPrefix("\n")
      {
        clusters[clusters.count - 1] = last + String(character)
      } else {
        clusters.append(String(character))
      }
    }
  }

  /// Whether our table knows the scalar as a mark, and the standard library does not know it.
  private static func isNew(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .unassigned && ScalarWidth(of: scalar.value) == .zero
  }

  @Test
  func `of a mark that is newer than the standard library is 0`() {
    let new = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter(Self.isNew)
    for mark in new where !ControlEscaping.needsEscape(mark) {
      #expect(CellMeasure().width(of: "a\(mark)b") == 2, "U+\(String(mark.value, radix: 16))")
      #expect(CellMeasure().width(of: "가\(mark)\u{301} \(mark)") == 3)
      #expect(CellMeasure().width(of: "\(mark)") == 1)
      let flood = "a" + String(repeating: String(mark), count: 32)
      #expect(CellMeasure().width(of: flood) == 2)
    }
  }

  @Test
  func `of a grapheme cluster is 1 or 2, except for Jamo, skin tones and floods`() {
    for text in RandomText.texts(2000, seed: 2) {
      for cluster in text where cluster.unicodeScalars.count <= 32 {
        let skinTones = cluster.unicodeScalars.count { (0x1F3FB...0x1F3FF).contains($0.value) }
        let first = cluster.unicodeScalars.first?.value ?? 0
        // What a terminal draws beside the first scalar, such as a digit after an Arabic number sign.
        let beside = cluster.unicodeScalars.dropFirst().count {
          let category = $0.properties.generalCategory
          return CellMeasure().width(ofScalar: $0.value) > 0
            && ![.spacingMark, .otherSymbol, .modifierSymbol].contains(category)
        }
        let isInvisible = [0x1160...0x11FF, 0xD7B0...0xD7FB, 0x200B...0x200B].contains {
          $0.contains(first)
        }
        let range = (isInvisible ? 0 : 1)...2 * (skinTones + beside + 1)
        let width = CellMeasure().width(of: String(cluster))
        #expect(range.contains(width), "\(cluster.debugDescription)")
      }
    }
  }

  @Test
  func `of a single scalar is the same on the fast path and in the table`() {
    for ambiguousIsWide in [false, true] {
      let measure = CellMeasure(ambiguousIsWide: ambiguousIsWide)
      for value in [0x20...0x7E, 0xA0...0x2FF, 0x2010...0x2027, 0x3000...0x3029].joined() {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let table = measure.width(ofScalar: UInt32(value))
        #expect(measure.width(of: String(scalar)) == max(table, 1), "U+\(String(value, radix: 16))")
      }
    }
  }
}
