import Testing

@testable import ExpoCore
@testable import TerminalText

@Suite("The layout of a page")
struct PageLayoutTests {
  static func lines(of blocks: [Block], columns: Int) -> [String] {
    PageLayout(columns: columns, measure: CellMeasure()).lines(of: Document(blocks)).map(\.text)
  }

  static func entry(_ number: Int, _ name: String) -> ListEntry {
    ListEntry(number: number, name: Inline(name, .name), text: [Inline("text")])
  }

  @Test(arguments: [0, 10, 40, 80, 400, 65_535], [false, true])
  func `one wide name or label does not pad the other rows`(columns: Int, isStacked: Bool) {
    let wide = String(repeating: "a", count: 5_000)
    let names = [wide] + (2...200).map { "name \($0)" }
    let section = ListSection(names.indices.map { Self.entry($0 + 1, names[$0]) })
    let facts = names.map {
      TableRow(label: Inline($0, .label), value: [[Inline("text")]])
    }
    let blocks: [Block] = [
      .list([section], isStacked: isStacked), .facts(facts), .terms(facts),
    ]
    let layout = PageLayout(columns: columns, measure: CellMeasure(), limitsProse: false)
    let lines = layout.lines(of: blocks).map(\.text)
    // Three times the names themselves, and at most 100 cells for each row.
    let text = 3 * names.reduce(0) { $0 + $1.utf8.count }
    #expect(lines.reduce(0) { $0 + $1.utf8.count } < text + 3 * names.count * 100)
  }

  @Test(arguments: [
    (60, 23, ["1. Hat   sure  A horsehair hat that announced a gentleman", "2. Drum"]),
    (50, 23, ["1. Hat   sure  A horsehair hat that announced a g…", "2. Drum"]),
    (
      50, .max,
      ["1. Hat (sure)", "   A horsehair hat that announced a gentleman", "2. Drum"]
    ),
  ])
  func `in a window a row of a list is one line, and elsewhere its text is whole below it`(
    columns: Int, rows: Int, lines: [String]
  ) {
    let hat = ListEntry(
      number: 1, name: Inline("Hat", .name), labels: [Inline("sure")],
      text: [Inline("A horsehair hat that announced a gentleman")])
    let drum = ListEntry(number: 2, name: Inline("Drum", .name), text: [])
    let layout = PageLayout(columns: columns, rows: rows, measure: CellMeasure())
    #expect(
      layout.lines(of: [.list([ListSection([hat, drum])], isStacked: false)]).map(\.text) == lines)
  }

  @Test(arguments: [1, 9])
  func `a page is laid out in ten columns at least`(columns: Int) {
    let page = [Block.paragraph("a long text")]
    #expect(Self.lines(of: page, columns: columns) == ["a long", "text"])
    let line = Line([Inline("a long text")])
    #expect(line.wrapped(to: columns, measure: CellMeasure()).map(\.text) == ["a long", "text"])
  }

  @Test func `a block without lines is not set off`() {
    let picture = Picture(width: 12, height: 1, pixels: Array(repeating: 67, count: 12))
    let text = Block.paragraph("text")
    for block in [.facts([]), .lines([[]]), .picture(picture, caption: nil)] as [Block] {
      let lines = Self.lines(of: [block, text, block, text, block], columns: 12)
      #expect(lines == ["text", "", "text"])
    }
  }

  @Test
  func `a value without a label has no separator if no fact has a label`() {
    let fact = TableRow(label: Inline("", .label), value: [[Inline("조선")]])
    #expect(Self.lines(of: [.facts([fact])], columns: 80) == ["  조선"])
  }

  @Test
  func `a label without a value has a line of its own`() {
    let facts = [
      TableRow(label: Inline("a", .label), value: []),
      TableRow(label: Inline("long", .label), value: [[Inline("b")]]),
    ]
    #expect(Self.lines(of: [.facts(facts)], columns: 80) == ["a :", "long : b"])
  }
}
