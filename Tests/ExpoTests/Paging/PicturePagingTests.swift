import Testing

@testable import expo

/// Pictures as they reach a terminal, with the real program.
@Suite struct PicturePagingTests {
  private static let hasLess = OtherProgram.isInstalled("less")

  private func session(
    _ arguments: [String] = ["item", "거문고"], adding environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 26
  ) throws -> TerminalSession {
    let colorful = ["TERM": "xterm-256color", "NO_COLOR": ""]
    return try TerminalSession(
      arguments, environment: colorful.merging(environment) { $1 }, columns: columns, rows: rows)
  }

  /// The rows of the screen that show blocks.
  private func rows(of session: TerminalSession) -> [Int] {
    session.screen.lines.indices.filter { session.screen.lines[$0].contains("▄") }
  }

  private func expectPicture(
    _ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    session.waitUntil("the screen shows the picture", sourceLocation: sourceLocation) {
      rows(of: $0).count == 14 && $0.screen.text.contains("근거: ")
    }
    let transcript = String(decoding: session.transcript, as: UTF8.self)
    #expect(transcript.contains("\u{1B}[48;5;24m"), sourceLocation: sourceLocation)
    #expect(!session.screen.text.contains("[48"), sourceLocation: sourceLocation)
  }

  @Test func `the browser shows a picture, and drops it in a narrow terminal`() throws {
    let session = try session(["browse", "거문고"])
    expectPicture(session)
    session.resize(columns: 48, rows: 26)
    session.waitUntil("the picture is gone") {
      rows(of: $0).isEmpty && $0.screen.text.contains("근거: ")
    }
    session.resize(columns: 80, rows: 26)
    expectPicture(session)
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test(.enabled(if: hasLess, "less is not installed"), arguments: ["less", "less -R"])
  func `less shows a picture`(pager: String) throws {
    let session = try session(adding: ["PAGER": pager])
    expectPicture(session)
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test func `a page that fits is printed with its picture`() throws {
    let session = try session(["picture", "갓"])
    #expect(session.end() == 0)
    #expect(rows(of: session).count > 10)
  }
}
