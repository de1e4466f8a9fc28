import Testing

@testable import TerminalText

/// The widths at which a page changes its layout.
@Suite struct PageLimitTests {
  private static func list(isStacked: Bool = false, _ names: String...) -> Block {
    let entries = names.enumerated().map { index, name in
      ListEntry(
        number: index + 1, name: Inline(name, .name),
        text: [Inline("a text")], more: [[Inline("an excerpt")]])
    }
    return .list([ListSection(entries)], isStacked: isStacked)
  }

  private static func fact(_ label: String, _ value: Inline...) -> TableRow {
    TableRow(label: Inline(label, .label), value: [value])
  }

  private func lines(_ blocks: Block..., columns: Int) -> [String] {
    PageLayoutTests.lines(of: blocks, columns: columns)
  }

  @Test func `a row with a name that is wider than its column is not too wide`() {
    let name = String(repeating: "가", count: 26)
    let list = Block.list(
      [ListSection([ListEntry(number: 1, name: Inline(name), text: [Inline(name)])])],
      isStacked: false)
    for columns in 60...120 {
      let lines = PageLayout(columns: columns, measure: CellMeasure()).lines(of: [list])
      #expect(lines.allSatisfy { $0.width(measure: CellMeasure()) <= columns })
    }
  }

  @Test func `numbers end, ratings and texts start in one column`() {
    let names = ["a"] + (2...10).map { "name \($0)" }
    let entries = names.enumerated().map { index, name in
      ListEntry(
        number: index + 1, name: Inline(name, .name),
        labels: index == 1 ? [] : [Inline("sure")],
        text: [Inline("a text")])
    }
    let list = Block.list([ListSection(entries)], isStacked: false)
    let lines = lines(list, columns: 60)
    #expect(lines.prefix(2) == [" 1. a        sure  a text", " 2. name 2         a text"])
    #expect(lines[9] == "10. name 10  sure  a text")
  }

  @Test func `a value's command is broken off only if it does not fit behind the words`() {
    let fact = Self.fact(
      "a", Inline("1. words "), Inline("(expo item 1)", .command))
    #expect(lines(.facts([fact]), columns: 26) == ["a : 1. words (expo item 1)"])
    #expect(lines(.facts([fact]), columns: 25) == ["a : 1. words", "    (expo item 1)"])
  }

  @Test func `a hint's command stays whole`() {
    let command = "expo item " + String(repeating: "n", count: 40)
    let hint = Block.hint(Inline("Read"), command: Inline(command, .command))
    #expect(lines(hint, columns: 56) == ["Read: \(command)"])
    #expect(lines(hint, columns: 55) == ["Read:", command])
    #expect(lines(hint, columns: 10) == ["Read:", command])
    let fact = Self.fact("a", Inline("words "), Inline(command, .command))
    #expect(lines(.facts([fact]), columns: 10) == ["a : words", command])
  }

  @Test func `a command that listeners hear stays whole, too`() {
    let command = "expo item " + String(repeating: "n", count: 40)
    let hint = Block.hint(Inline("To read one"), command: Inline(command, .command))
    func parts(_ columns: Int) -> [String] {
      SpokenLayout(range: " to ").lines(of: [hint]).flatMap {
        $0.wrapped(to: columns, keepsWhole: true, measure: CellMeasure()).map(\.text)
      }
    }
    #expect(parts(63) == ["To read one: \(command)"])
    #expect(parts(62) == ["To read one:", command])
    #expect(parts(10) == ["To read", "one:", command])
  }

  @Test(arguments: [
    ("a", ["a"]), (" a ", ["a"]), ("a\n", ["a"]), ("\n a  b \n\n\r\n c\t", ["a  b", "c"]),
    (" \n ", []), ("", []),
  ])
  func `paragraphs have no blanks at their ends and none is empty`(
    text: String, paragraphs: [String]
  ) {
    #expect(Inline(text: text).text == paragraphs.joined(separator: "\n"))
    #expect(Inline.paragraphs(of: text).map(\.text) == paragraphs)
    #expect(Inline(line: text).text == paragraphs.joined(separator: " "))
  }

  @Test(arguments: [20, 40, 60, 80])
  func `an address stays whole, and is indented only if there is room`(columns: Int) {
    let address = "https://example.org/" + String(repeating: "a", count: 40)
    let layout = PageLayout(columns: columns, measure: CellMeasure())
    let fact = TableRow(
      label: Inline("Link"),
      value: [[Inline("page")], [Inline(line: address, .link, linkedTo: address)]])
    let lines = layout.lines(of: Document([.facts([fact])])).map(\.text)
    #expect(lines.contains(address) == (columns < 80))
    #expect(lines.contains { $0.hasSuffix(" " + address) } == (columns == 80))
  }
}
