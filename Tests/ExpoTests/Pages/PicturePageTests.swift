import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// Pages with pictures, with the real program.
@Suite struct PicturePageTests {
  private static let shown = ["--color", "always", "--pictures", "always"]

  private static func output(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let run = try ProgramRun(arguments, environment: environment)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    return run.output
  }

  /// The output without its styles, its pictures and the empty lines below them.
  private static func text(_ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    var text: [Substring] = []
    for line in lines {
      if line.contains("[48;5;") { continue }
      if line.isEmpty, text.last?.isEmpty == true { continue }
      text.append(line)
    }
    return text.joined(separator: "\n").replacing(/\e\[[0-9;]*m/, with: "")
  }

  @Test(arguments: [
    ("item-80", ["item", "거문고", "--width", "80"]),
    ("overview-80", ["overview", "--width", "80"]),
  ])
  func `the cells are as they were last looked at`(name: String, arguments: [String]) throws {
    let output = try Self.output(arguments + Self.shown)
    try expectGolden(output.withVisibleEscapes, "pictures/\(name)")
  }

  @Test(arguments: [["item", "거문고"], ["overview"]])
  func `the text is the same with and without pictures`(arguments: [String]) throws {
    let plain = try Self.output(arguments)
    let shown = Self.text(try Self.output(arguments + Self.shown))
    #expect(shown.replacing("\n대한제국의 태극기\n", with: "") == plain)
    #expect(try Self.output(arguments + ["--pictures", "always"]) == plain)
  }

  @Test func `a catalogue without pictures has its words`() throws {
    let films = ["--catalogue", fixture("films").path]
    for page in [["item", "1"], ["overview"]] {
      #expect(
        try Self.output(page + films + Self.shown)
          == Self.output(page + films + ["--color", "always"]))
    }
    let gallery = try Self.output(["picture"] + films + Self.shown + ["--width", "80"])
    #expect(!gallery.contains("▄"))
    #expect(gallery.contains("1. "))
  }
}
