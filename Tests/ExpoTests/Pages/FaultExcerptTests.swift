import TerminalText
import Testing

@testable import expo

@Suite struct FaultExcerptTests {
  @Test(
    arguments: [
      ("거문고", false, 6, "거문고"), ("거문고", false, 5, "…문고"), ("거문고", false, 4, "…고"),
      ("거문고", true, 9, "…거문고"), ("거문고", true, 1, "…"), ("", false, 0, ""),
    ])
  func `the end of a text is kept after an ellipsis`(
    text: String, isCut: Bool, columns: Int, end: String
  ) {
    let kept = FaultExcerpt.keepingEnd(
      of: text, to: columns, isCut: isCut, width: CellMeasure().width(of:))
    #expect(kept == end)
  }

  @Test(arguments: ["a", "가", "e\u{301}", "\u{301}", "👩‍🚀", "🇰🇷"], [false, true])
  func `four times the text are at most four times the bytes that are measured`(
    unit: String, isCut: Bool
  ) {
    let bytes = [500, 2_000].map { count in
      let text = String(repeating: unit, count: count)
      var bytes = 0
      let end = FaultExcerpt.keepingEnd(of: text, to: count - 1, isCut: isCut) { text in
        bytes += text.utf8.count
        return CellMeasure().width(of: text)
      }
      #expect(end.utf8.count <= text.utf8.count + 3)
      #expect(bytes <= text.utf8.count * 2 + 6)
      return bytes
    }
    #expect(bytes[1] <= bytes[0] * 4 + 16)
  }
}
