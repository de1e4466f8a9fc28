import TestSupport
import Testing

@testable import TerminalText

@Suite("Clipping text")
struct ClipTests {
  @Test(
    arguments: [
      ("나전칠기", 8, "나전칠기"), ("나전칠기", 7, "나전칠…"), ("나전칠기", 6, "나전…"),
      ("나전칠기", 2, "…"), ("나전칠기", 1, "…"), ("나전칠기", 0, ""), ("나전칠기", -1, ""),
      ("expo", 4, "expo"), ("expo", 3, "ex…"), ("", 0, ""),
    ])
  func `keeps a text that fits, otherwise ends with an ellipsis`(
    text: String, columns: Int, expected: String
  ) {
    #expect(CellMeasure().clipped(text, to: columns) == expected)
  }

  @Test
  func `measures the ellipsis if ambiguous characters are wide`() {
    let measure = CellMeasure(ambiguousIsWide: true)
    #expect(measure.clipped("나전칠기", to: 7) == "나전…")
    #expect(measure.clipped("나전칠기", to: 1) == "")
  }

  @Test
  func `does not split a cluster`() {
    #expect(CellMeasure().clipped("ae\u{301}bc", to: 3) == "ae\u{301}…")
    #expect(CellMeasure().clipped("👩\u{200D}👧👩\u{200D}👧", to: 3) == "👩\u{200D}👧…")
  }

  @Test(
    arguments: [
      ("거문고", 6, "거문고"), ("거문고", 5, "문고"), ("거문고", 1, ""), ("e\u{301}a", 1, "a"),
      ("ae\u{301}", 1, "e\u{301}"), ("", 0, ""),
    ])
  func `the end of a text starts between clusters`(text: String, columns: Int, end: String) {
    #expect(CellMeasure().end(of: text, in: columns) == end)
  }

  @Test(arguments: [false, true])
  func `returns a start of the text that fits the columns`(ambiguousIsWide: Bool) {
    let measure = CellMeasure(ambiguousIsWide: ambiguousIsWide)
    for text in RandomText.texts(rounds(150, long: 1_000), seed: 8) {
      for columns in 0...12 {
        let clipped = measure.clipped(text, to: columns)
        #expect(measure.width(of: clipped) <= columns, "\(text.debugDescription)")
        let kept = clipped.unicodeScalars.count - (Array(clipped.utf8) == Array(text.utf8) ? 0 : 1)
        #expect(
          clipped.unicodeScalars.prefix(max(kept, 0))
            .elementsEqual(text.unicodeScalars.prefix(max(kept, 0))))
      }
    }
  }
}
