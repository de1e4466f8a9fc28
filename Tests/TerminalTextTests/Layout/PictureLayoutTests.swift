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

  @Test(arguments: [(5, true), (4, false), (1, false)])
  func `a picture stands below the head of its page if both fit the window`(
    rows: Int, isBelowHead: Bool
  ) {
    let page: [Block] = [
      .lines([[Inline("Hat", .title)]]),
      .spoken("Two paragraphs"), .picture(Self.picture(width: 3, rows: 3), caption: nil),
      .paragraph("one"), .paragraph("two"), .facts([TableRow("Size", value: "4")]),
    ]
    let (picture, text) = (["###", "###", "###", ""], ["one", "", "two", ""])
    let lines = ["Hat", ""] + (isBelowHead ? picture + text : text + picture) + ["Size : 4"]
    #expect(Self.lines(page + page, columns: 20, rows: rows) == lines + [""] + lines)
  }

  @Test(arguments: [6, 7, 8, 12])
  func `no screen of a pager cuts a picture of a gallery`(rows: Int) {
    let picture = Self.picture(width: 3, rows: 4)
    let page: [Block] = [
      .lines([[Inline("Pictures", .title)]]),
      .gallery((1...4).map { (Inline("\($0)"), picture) }),
    ]
    let lines = Self.lines(page, columns: 51, rows: rows)
    #expect(lines.filter { $0.hasPrefix("###") }.count == 8)
    for (line, text) in lines.enumerated() where text.hasPrefix("1") || text.hasPrefix("3") {
      #expect(lines[line - 4..<line].allSatisfy { $0.hasPrefix("###") && $0.hasSuffix("###") })
      #expect((line - 4) / rows == line / rows)
    }
  }

  private static let entries = [("One", "first"), ("Two", ""), ("Three", "third")].enumerated().map
  {
    ListEntry(
      number: $0.offset + 1, name: Inline($0.element.0, .name), text: [Inline($0.element.1)])
  }

  @Test(
    arguments: [
      (25, ["###   1. One     3. Three", "###   2. Two"]),
      (24, ["###   1. One", "###   2 more"]), (0, ["###   1. One", "###   2 more"]),
      (8, ["1. One", "2. Two", "3. Three"]), (13, ["1. One", "2. Two", "3. Three"]),
    ] as [(Int, [String])])
  func `names stand in columns, and beside the picture if there is room`(
    columns: Int, lines: [String]
  ) {
    let names = Block.names(Self.entries, beside: Self.picture(width: 3, rows: 2)) { "\($0) more" }
    #expect(Self.lines([names], columns: columns) == lines)
  }

  @Test(arguments: [(19, 3), (17, 1), (16, 0)])
  func `names have their texts beside a picture if these are whole`(columns: Int, gap: Int) {
    let entries = [ListEntry(number: 1, name: Inline("One", .name), text: [Inline("first")])]
    let names = Block.names(entries, beside: Self.picture(width: 3)) { "\($0)" }
    let line = gap > 0 ? String(repeating: " ", count: gap) + "1. One  first" : "   1. One"
    #expect(Self.lines([names], columns: columns) == ["###" + line])
  }

  @Test func `listeners hear nothing of a picture`() {
    let picture = Block.picture(Self.picture(width: 3), caption: Inline("A flag"))
    #expect(SpokenLayout(range: " to ", end: "End").lines(of: [picture]).isEmpty)
  }
}
