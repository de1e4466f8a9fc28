import ExpoCore
import TestSupport
import Testing

@testable import TerminalText

@Suite("The width of text in cells")
struct CellMeasureTests {
  static let cases: [(text: String, width: Int, why: String)] = [
    ("", 0, "an empty text"),
    ("expo 1900", 9, "ASCII"),
    ("거문고", 6, "Hangul syllables"),
    ("玄琴", 4, "Hanja"),
    ("\u{20000}\u{2FFFD}", 4, "Hanja beyond the first plane, assigned or not"),
    ("한국의 출품작", 13, "Hangul and a blank"),
    ("Ａ１！", 6, "fullwidth forms"),
    ("ｱﾞ", 2, "a halfwidth letter and its halfwidth voicing mark"),
    ("「」、。", 8, "CJK punctuation"),
    ("ㄱㅏ", 4, "compatibility Jamo, which never compose"),
    ("e\u{301}", 1, "a letter and a combining mark"),
    ("é", 1, "the same, precomposed"),
    ("가\u{301}", 2, "a syllable and a combining mark"),
    ("가\u{302E}", 2, "a syllable and a tone mark"),
    ("\u{1100}\u{1161}", 2, "leading and vowel Jamo"),
    ("\u{1100}\u{1161}\u{11A8}", 2, "leading, vowel and final Jamo"),
    ("가\u{11A8}", 2, "a precomposed syllable and a final Jamo"),
    ("\u{A960}\u{D7B0}\u{D7CB}", 2, "old Korean Jamo"),
    ("\u{1100}", 2, "a leading Jamo alone"),
    ("\u{1100}\u{1100}\u{1100}", 6, "leading Jamo that do not compose"),
    ("\u{1100}\u{1100}\u{1161}", 4, "of two leading Jamo only the second composes"),
    ("\u{1100}가", 4, "a leading Jamo before a precomposed syllable"),
    ("\u{1161}", 0, "a vowel Jamo without a leading one"),
    ("\u{11A8}\u{D7CB}", 0, "final Jamo without a syllable"),
    ("a\u{1161}", 1, "a vowel Jamo after a letter"),
    (String(repeating: "\u{600}", count: 100), 100, "Arabic number signs, one cluster"),
    ("\u{600}123", 4, "an Arabic number sign and digits"),
    ("क्ष्म्य", 4, "four Devanagari consonants that are one cluster"),
    ("䷀䷿", 4, "hexagrams"),
    ("⚊⚏", 4, "monograms and digrams"),
    ("☰𝌆", 4, "a trigram and a tetragram"),
    ("a🏽", 3, "a skin tone after a letter"),
    ("거🏽", 4, "a skin tone after a syllable"),
    ("e\u{301}🏽🏽", 5, "two skin tones after a letter with a mark"),
    ("ខ្មែរ\u{200B}ភាសា", 8, "a zero-width space"),
    ("😀", 2, "an emoji"),
    ("☀", 1, "a symbol whose default is text"),
    ("☀\u{FE0F}", 2, "the same shown as an emoji"),
    ("5\u{FE0F}\u{20E3}", 2, "a keycap"),
    ("🇰🇷🇫🇷", 4, "two flags"),
    ("👍🏽", 2, "an emoji with a skin tone"),
    ("☝🏽", 2, "a narrow emoji with a skin tone"),
    ("👩\u{200D}👩\u{200D}👧\u{200D}👦", 2, "a family"),
    ("क्ष", 2, "a conjunct"),
    ("a" + String(repeating: "\u{301}", count: 32_000), 1, "a flood of marks"),
  ]

  @Test(arguments: cases)
  func `matches what terminals draw`(_ text: String, _ width: Int, _ why: String) {
    #expect(CellMeasure().width(of: text) == width)
    // Alone and in other text.
    #expect(CellMeasure().width(of: "가 " + text + " 가") == width + 6)
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
    for text in RandomText.texts(rounds(150, long: 2_000), seed: 1) {
      let sum = text.reduce(0) { $0 + measure.width(of: String($1)) }
      #expect(measure.width(of: text) == sum, "\(text.debugDescription)")
    }
  }

  @Test
  func `of the clusters behind one is what they measure alone`() {
    let floods = ["\u{600}", "\u{600}a", "a\u{301}", "😀🏽\u{200D}👩", "가\u{FF9E}\u{200D}👩", "क्"]
      .map { String(repeating: $0, count: 300) }
    for text in floods + RandomText.texts(rounds(100, long: 2_000), seed: 2) {
      let clusters = Array(GraphemeClusters(text, measure: CellMeasure()))
      for index in stride(from: 0, to: clusters.count, by: max(1, clusters.count / 20)) {
        let start = clusters[index].range.lowerBound
        let alone = GraphemeClusters(
          text.slice(start..<text.utf8.count), measure: CellMeasure())
        #expect(
          alone.map { start + $0.range.upperBound } == clusters[index...].map(\.range.upperBound),
          "\(text.debugDescription) from \(start)")
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["\u{301}", "🇰", "\u{1100}", "\u{600}", "👩\u{200D}"])
  func `takes linear time, also of one cluster`(unit: String) {
    let flood = String(repeating: unit, count: 30_000)
    #expect(CellMeasure().width(of: flood) > 0)
    #expect(!CellMeasure().clipped(flood, to: 4).isEmpty)
  }

  @Test(arguments: [0x4E00...0x9FFF, 0xAC00...0xD7A3] as [ClosedRange<UInt32>])
  func `of Hanja and of syllables is that of Unicode's table`(block: ClosedRange<UInt32>) {
    for value in block {
      let next = WidthTable.runs.partitioningIndex { $0 > value << 2 | 3 }
      #expect(WidthTable.runs[next - 1] & 3 == 2)
    }
    #expect(CellMeasure().width(of: "\u{4E00}\u{9FFF}\u{AC00}\u{D7A3}") == 8)
  }
}
