import Foundation
import TerminalText
import Testing

@testable import expo

/// External pagers: the real program, in a terminal, with pagers that report their input.
@Suite struct PagerTests {
  private let folder: TemporaryFolder
  /// A pager that keeps its input.
  private let keeper: String

  init() throws {
    folder = try TemporaryFolder()
    keeper = try folder.script("keeper", "cat > '\(folder.path)/kept'")
  }

  /// The output on a terminal without a pager; in a pipe, addresses are not broken over two lines.
  private func printed(_ arguments: [String], columns: Int) throws -> String {
    let session = try TerminalSession(arguments + ["--no-pager"], columns: columns, rows: 500)
    #expect(session.end() == 0)
    return String(decoding: session.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  @Test
  func `a text that fits on the screen with the prompt below it is printed`() throws {
    let text = try printed(["overview"], columns: 80)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    for (rows, isPaged) in [(lines + 1, false), (lines, true)] {
      let session = try TerminalSession(["overview"], environment: ["PAGER": keeper], rows: rows)
      #expect(session.end() == 0)
      #expect(folder.contents("kept") == (isPaged ? text : nil))
      let shown = String(decoding: session.transcript, as: UTF8.self)
      #expect(shown.replacing("\r\n", with: "\n") == (isPaged ? "" : text))
    }
  }

  @Test(arguments: [
    "exit 0", "head -n 1 > /dev/null", "dd bs=1 count=1 >/dev/null 2>&1; exit 3",
    "head -n 1 > /dev/null; kill -9 $$",
  ])
  func `a pager that has read some of the text has shown it, however it ends`(body: String) throws {
    let pager = try folder.script("pager", body)
    let session = try TerminalSession(
      ["overview"], environment: ["PAGER": pager], rows: 12)
    #expect(session.end() == 0)
    #expect(session.transcript.isEmpty)
  }

  @Test(
    arguments: [
      "false", "/nonexistent/pager", "stty raw -echo < /dev/tty; kill -11 $$",
      // A shell returns the status of a pipe's last command, here one that it cannot run.
      "cat > /dev/null | /nonexistent/pager", "cat > /dev/null | /etc/passwd",
    ])
  func `a text that the pager has not shown is printed once, after one warning`(
    body: String
  ) throws {
    for pager in [try folder.script("pager", body), body] {
      let session = try TerminalSession(
        ["overview", "--width", "80"], environment: ["PAGER": pager], rows: 12)
      #expect(session.end() == 0)
      let text = String(decoding: session.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
      #expect(text.split(separator: "expo: 경고: ", omittingEmptySubsequences: false).count == 2)
      #expect(text.contains("페이저가 글을 보이지 못해"))
      #expect(text.hasSuffix("\n" + (try printed(["overview"], columns: 80))))
      #expect(session.modeIsAsFound)
    }
  }

  @Test
  func `a pager that Ctrl-C ends with a status of its own is no failure`() throws {
    let pager = try folder.script(
      "pager", "trap 'exit 2' INT; echo ready; while :; do read line < /dev/tty; done")
    let session = try TerminalSession(["overview"], environment: ["PAGER": pager], rows: 12)
    session.waitFor("ready")
    session.type("\u{3}")
    #expect(session.end() == 0)
    #expect(!session.screen.text.contains("페이저") && !session.screen.text.contains("박람회"))
  }

  @Test(arguments: [Signal.hangUp, .terminate, .quit])
  func `a signal ends the program by the same signal, once the pager has ended`(signal: Signal)
    throws
  {
    let pager = try folder.script(
      "pager",
      """
      stty -icanon -echo < /dev/tty
      cat > /dev/null
      echo ready
      read line < /dev/tty
      echo "read $line"
      stty icanon echo < /dev/tty
      """)
    let session = try TerminalSession(
      ["overview"], environment: ["PAGER": pager], rows: 12)
    session.waitFor("ready")
    session.signal(signal)
    session.type("on\n")
    session.waitFor("read on")
    #expect(session.end() == signal.exitStatus)
    #expect(session.wasKilled)
    #expect(session.modeIsAsFound)
  }

  @Test(.enabled(if: hasLess, "less is not installed"))
  func `a hang-up of the whole job ends less, too, with the terminal as it was`() throws {
    let session = try TerminalSession(
      ["overview"], environment: ["PAGER": "less"], columns: 80, rows: 12)
    session.waitFor("만국박람회")
    session.signal(.hangUp, toJob: true)
    #expect(session.end() == Signal.hangUp.exitStatus)
    #expect(!session.screen.isAlternate)
    #expect(session.modeIsAsFound)
  }

  @Test
  func `a signal that is ignored when the program begins does not end it after the pager`() throws {
    let pager = try folder.script(
      "pager", "cat > /dev/null; echo ready; read line < /dev/tty")
    let session = try TerminalSession(
      ["-c", #"trap '' HUP; exec "$0" overview"#, BuiltProgram.path],
      program: "/bin/sh", environment: ["PAGER": pager], rows: 12)
    session.waitFor("ready")
    session.signal(.hangUp)
    session.type("on\n")
    #expect(session.end() == 0)
  }

  @Test
  func `a pager that is expo itself starts no further pager`() throws {
    let counter = try folder.script(
      "counter", "echo once >> '\(folder.path)/count'; exec '\(BuiltProgram.path)' overview")
    let session = try TerminalSession(
      ["overview"], environment: ["PAGER": counter], rows: 5, seconds: 10)
    #expect(session.end() == 0)
    #expect(folder.contents("count") == "once\n")
    #expect(session.screen.text.contains("expo items"))
  }

  @Test
  func `Ctrl-C while the pager runs is the pager's, and the program waits for it`() throws {
    let pager = try folder.script(
      "pager",
      """
      trap 'echo caught' INT
      cat > /dev/null
      echo ready
      while ! read line < /dev/tty; do :; done
      echo "read $line"
      """)
    let session = try TerminalSession(
      ["overview"], environment: ["PAGER": pager], rows: 12)
    session.waitFor("ready")
    session.type("\u{3}")
    // A shell that the signal reaches just before it reads runs the trap when it has read.
    session.type("on\n")
    session.waitFor("caught")
    session.waitFor("read on")
    #expect(session.end() == 0)
  }

  @Test func `more gets plain text, because it takes styles for text when it breaks lines`() throws
  {
    let more = try folder.script("more", "cat > '\(folder.path)/kept'")
    let session = try TerminalSession(["overview"], environment: ["PAGER": more], rows: 12)
    #expect(session.end() == 0)
    #expect(folder.contents("kept")?.contains("\u{1B}") == false)
  }

  private static let hasLess = OtherProgram.isInstalled("less")

  @Test(
    .enabled(if: hasLess, "less is not installed"), arguments: ["C", ShellSession.unicodeLocale])
  func `less shows Korean in any locale`(locale: String) throws {
    let session = try TerminalSession(
      ["overview"], environment: ["LC_ALL": locale, "PAGER": "less"], columns: 80, rows: 12)
    session.waitFor("만국박람회")
    session.type("q")
    #expect(session.end() == 0)
    #expect(!String(decoding: session.transcript, as: UTF8.self).contains("<E"))
    #expect(session.modeIsAsFound)
  }

  @Test(
    .enabled(if: hasLess, "less is not installed"),
    arguments: [nil, "", "-i -M", "-X -F", "-PRead", "-+R", "-x4", "FRX"])
  func `less shows styles and says how to leave, unless its options are the reader's`(
    options: String?
  ) throws {
    let set = options.map { ["LESS": $0] } ?? [:]
    let session = try TerminalSession(
      ["overview"], environment: ["PAGER": "less", "NO_COLOR": ""].merging(set) { $1 },
      columns: 80, rows: 12)
    session.waitFor("만국박람회")
    if options == nil { session.waitFor("Space for more, q to quit") }
    #expect(!session.screen.text.contains("ESC"))
    session.type("q")
    #expect(session.end() == 0)
    let sent = String(decoding: session.transcript, as: UTF8.self)
    #expect(sent.contains("\u{1B}[1") && sent.contains("to quit") == (options == nil))
  }

  @Test(arguments: ["less", "most"])
  func `a pager gets styles, but no links`(name: String) throws {
    let pager = try folder.script(name, "cat > '\(folder.path)/kept'")
    let session = try TerminalSession(
      ["overview"], environment: ["PAGER": pager, "LESS": "-i", "NO_COLOR": ""], rows: 12)
    #expect(session.end() == 0)
    let kept = try #require(folder.contents("kept"))
    #expect(kept.contains("\u{1B}[") && !kept.contains("\u{1B}]8;;"))
  }
}
