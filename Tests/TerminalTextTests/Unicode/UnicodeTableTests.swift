import TestSupport
import Testing

@testable import TerminalText

@Suite("The table of widths")
struct UnicodeTableTests {
  @Test
  func `is what the extract generates`() throws {
    try expectGenerated(
      UnicodeTableSource(extract: try UnicodeExtract()).widthTable(),
      at: "Sources/TerminalText/Cells/WidthTable.swift")
  }

  @Test
  func `starts with the first scalar, and no two neighbours are equal`() {
    let firsts = WidthTable.runs.map { $0 >> 2 }
    let classes = WidthTable.runs.map { $0 & 3 }
    #expect(firsts.first == 0)
    #expect(zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(classes, classes.dropFirst()).allSatisfy { $0 != $1 })
  }
}
