import ExpoCore
import TestSupport
import Testing

@testable import expo

/// The first minutes with the program, screen by screen.
@Suite struct FirstMinutesTests {
  /// Command lines, and the keys that are typed, each on a screen of its own.
  private static let steps: [(words: [String], keys: [String])] = [
    ([], []), (["help"], []), (["items"], []), (["item", "1"], []), (["item", "zzyzx"], []),
    (["browse"], ["L", "q"]),
  ]

  @Test(
    .enabled(if: OtherProgram.isInstalled("less"), "less is not installed"),
    arguments: ["en_US", "ko_KR"])
  func `the first minutes in a terminal of 80 columns and 24 rows are as recorded`(
    locale: String
  ) throws {
    let home = try TemporaryFolder()
    var text = ""
    for step in Self.steps {
      let session = try TerminalSession(
        step.words,
        environment: ["LANG": "\(locale).UTF-8", "HOME": home.path, "PAGER": "less"])
      var help = locale == "en_US" ? ["? help", "? 도움말"] : ["? 도움말", "? help"]
      text += "$ \((["expo"] + step.words).joined(separator: " "))\n"
      for keys in step.keys {
        let shown = help.removeFirst()
        session.waitUntil("a screen shows \(shown)") {
          $0.screen.isAlternate && $0.screen.text.hasSuffix(shown)
        }
        text += Self.framed(session.screen)
        session.type(keys)
      }
      if [["help"], ["item", "1"]].contains(step.words) {
        session.waitUntil("less waits for a key") { $0.screen.lines.last == ":" }
        session.type("q")
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
}
