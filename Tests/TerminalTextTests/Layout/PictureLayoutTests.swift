import Testing

@testable import ExpoCore
@testable import TerminalText

@Suite struct PictureLayoutTests {
  private static func picture(width: Int, rows: Int = 1) -> Picture {
    Picture(
      width: width, height: rows * 2, pixels: Array(repeating: 0x5F87AF, count: width * rows * 2))
  }

  /// The lines of a page, with `#` for the cells of pictures.
  private static func lines(
    _ blocks: [Block], columns: Int, rows: Int = .max
  ) -> [String] {
    PageLayout(columns: columns, rows: rows, measure: CellMeasure()).lines(of: Document(blocks)).map
    { line in
      line.spans.map {
        $0.picture == nil ? $0.text : String(repeating: "#", count: $0.text.utf8.count)
      }.joined()
    }
  }

  @Test func `a picture and its caption are set off from the text`() {
    let page: [Block] = [
      .lines([[Inline("Hat", .title)]]),
      .picture(Self.picture(width: 3, rows: 2), caption: Inline("seen from above")),
      .paragraph([Inline("Of horsehair.")]),
    ]
    #expect(
      Self.lines(page, columns: 20)
        == ["Hat", "", "###", "###", "seen from above", "", "Of horsehair."])
  }

  @Test(arguments: [(13, false), (14, true), (200, true), (0, true)])
  func `a picture needs one column more than its width`(columns: Int, isShown: Bool) {
    let page: [Block] = [
      .lines([[Inline("A", .title)]]),
      .picture(Self.picture(width: 13), caption: nil, ifTooWide: Inline("too wide")),
      .paragraph([Inline("B")]),
    ]
    let picture = String(repeating: "#", count: 13)
    #expect(
      Self.lines(page, columns: columns) == ["A", "", isShown ? picture : "too wide", "", "B"])
  }

  @Test(arguments: [(7, true), (6, false), (1, false)])
  func `a picture stands behind the first paragraph if the window holds all to there`(
    rows: Int, isInText: Bool
  ) {
    let page: [Block] = [
      .lines([[Inline("Hat", .title)]]), .paragraph("one"),
      .picture(Self.picture(width: 3, rows: 3), caption: nil), .paragraph("two"),
      .paragraph("three"), .facts([TableRow("Size", value: "4")]),
    ]
    let (picture, text) = (["###", "###", "###", ""], ["two", "", "three", ""])
    let lines =
      ["Hat", "", "one", ""] + (isInText ? picture + text : text + picture) + ["Size : 4"]
    #expect(Self.lines(page + page, columns: 20, rows: rows) == lines + [""] + lines)
  }

  @Test func `listeners hear nothing of a picture`() {
    let picture = Block.picture(Self.picture(width: 3), caption: Inline("A flag"))
    #expect(SpokenLayout(range: " to ", end: "End").lines(of: [picture]).isEmpty)
  }
}
