import CSystem
import ExpoCore
import Foundation
import TerminalText
import Testing

@testable import expo

@Suite("The memory of the layout")
struct LayoutMemoryTests {
  @Test(arguments: [["item", "1"], ["items"], ["items", "--grid"]])
  func `a long text at width 1 needs less than ten times its length more than at width 80`(
    command: [String]
  ) throws {
    let text = String(repeating: "가a ", count: 60_000)
    let folder = try TemporaryFolder()
    try folder.file(
      "items.json",
      """
      [{"name": "가", "image_name": "a", "short_desc": "\(text)", "desc": "\(text)"}]
      """)
    let arguments = command + ["--catalogue", folder.path, "--width"]
    let difference = try Self.peakMemory(arguments + ["1"]) - Self.peakMemory(arguments + ["80"])
    #expect(difference < 10 * text.utf8.count)
  }

  @Test
  func `a page has as many blocks and values however many paragraphs its texts have`() {
    func counts(_ paragraphs: Int) -> [Int] {
      let text = (0..<paragraphs).map { "\($0)" }.joined(separator: "\n\n")
      let item = Item(
        name: "a", imageName: "a", shortDescription: "a", description: text,
        imageDescription: text, details: [Detail(label: "a", value: text)],
        evidence: .certain, evidenceNote: text)
      let blocks = Document.item(at: 0, of: Items([item]), in: PageContext()).blocks
      return [blocks.count]
        + blocks.map { block in
          if case .facts(let facts) = block { facts.reduce(0) { $0 + $1.value.count } } else { 0 }
        }
    }
    #expect(counts(5_000) == counts(1_000))
  }

  /// Runs the program and returns its peak memory in bytes.
  private static func peakMemory(_ arguments: [String]) throws -> Int {
    let program = try Spawning.alone {
      try Spawning.start(
        [BuiltProgram.path] + arguments,
        environment: BuiltProgram.environment(adding: [:]),
        streams: Array(repeating: .path("/dev/null"), count: 3))
    }
    var status: Int32 = 0
    var usage = rusage()
    #expect(wait4(program, &status, 0, &usage) == program)
    #expect(status == 0)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}
