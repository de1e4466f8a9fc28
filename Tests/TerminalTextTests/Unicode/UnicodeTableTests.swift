import TestSupport
import Testing

@testable import TerminalText

@Suite("The Unicode tables")
struct UnicodeTableTests {
  static let tables: [(name: String, generate: @Sendable (UnicodeTableSource) -> String)] = [
    ("WidthTable", { $0.widthTable() }), ("JoiningTable", { $0.joiningTable() }),
  ]

  @Test("are what the extract generates", arguments: 0..<2)
  func isCurrent(index: Int) throws {
    let table = Self.tables[index]
    try expectGenerated(
      table.generate(UnicodeTableSource(extract: try UnicodeExtract())),
      at: "Sources/TerminalText/Cells/\(table.name).swift")
  }

  @Test("start with the first scalar, and no two neighbours are equal")
  func isOrdered() {
    let tables: [(runs: [UInt32], shift: UInt32)] = [
      (WidthTable.runs, 2), (JoiningTable.runs, 10),
    ]
    for (runs, shift) in tables {
      let firsts = runs.map { $0 >> shift }
      let classes = runs.map { $0 & ((1 << shift) - 1) }
      #expect(firsts.first == 0)
      #expect(zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 })
      #expect(zip(classes, classes.dropFirst()).allSatisfy { $0 != $1 })
    }
  }
}
