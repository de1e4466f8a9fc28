import CSystem
import Testing

@testable import expo

/// The terminal of a full-screen program, with `expo browse` as the program.
@Suite struct FullScreenTests {
  private func session() throws -> TerminalSession {
    try TerminalSession(["browse"], columns: 80, rows: 12)
  }

  @Test
  func `Ctrl-L draws every row again, also while a query is typed`() throws {
    let session = try session()
    session.waitForStatus("0/13")
    for key in ["", "/"] {
      let drawn = session.transcript.count
      session.type("\(key)\u{C}")
      session.waitUntil("the first row is drawn") {
        String(decoding: $0.transcript[drawn...], as: UTF8.self).contains("\u{1B}[1;1H")
      }
    }
    session.type("\u{7F}q")
    #expect(session.end() == 0)
  }

  @Test
  func `the cursor, the focus and the matches are visible without colours`() throws {
    let session = try TerminalSession(["browse", "갓"], columns: 120, rows: 12)
    session.waitForStatus("11/13")
    func drawn(after keys: String, until status: String) -> String {
      let start = session.transcript.count
      session.type(keys)
      session.waitForStatus(status)
      return String(decoding: session.transcript[start...], as: UTF8.self)
    }
    #expect(drawn(after: "/말총\r", until: "‘말총’ 1/").contains("\u{1B}[7m말총\u{1B}[0m"))
    #expect(drawn(after: "n", until: "‘말총’ 2/").contains("\u{1B}[1;4m말총\u{1B}[0m"))
    #expect(drawn(after: "\u{1B}", until: "Space").contains("[7m") == false)
    #expect(drawn(after: "\u{1B}", until: "Enter").contains("\u{1B}[7m>11 갓"))
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test(arguments: [Signal.terminate, .hangUp])
  func `after Ctrl-S it still reacts to keys and signals`(signal: Signal) throws {
    let session = try session()
    session.waitForStatus("0/13")
    session.type("\u{13}j")
    session.waitForStatus("1/13")
    session.signal(signal)
    #expect(session.end() == signal.exitStatus)
    session.expectAsFound()
  }

  @Test
  func `a signal goes before what was typed ahead`() throws {
    let session = try session()
    session.waitForStatus("0/13")
    session.stop()
    session.type("q")
    // A key that arrives after the terminal's mode is restored is echoed.
    session.waitUntil("the key is typed ahead") { $0.hasUnreadKeys }
    session.signal(.terminate)
    session.signal(.resume)
    #expect(session.end() == Signal.terminate.exitStatus)
    session.expectAsFound()
  }

  @Test
  func `a signal that was ignored when the program began stays ignored, as nohup wants it`() throws
  {
    let session = try TerminalSession(
      ["-c", #"trap '' HUP; exec "$0" browse"#, BuiltProgram.path],
      program: "/bin/sh", columns: 80, rows: 12)
    session.waitForStatus("0/13")
    session.signal(.hangUp)
    session.type("j")
    session.waitForStatus("1/13")
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test
  func `a terminal that goes away ends it`() throws {
    let session = try session()
    session.waitForStatus("0/13")
    session.hangUp()
    #expect(session.end() == Signal.hangUp.exitStatus)
  }

  @Test(.enabled(if: OtherProgram.isInstalled("bash"), "bash is not installed"))
  func `kill ends it when it is stopped, without touching the terminal of the shell`() throws {
    let session = try TerminalSession(
      [
        "--norc", "-c",
        #"""
        set -m; "$0" browse
        pid=$(jobs -p); kill %1
        while kill -0 $pid 2> /dev/null; do sleep 0.05; done
        echo gone; read go
        """#,
        BuiltProgram.path,
      ],
      program: "/bin/bash", environment: ["LC_ALL": "C"], columns: 80, rows: 12)
    session.waitForStatus("0/13")
    session.type("\u{1A}")
    session.waitFor("gone")
    #expect(session.screen.text.contains("Terminated"))
    #expect(session.modeIsAsFound)
    session.type("\n")
    #expect(session.end() == 0)
  }

  @Test
  func `Ctrl-Z stops it with the terminal as it was, and brings it back to the same place`() throws
  {
    // A shell with job control, since a session's leader cannot be stopped.
    let session = try TerminalSession(
      [
        "-c",
        #"set -m; "$0" browse; echo "stopped $?"; read go; fg > /dev/null; echo "ended $?""#,
        BuiltProgram.path,
      ],
      program: "/bin/sh", columns: 80, rows: 12)
    session.waitForStatus("0/13")
    session.type("jj")
    session.waitForStatus("2/13")
    session.type("\u{1A}")
    session.waitFor("stopped \(Signal.stop.exitStatus)")
    #expect(session.modeIsAsFound)
    #expect(!session.screen.isAlternate)
    #expect(session.screen.showsCursor)
    session.type("go\n")
    session.waitForStatus("2/13")
    #expect(session.screen.isAlternate)
    #expect(!session.screen.showsCursor)
    session.type("k")
    session.waitForStatus("1/13")
    session.type("q")
    session.waitFor("ended 0")
    #expect(session.end() == 0)
    #expect(session.modeIsAsFound)
  }
}
