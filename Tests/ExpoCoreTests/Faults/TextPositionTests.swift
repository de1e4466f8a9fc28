import Testing

@testable import ExpoCore

@Suite
struct PositionTests {
  @Test(
    arguments: [
      ("", 0, 1, 1), ("abc", 2, 1, 3), ("가나x", 6, 1, 3), ("😀x", 4, 1, 2),
      ("e\u{301}x", 3, 1, 3), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
      ("a\n\r\n\rb", 5, 4, 1), ("a\nb", 1, 1, 2), ("ab", 2, 1, 3),
    ] as [(String, Int, Int, Int)])
  func `lines end at LF, CR LF and CR, and columns count Unicode scalars`(
    _ text: String, _ offset: Int, _ line: Int, _ column: Int
  ) {
    let position = Array(text.utf8).withUnsafeBufferPointer { bytes in
      var position = TextPosition(line: 1, column: 1)
      position.advance(over: 0..<offset, of: bytes)
      return position
    }
    #expect(position == TextPosition(line: line, column: column))
  }

  @Test
  func `an excerpt is the line around the fault, and the caret stands at the fault`() {
    let text = "하나\r\n둘 x셋\r\n넷"
    let excerpt = excerpt(of: text, at: "하나\r\n둘 ".utf8.count)
    #expect(excerpt.text == "둘 x셋")
    #expect(excerpt.caret == "둘 ".unicodeScalars.count)
  }

  @Test
  func `of an endless line only the part around the fault is taken, cut between scalars`() {
    let half = String(repeating: "가", count: 10_000)
    let excerpt = excerpt(of: half + "!" + half, at: half.utf8.count)
    let before = excerpt.text.unicodeScalars.prefix(excerpt.caret)
    #expect(before.elementsEqual(String(repeating: "가", count: 133).unicodeScalars))
    #expect(excerpt.text.unicodeScalars.allSatisfy { $0 == "가" || $0 == "!" })
    #expect(excerpt.text.utf8.count < 1_000)
  }

  @Test
  func `bytes that are not UTF-8 keep the caret at the fault`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xFE, 0x62]
    let excerpt = bytes.withUnsafeBufferPointer { SourceExcerpt(around: 1, line: 1, in: $0) }
    #expect(excerpt.text == "a\u{FFFD}\u{FFFD}b")
    #expect(excerpt.caret == 1)
  }

  @Test
  func `a fault at the end of a file has the last line for its excerpt`() {
    #expect(excerpt(of: "[\n1", at: 3).text == "1")
    #expect(excerpt(of: "[\n1", at: 3).caret == 1)
    #expect(excerpt(of: "", at: 0).text.isEmpty)
  }

  private func excerpt(of text: String, at offset: Int) -> SourceExcerpt {
    Array(text.utf8).withUnsafeBufferPointer { SourceExcerpt(around: offset, line: 1, in: $0) }
  }
}
