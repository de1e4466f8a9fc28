import Testing

@testable import ExpoCore
@testable import TerminalText

@Suite struct LineCellsTests {
  private let measure = CellMeasure()
  private let line = Line([
    Inline("ab", .name), Inline("거문고", .title),
    Inline("\u{1F469}\u{200D}\u{1F680}"),
  ])

  @Test(
    arguments: [
      (0, ""), (1, "a"), (2, "ab"), (3, "ab"), (4, "ab거"), (5, "ab거"), (7, "ab거문"), (8, "ab거문고"),
      (9, "ab거문고"), (10, "ab거문고👩‍🚀"), (50, "ab거문고👩‍🚀"),
    ])
  func `a line is cut between characters, without half cells`(columns: Int, text: String) {
    let clipped = line.clipped(to: columns, measure: measure)
    #expect(clipped.text == text)
    #expect(clipped.width(measure: measure) <= columns)
    let fitted = line.fitted(to: columns, measure: measure)
    #expect(fitted.width(measure: measure) == columns)
    #expect(fitted.text.hasPrefix(text))
  }

  @Test
  func `parts of a line get another role, across its runs`() {
    let marked = line.marking([1..<5, 8..<11], as: .match)
    #expect(marked.text == line.text)
    #expect(
      marked.spans.map(\.text) == ["a", "b", "거", "문", "고", "\u{1F469}\u{200D}\u{1F680}"])
    #expect(marked.spans.map(\.role) == [.name, .match, .match, .title, .match, .text])
    #expect(line.marking([], as: .match) == line)
  }

  @Test
  func `a picture that is cut keeps its colours`() {
    var line = Line([Inline("ab")])
    let picture = Picture(width: 3, height: 2, pixels: [0x5F, 0x87, 0xAF, 0x5F, 0x87, 0xAF])
    line.append(PictureRow(picture: picture, row: 0))
    var bytes: [UInt8] = []
    let clipped = line.clipped(to: 4, measure: measure)
    LineEncoder(isStyled: true).append(clipped, to: &bytes)
    #expect(clipped.text == "ab  ")
    #expect(
      String(decoding: bytes, as: UTF8.self) == "ab\u{1B}[48;5;17m \u{1B}[48;5;18m \u{1B}[0m\n")
    #expect(line.clipped(to: 2, measure: measure).text == "ab")
    #expect(line.marking([0..<4], as: .match).spans.last == line.spans.last)
  }
}
