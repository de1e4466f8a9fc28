import ExpoCore
import TestSupport
import Testing

@testable import expo

/// The first minutes with the program, screen by screen.
@Suite struct FirstMinutesTests {
  /// Command lines, and the keys that are typed once the screen ends with a text.
  private static let steps: [(words: [String], keys: [(after: String, keys: String)])] = [
    ([], []),
    (["help"], [("? 도움말", "q")]),
    (["items"], []),
    (["item", "1"], [("? 도움말", "q")]),
    (["item", "zzyzx"], []),
    (["browse"], [("? 도움말", "L"), ("~/.bashrc", "q")]),
  ]

  @Test(arguments: ["en_US", "ko_KR"])
  func `the first minutes in a terminal of 80 columns and 24 rows are as recorded`(
    locale: String
  ) throws {
    let home = try TemporaryFolder()
    var text = ""
    for step in Self.steps {
      let session = try TerminalSession(
        step.words,
        environment: ["LANG": "\(locale).UTF-8", "SHELL": "/bin/bash", "HOME": home.path])
      text += "$ \((["expo"] + step.words).joined(separator: " "))\n"
      for (shown, keys) in step.keys {
        session.waitUntil("a screen shows \(shown)") {
          $0.screen.isAlternate && $0.screen.text.hasSuffix(shown)
        }
        text += Self.framed(session.screen)
        session.type(keys)
      }
      #expect(session.end() == (step.words.last == "zzyzx" ? 1 : 0))
      text += Self.trimmed(session.screen.lines) + "\n"
    }
    try expectGolden(text, "sessions/first-minutes-\(locale)")
  }

  /// A full screen between two lines.
  private static func framed(_ screen: TerminalScreen) -> String {
    let edge = String(repeating: "─", count: screen.columns) + "\n"
    return edge + screen.lines.map { $0 + "\n" }.joined() + edge
  }

  private static func trimmed(_ lines: [String]) -> String {
    let end = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    return lines[..<end].map { $0 + "\n" }.joined()
  }

  @Test(arguments: Language.allCases)
  func `an hour of a listener is as recorded`(language: Language) throws {
    let typed = [
      "help", "items --category instruments", "picture 11", "search 거문고", "item 악기",
      "favourites add 11", "favourites", "lang", "links", "favourites remove 11", "quit",
    ]
    let home = try TemporaryFolder()
    let run = try ProgramRun(
      ["browse"],
      environment: ["ACCESSIBLE": "1", "EXPO_LANG": language.rawValue, "HOME": home.path],
      input: typed.map { $0 + "\n" }.joined())
    try expectGolden(run.output + run.errors, "sessions/listener-\(language)")
  }
}
