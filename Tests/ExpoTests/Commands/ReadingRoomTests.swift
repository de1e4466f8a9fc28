import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// `expo item <name>`, `expo overview` and `expo random` on a terminal: the browser, with the page alone on the
/// screen.
@Suite struct ReadingRoomTests {
  private func session(
    _ arguments: [String], adding environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 12
  ) throws -> TerminalSession {
    try TerminalSession(
      arguments, environment: ["PATH": "/nonexistent"].merging(environment) { $1 },
      columns: columns, rows: rows)
  }

  /// Waits until the page of the item with that number begins at the top of the screen.
  private func waitForPage(_ number: Int, on session: TerminalSession) {
    session.waitUntil("page \(number)") {
      $0.screen.lines.first?.hasPrefix([Item].bundled[number - 1].name) == true
    }
  }

  @Test(arguments: [80, 120])
  func `an exhibit fills the screen, n and p turn, and q leaves the line about the next`(
    columns: Int
  ) throws {
    let session = try session(["item", "12"], columns: columns)
    waitForPage(12, on: session)
    session.type("n")
    waitForPage(13, on: session)
    session.type("n")
    session.waitFor(Wording.korean.isLast)
    session.type("p")
    waitForPage(12, on: session)
    session.type("p")
    waitForPage(11, on: session)
    session.type("q")
    #expect(session.end() == 0)
    #expect(session.modeIsAsFound && !session.screen.isAlternate)
    let left = session.screen.text.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(left == "다음 (가야금): expo item 12")
  }

  @Test
  func `the line about the next exhibit keeps the language, and after the last there is none`()
    throws
  {
    for (arguments, left) in [
      (["item", "5", "--lang", "en"], "Next (Yonggo): expo item 6 --lang en"),
      (["item", "13"], ""), (["overview"], ""),
    ] {
      let session = try session(arguments)
      session.waitFor("q ")
      session.type("q")
      #expect(session.end() == 0)
      #expect(session.screen.text.trimmingCharacters(in: .whitespacesAndNewlines) == left)
    }
  }

  @Test
  func `whoever may not know Korean is told of English once the page has closed`() throws {
    let session = try session(["random"], adding: ["LANG": "en_US.UTF-8"])
    session.waitFor("L In English")
    session.type("13\r")
    waitForPage(13, on: session)
    session.type("q")
    #expect(session.end() == 0)
    session.waitFor("In English: expo item 13 --lang en")
  }

  @Test
  func `the overview is read though the items cannot be`() throws {
    let folder = try TemporaryFolder()
    try folder.file("items.json", "{")
    let text = String(repeating: "낱말 ", count: 900)
    try folder.file(
      "exposition.json", #"{"title": "T", "location": "L", "description": "\#(text)"}"#)
    let session = try session(["overview", "--catalogue", folder.path])
    session.waitFor("1-11/")
    session.type("q")
    #expect(session.end() == 0)
  }
}
