@testable import ExpoCore
import Foundation
import TerminalText
import TestSupport
import Testing

@testable import expo

/// `expo` without words.
@Suite struct FrontPageTests {
  private static func lines(_ environment: [String: String], columns: Int, rows: Int) throws
    -> [String]
  {
    let session = try TerminalSession(
      [],
      environment: ["NO_COLOR": "", "TERM": "xterm-256color", "EXPO_PAGER": "less"]
        .merging(environment) { $1 },
      columns: columns, rows: rows)
    #expect(session.end() == 0)
    return String(decoding: session.transcript, as: UTF8.self).replacing(/\e\[[0-9;]*m/, with: "")
      .split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: Language.allCases)
  func `the main screen stands on 80 by 24 without a pager`(language: Language) throws {
    let lines = try Self.lines(["EXPO_LANG": language.rawValue], columns: 80, rows: 24)
    // The shell's next prompt has the last row.
    #expect(lines.count == 23)
    let catalogue = Catalogue(bundled: .init(for: language))
    #expect(Array(lines[0...1]) == catalogue.exposition?.titleLines)
    #expect(lines[2].hasPrefix(language.pick("방문객 : 48,130,300 명 (", "Visitors : 48,130,300 (")))
    #expect(lines[5] == "\(try #require(catalogue.exposition?.itemsTitle)) (13)")
    for (line, item) in zip(lines.dropFirst(6), catalogue.items.enumerated()) {
      #expect(line.hasSuffix(" \(item.offset + 1). \(item.element.name)"))
    }
    #expect(lines[6].contains("▄"))
    for command in ["overview", "browse", "help"] {
      #expect(lines.suffix(2).joined().contains(": expo \(command)"))
    }
  }

  @Test(arguments: [(40, 12), (60, 20), (200, 50)])
  func `other sizes have all names, and no line is wider`(columns: Int, rows: Int) throws {
    let lines = try Self.lines(["EXPO_PAGER": ""], columns: columns, rows: rows)
    for item in [Item].bundled { #expect(lines.contains { $0.contains(". \(item.name)") }) }
    let measure = CellMeasure()
    #expect(lines.allSatisfy { measure.width(of: $0) <= columns })
    #expect(lines.contains { $0.contains("▄") } == (columns > 70))
  }

  @Test(arguments: Language.allCases)
  func `at 120 columns each name has its line beside it, whole`(language: Language) throws {
    let lines = try Self.lines(["EXPO_LANG": language.rawValue], columns: 120, rows: 24)
    for item in Catalogue(bundled: .init(for: language)).items {
      #expect(lines.contains { $0.hasSuffix("  \(item.shortDescription)") })
    }
  }

  @Test func `a catalogue of many exhibits shows as many names as fit`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.items(
      (1...500).map {
        Item(name: "Item \($0)", pictureName: "\($0)", shortDescription: "s", text: "t")
      })
    let output = try ProgramRun(["--catalogue", folder.path, "--lang", "en"]).output
    #expect(output.hasPrefix("Exhibits (500)\n  1. Item 1\n"))
    #expect(output.contains("and 487 more\n"))
    #expect(!output.contains("overview"))
  }
}
