import TestSupport
import Testing
import ExpoCore

@testable import expo

/// The program for listeners.
@Suite struct AccessibleTests {
  static let commands = [
    ["--version"], ["items", "--by-category"],
    ["items", "그림"], ["item", "ㄱ"], ["item", "검은고"], ["search", "없는낱말"],
    ["favourites"], ["favourites", "add", "없음"], ["itms"],
  ]

  @Test(arguments: Language.allCases)
  func `every command is said as it was last listened to`(language: Language) throws {
    var transcript = Transcript(
      environment: ["ACCESSIBLE": "1", "EXPO_LANG": language.rawValue])
    for words in Self.commands {
      let run = try transcript.run(words)
      let said = run.output + run.errors
      // Hints name no options, and nothing is styled, marked or laid out in columns.
      #expect(!said.replacing(" --by-evidence", with: "").contains(" --"), "\(words)")
      #expect(!said.contains("  ") && !said.contains("\u{1B}"), "\(words)")
      #expect(said.unicodeScalars.allSatisfy { !"《》〈〉[]*^|".unicodeScalars.contains($0) })
    }
    try expectGolden(transcript.text, "accessible/\(language)")
  }

  @Test(arguments: ["screen reader", "화면 낭독기", "accessible", "접근성", "accessibility"])
  func `help on listening is found by what readers call it`(topic: String) throws {
    let run = try ProgramRun(["help"] + topic.split(separator: " ").map(String.init))
    #expect(run.output.hasPrefix("--accessible - "))
  }
}
