import Testing

@testable import ExpoCore
@testable import TerminalText

@Suite struct PictureLayoutTests {
  private static func picture(width: Int, rows: Int = 1) -> Picture {
    Picture(
      width: width, height: rows * 2, pixels: Array(repeating: 67, count: width * rows * 2))
  }

  /// The lines of a page, with `#` for the cells of pictures.
  private static func lines(
    _ blocks: [Block], columns: Int, rows: Int = .max
  ) -> [String] {
    PageLayout(columns: columns, rows: rows, measure: CellMeasure()).lines(of: Document(blocks)).map
    { line in
      line.runs.map {
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
      .paragraph("three"), .facts([Fact("Size", value: "4")]),
    ]
    let (picture, text) = (["###", "###", "###", ""], ["two", "", "three", ""])
    let lines =
      ["Hat", "", "one", ""] + (isInText ? picture + text : text + picture) + ["Size : 4"]
    #expect(Self.lines(page + page, columns: 20, rows: rows) == lines + [""] + lines)
  }

  private static func gallery(_ entries: [(String, Picture?)]) -> [Block] {
    [.gallery(entries.map { (Inline($0.0), $0.1) })]
  }

  @Test(arguments: [(0, 1), (31, 1), (62, 1), (63, 2), (95, 2), (96, 3), (129, 4), (200, 5)])
  func `a gallery has as many pictures in a row as fit`(columns: Int, perRow: Int) {
    let entries = (1...5).map { ("\($0).", Self.picture(width: 30)) }
    let lines = Self.lines(Self.gallery(entries), columns: columns)
    let pictures = Array(repeating: String(repeating: "#", count: 30), count: perRow)
    #expect(lines[0] == pictures.joined(separator: "   "))
    #expect(lines.count == (5 + perRow - 1) / perRow * 3 - 1)
  }

  @Test func `pictures of different sizes stand at the top of their row`() {
    let entries = [
      ("small", Self.picture(width: 2)), ("none", nil), ("large", Self.picture(width: 26, rows: 2)),
    ]
    let large = String(repeating: "#", count: 26)
    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    #expect(
      Self.lines(Self.gallery(entries), columns: 80) == [
        "##" + blanks(25) + "none" + blanks(23) + large,
        "small" + blanks(49) + large,
        blanks(54) + "large",
      ])
  }

  @Test func `a picture that is too wide has its caption only`() {
    let entries = [("a wide picture", Self.picture(width: 20)), ("b", Self.picture(width: 2))]
    #expect(
      Self.lines(Self.gallery(entries), columns: 10)
        == ["a wide", "picture", "", "##", "b"])
  }

  @Test func `an empty gallery has no lines`() {
    #expect(Self.lines(Self.gallery([]), columns: 80).isEmpty)
  }

  @Test func `listeners hear captions instead of a gallery, and nothing of a picture`() {
    let blocks: [Block] =
      [.picture(Self.picture(width: 3), caption: Inline("A flag"))]
      + Self.gallery([("1. Hat", Self.picture(width: 3))])
    let layout = SpokenLayout(SpokenNumbers(range: " to "), end: "End")
    #expect(layout.lines(of: Document(blocks)).map(\.text) == ["1. Hat."])
  }
}
