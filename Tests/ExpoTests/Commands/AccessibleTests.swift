import TestSupport
import Foundation
import Testing

@testable import expo

/// What somebody hears who listens to the program.
@Suite struct AccessibleTests {
  /// A command, and the name of the file that says what is said.
  static let commands: [(name: String, words: [String])] = [
    ("expo", []), ("version", ["--version"]), ("overview", ["overview"]), ("items", ["items"]),
    ("sections", ["items", "--grid", "--by-category"]),
    ("category-unknown", ["items", "--category", "그림"]), ("item", ["item", "거문고"]),
    ("item-several", ["item", "ㄱ"]), ("item-miss", ["item", "검은고"]),
    ("search", ["search", "파리", "--limit", "2"]), ("search-miss", ["search", "없는낱말"]),
    ("random", ["random", "--seed", "1900"]), ("open", ["open", "거문고", "--print"]),
    ("check", ["check"]), ("favourites", ["favourites"]),
    ("favourites-miss", ["favourites", "add", "없음"]), ("help", ["help"]),
    ("help-item", ["help", "item"]), ("command-unknown", ["itms"]),
  ]

  @Test("every command is said as it was last listened to")
  func goldens() throws {
    for (name, words) in Self.commands {
      let run = try ProgramRun(words, environment: ["EXPO_ACCESSIBLE": "1"])
      try expectGolden(run.output + run.errors, "accessible/\(name)")
    }
  }

  @Test("hints name no options, and nothing is styled, marked or set in columns")
  func plain() throws {
    for (name, words) in Self.commands where !["expo", "help", "help-item", "open"].contains(name) {
      let run = try ProgramRun(words, environment: ["ACCESSIBLE": "yes"])
      let said = run.output + run.errors
      #expect(!said.contains(" --"), "\(name)")
      #expect(!said.contains("  "), "\(name)")
      #expect(!said.contains("\u{1B}"))
      #expect(said.unicodeScalars.allSatisfy { !"‘’“”《》〈〉[]*^|".unicodeScalars.contains($0) })
    }
  }

  @Test(
    "the option wins over EXPO_ACCESSIBLE, and that over ACCESSIBLE",
    arguments: [
      (["--accessible"], ["EXPO_ACCESSIBLE": "0"], true),
      ([], ["EXPO_ACCESSIBLE": "1", "ACCESSIBLE": "0"], true),
      ([], ["EXPO_ACCESSIBLE": "no", "ACCESSIBLE": "1"], false),
      ([], ["EXPO_ACCESSIBLE": "", "ACCESSIBLE": "1"], false),
      ([], ["ACCESSIBLE": "1"], true), ([], ["ACCESSIBLE": "false"], false), ([], [:], false),
    ] as [([String], [String: String], Bool)])
  func precedence(options: [String], environment: [String: String], isOn: Bool) throws {
    let run = try ProgramRun(["items"] + options, environment: environment)
    #expect(run.output.hasSuffix("\n끝.\n") == isOn)
  }

  @Test("a page of any length is printed without a pager")
  func unpaged() throws {
    let folder = try TemporaryFolder()
    let pager = try folder.script("pager", "cat > /dev/null; : > '\(folder.path)/used'")
    let session = try TerminalSession(
      ["overview", "--accessible", "--pager", pager], columns: 40, rows: 8)
    #expect(session.end() == 0)
    #expect(folder.contents("used") == nil)
  }

  @Test("--page counts the lines that are printed")
  func pages() throws {
    func run(_ words: [String]) throws -> [Substring] {
      try ProgramRun(
        ["item", "13"] + words, environment: ["ACCESSIBLE": "1", "LINES": "9"]
      ).output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    let all = try run([])
    let count = (all.count - 1) / 8 + 1
    var paged: [Substring] = []
    for number in 1...count {
      let page = try run(["--page", "\(number)"])
      #expect(page.last == "\(number)/\(count)쪽")
      #expect(number == count || page.count == 9)
      paged += page.dropLast()
    }
    #expect(paged == all)
  }

  @Test("a hint names another catalogue by a variable and runs as it is said")
  func otherCatalogue() throws {
    let path = fixture("films").path
    let run = try ProgramRun(["items", "--accessible", "--catalogue", path])
    #expect(run.output.contains("EXPO_CATALOGUE=\(path) expo item 1\n"))
  }
}
