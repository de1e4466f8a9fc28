import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// The commands, screens and examples of the READMEs.
@Suite struct ReadmeTests {
  static let formatGuides = ["Resources/README.md", "Resources/README.ko.md"]

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
    var count = 0
    for path in ["README.md"] + Self.formatGuides {
      let text = try Self.text(path)
      let spans = text.matches(of: #/`(expo [^`]+)`/#).map { String($0.1) }
      let lines = Self.blocks(of: "sh", in: text).joined().split(separator: "\n").map(String.init)
      for line in spans + lines.filter({ $0.hasPrefix("expo ") }) {
        let command = line.replacing(/\$\([^)]*\)/, with: "x").prefix { !"|#>…".contains($0) }
        let words = command.split(separator: " ").dropFirst().map {
          $0.trimmingCharacters(in: ["'", "\""])
        }
        count += 1
        if ParsedLine(words).mistake == nil { continue }
        // The name of an exhibit is enough.
        #expect(throws: Never.self, "\(path): \(line)") {
          let run = Invocation(
            options: Options(),
            in: ProcessContext(
              arguments: words, environment: Environment { _ in nil }, input: StandardStream(),
              output: StandardStream(),
              errors: StandardStream()))
          _ = try run.topics(of: run.names(in: words), for: .item)
        }
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
        command.split(separator: " ").map(String.init) + ["--width", "80"]
      ).output
      printed += "```\n$ expo \(command)\n\(screen)```\n\(part[rest.upperBound...])"
    }
    #expect(parts.count == 2)
    try expectGenerated(printed, at: "README.md")
  }

  @Test(arguments: formatGuides)
  func `the example of the format is a catalogue without a fault`(guide: String) throws {
    let blocks = Self.blocks(of: "json", in: try Self.text(guide))
    let folder = try TemporaryFolder()
    try folder.file("exposition.json", blocks[0])
    try folder.file("items.json", blocks[1])
    try expectNoFault(in: folder)
    #expect(try ProgramRun(["item", "찻잔", "--catalogue", folder.path]).status == 0)
  }

  /// A file for the recipe of the format guides, as its publisher writes it.
  static let foreignFile =
    #"""
    {"boxOfficeResult": {"dailyBoxOfficeList": [
      {"rank": "1", "movieCd": "20199882", "movieNm": "첫 영화", "openDt": "2030-01-05",
       "rankOldAndNew": "NEW", "audiCnt": "64050", "audiAcc": "69228"},
      {"rank": "2", "movieCd": "20200001", "movieNm": "둘째 영화", "openDt": "2029-12-15",
       "rankOldAndNew": "OLD", "audiCnt": "24091", "audiAcc": "7109013"}]}}
    """#

  @Test(
    .enabled(if: OtherProgram.isInstalled("jq"), "jq is not installed"), arguments: formatGuides)
  func `the recipe makes a catalogue of JSON in another form`(guide: String) throws {
    let filter = try #require(Self.blocks(of: "jq", in: Self.text(guide)).first)
    let folder = try TemporaryFolder()
    try folder.file("filter.jq", filter)
    try folder.file("foreign.txt", Self.foreignFile)
    let run = try OtherProgram.run("cd '\(folder.path)' && jq -f filter.jq foreign.txt")
    try folder.file("items.json", run.output)
    try expectNoFault(in: folder)
    #expect(try ProgramRun(["item", "2", "--catalogue", folder.path]).status == 0)
  }

  private func expectNoFault(in folder: TemporaryFolder) throws {
    #expect(throws: Never.self) { try Catalogue(path: folder.path) }
  }
}
