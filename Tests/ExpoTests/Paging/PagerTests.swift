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
    let fitting = try TerminalSession(
      ["overview"], environment: ["PAGER": keeper], rows: lines + 1)
    #expect(fitting.end() == 0)
    #expect(folder.contents("kept") == nil)
    #expect(
      String(decoding: fitting.transcript, as: UTF8.self).replacing("\r\n", with: "\n") == text)

    // Two empty lines are less than a screen of its own.
    let tightened = try TerminalSession(
      ["overview"], environment: ["PAGER": keeper], rows: lines - 1)
    #expect(tightened.end() == 0)
    #expect(folder.contents("kept") == nil)
    #expect(tightened.transcript.count == fitting.transcript.count - 4)

    let tooLong = try TerminalSession(
      ["overview"], environment: ["PAGER": keeper], rows: lines - 2)
    #expect(tooLong.end() == 0)
    #expect(folder.contents("kept") == text)
  }

  @Test(arguments: [
    "exit 0", "head -n 1 > /dev/null", "exit 139", "kill -15 $$",
  ])
  func `a pager may end early, quietly or by a usual signal: the program ends silently`(
    body: String
  ) throws {
    let pager = try folder.script("pager", body)
    let session = try TerminalSession(
      ["overview"], environment: ["PAGER": pager], rows: 12)
    #expect(session.end() == 0)
    #expect(session.transcript.isEmpty)
  }

  @Test(
    arguments: [
      ("false", 1, true), ("dd bs=1 count=1 >/dev/null 2>&1; exit 3", 3, true),
      ("cat > /dev/null; exit 3", 3, false),
    ])
  func `a pager that fails is named with its status, and what it has not taken is printed`(
    body: String, status: Int, isPrinted: Bool
  ) throws {
    let pager = try folder.script("pager", body)
    let session = try TerminalSession(
      ["overview", "--width", "80"], environment: ["PAGER": pager], rows: 12)
    #expect(session.end() == 0)
    let text = String(decoding: session.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(text.contains("페이저가 실패") && text.contains("상태 \(status))"))
    #expect(text.hasSuffix(try printed(["overview"], columns: 80)) == isPrinted)
    #expect(isPrinted || !text.contains("박람회"))
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

  @Test(arguments: ["kill -11 $$", "kill -9 $$"], [true, false])
  func `a pager that crashes is reported, and the terminal's mode is as it was`(
    body: String, throughShell: Bool
  ) throws {
    let pager = try folder.script(
      "pager", "stty raw -echo < /dev/tty; head -n 1 > /dev/null; \(body)")
    let session = try TerminalSession(
      ["overview"],
      environment: ["PAGER": throughShell ? "'\(pager)'; exit $?" : pager], rows: 12)
    #expect(session.end() == 0)
    let said = String(decoding: session.transcript, as: UTF8.self)
    #expect(said.contains("expo: 경고: 페이저가 비정상으로 끝났습니다(신호 "))
    #expect(said.split(separator: "\n").count == 1 || throughShell)
    #expect(session.modeIsAsFound)
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
  func `a hang-up of the whole job ends less, too, and gives the screen back`() throws {
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

  @Test(
    arguments: [
      // A shell returns the status of a pipe's last command, here the missing one.
      "/nonexistent/pager", "cat > /dev/null | /nonexistent/pager", "exit 126", "FOLDER",
    ])
  func `if the pager cannot be run, one warning and the text are printed`(command: String) throws {
    let pager = command == "FOLDER" ? folder.path : command
    let session = try TerminalSession(
      ["overview", "--width", "80"], environment: ["PAGER": pager], rows: 12)
    #expect(session.end() == 0)
    let text = String(decoding: session.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(text.split(separator: "expo: 경고: ", omittingEmptySubsequences: false).count == 2)
    let printed = try printed(["overview"], columns: 80)
    #expect(text.hasSuffix("\n" + printed))
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
    session.waitFor("caught")
    session.type("on\n")
    session.waitFor("read on")
    #expect(session.end() == 0)
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
}
