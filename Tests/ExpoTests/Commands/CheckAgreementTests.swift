import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// `check` finds an error exactly if the other commands refuse the file.
@Suite struct CheckAgreementTests {
  static let commands = [
    ["items"], ["item", "1"], ["search", "a"],
  ]

  @Test(arguments: 0..<UInt64(rounds(1, long: 20)))
  func `check finds an error exactly if every command refuses the file`(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var generator = CatalogueGenerator(seed: seed)
    var broken = 0
    for _ in 0..<40 {
      let text = generator.items()
      let path = try folder.file("items.json", text)
      let isBroken = Self.refuses(["check", path])
      broken += isBroken ? 1 : 0
      for command in Self.commands {
        #expect(Self.refuses(command + ["--catalogue", path]) == isBroken, "\(command) \(text)")
      }
    }
    #expect((6...34).contains(broken), "\(broken)")
  }

  /// Whether a command line ends with the status of bad data; its output is laid out, but not printed.
  private static func refuses(_ words: [String]) -> Bool {
    let stream = StandardStream(isTerminal: false, columns: nil, rows: nil)
    let startup = Startup(
      environment: Environment { _ in nil }, input: stream, output: stream, errors: stream)
    let line = ParsedLine(words)
    let run = Run(options: line.options, in: startup)
    do {
      let output = try run.output(of: line)
      switch output.content {
      case .document(let document): _ = document.lines(columns: 80)
      default: break
      }
      if let error = output.errors.last { throw error }
      return output.status == .badData
    } catch {
      return run.wording.message(for: error).status == .badData
    }
  }
}
