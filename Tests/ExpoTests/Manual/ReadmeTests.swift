import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// What the READMEs print runs.
@Suite struct ReadmeTests {
  static func text(_ path: String) throws -> String {
    try String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)
  }

  /// The contents of the code blocks of a language.
  static func blocks(of language: String, in text: String) -> [String] {
    text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) && $0.element.hasPrefix("\(language)\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  @Test
  func `every command line in the READMEs is one that the program accepts`() throws {
    let names = ItemList(.bundled)
    var count = 0
    for path in ["README.md", "Resources/README.md"] {
      let text = try Self.text(path)
      let spans = text.matches(of: #/`(expo [^`]+)`/#).map { String($0.1) }
      let lines = Self.blocks(of: "sh", in: text).joined().split(separator: "\n").map(String.init)
      for line in spans + lines.filter({ $0.hasPrefix("expo ") }) {
        let command = line.replacing(/\$\([^)]*\)/, with: "x").prefix { !"|#>…".contains($0) }
        let words = command.split(separator: " ").dropFirst().map {
          $0.trimmingCharacters(in: ["'", "\""])
        }
        // The name of an exhibit is enough.
        let isName = names.topic(called: words.sentence) != nil
        #expect(isName || Parser(words).mistake == nil, "\(path): \(line)")
        count += 1
      }
    }
    #expect(count > 15)
  }

  @Test func `the screens in the README are what the program prints`() throws {
    let text = try Self.text("README.md")
    let parts = text.split(separator: "```\n$ expo ", omittingEmptySubsequences: false)
    var printed = String(parts[0])
    for part in parts.dropFirst() {
      let command = try #require(part.split(separator: "\n").first)
      let rest = try #require(part.firstRange(of: "\n```\n"))
      let screen = try ProgramRun(
        command.split(separator: " ").map(String.init), environment: ["COLUMNS": "80"]
      ).output
      printed += "```\n$ expo \(command)\n\(screen)```\n\(part[rest.upperBound...])"
    }
    #expect(parts.count == 3)
    try expectGenerated(printed, at: "README.md")
  }

  @Test
  func `the example of the format is a catalogue without a fault`() throws {
    let blocks = Self.blocks(of: "json", in: try Self.text("Resources/README.md"))
    let folder = try TemporaryFolder()
    try folder.file("exposition.json", blocks[0])
    try folder.file("items.json", blocks[1])
    let check = try ProgramRun(["check", folder.path])
    #expect(check.output == "검사한 도록: \(folder.path)\n잘못된 곳이 없습니다\n")
    #expect(check.status == 0)
    #expect(try ProgramRun(["item", "부채", "--catalogue", folder.path]).status == 0)
  }
}
