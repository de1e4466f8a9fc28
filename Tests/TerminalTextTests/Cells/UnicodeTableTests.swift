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
}
