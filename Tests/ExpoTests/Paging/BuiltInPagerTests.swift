import CSystem
import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

/// The built-in pager as its reader sees it: the real program, in a terminal without `less`.
@Suite struct BuiltInPagerTests {
  private static let withoutLess = ["PATH": "/nonexistent"]
  /// A page alone is read in the browser.
  private static let document = ["item", "overview", "12"]

  private func session(
    columns: Int = 80, rows: Int = 12, readsTerminal: Bool = true
  ) throws -> TerminalSession {
    try TerminalSession(
      Self.document, environment: Self.withoutLess, readsTerminal: readsTerminal, columns: columns,
      rows: rows)
  }

  /// The lines of the text, as they are printed at that width.
  private func lines(columns: Int) throws -> [String] {
    let exposition = try Edition(.korean).exposition
    let pages = Pages(
      evidenceLabel: exposition.evidenceLabel, evidenceLegend: exposition.evidenceLegend)
    let document = pages.overview(of: exposition) + pages.item(at: 11, of: .bundled)
    return PageLayout(columns: columns, measure: CellMeasure())
      .lines(of: document).map(\.text)
  }

  /// Waits until the screen shows the lines from that one on, and their place.
  private func expect(
    _ first: Int, of lines: [String], on session: TerminalSession, rows: Int = 12,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = Array(lines[first..<min(lines.count, first + rows - 1)])
    let place = "\(first + 1)-\(first + shown.count)/\(lines.count) "
    session.waitUntil("the screen shows lines \(place)", sourceLocation: sourceLocation) {
      let last = $0.screen.lines.last ?? ""
      // Lines and place may be cut at the margin of a small screen.
      return last.hasPrefix(place) && Array($0.screen.lines.dropLast()) == shown
    }
  }

  @Test
  func `shows a page at a time, follows its keys, and leaves everything as it was`() throws {
    let lines = try lines(columns: 80)
    let last = lines.count - 11
    let session = try session()
    expect(0, of: lines, on: session)
    #expect(session.screen.isAlternate)
    #expect(!session.screen.showsCursor)
    #expect(session.handsOnEachKey)
    let steps = [
      (" ", 11), ("\u{1B}[6~", 22), ("b", 11), ("\u{1B}[5~", 0), ("\r", 1), ("j", 2),
      ("\u{1B}[B", 3), ("k", 2), ("\u{1B}OA", 1), ("G", last), (" ", last), ("g", 0),
      ("\u{1B}[F", last), ("\u{1B}[H", 0), ("ㅓ", 1), ("\u{1B}[1;2Rx가나", 1), ("f", 12),
      ("\u{19}", 11), ("\u{C}\u{6}", 22),
    ]
    for (key, first) in steps {
      session.type(key)
      expect(first, of: lines, on: session)
    }
    session.type("q")
    #expect(session.end() == 0)
    session.expectAsFound()
  }

  @Test
  func `Ctrl-L draws every row again, also while a query is typed`() throws {
    let session = try session()
    expect(0, of: try lines(columns: 80), on: session)
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

  @Test(arguments: [10, 20, 60, 300], [0, 10, 45, 120])
  func `lines of any width show every letter on the screen`(columns: Int, width: Int) {
    let measure = CellMeasure()
    let document = Pages().item(at: 12, of: .bundled)
    let lines = PageLayout(columns: width, measure: measure).lines(of: document)
    let size = TerminalSize(columns: columns, rows: 10_000)
    let pager = BuiltInPager(size: size, measure: measure, wording: .korean) { _ in lines }
    let rows = pager.contents.rows.dropLast()
    func letters(_ lines: some Sequence<Line>) -> String {
      lines.map(\.text).joined().filter { !$0.isWhitespace }
    }
    #expect(letters(rows) == letters(lines))
    #expect(rows.allSatisfy { $0.width(measure: measure) <= columns })
  }

  @Test
  func `reads its keys from the terminal if standard input is none`() throws {
    let lines = try lines(columns: 80)
    let session = try session(readsTerminal: false)
    expect(0, of: lines, on: session)
    session.type(" ")
    expect(11, of: lines, on: session)
    session.type("ㅂ")
    #expect(session.end() == 0)
    session.expectAsFound()
  }

  /// The signals that `BrowseCommandTests` does not send.
  @Test(
    arguments: [SIGALRM, SIGUSR1, SIGVTALRM, SIGPROF, SIGXCPU, SIGUSR2].prefix(
      rounds(2, long: 6)))
  func `a signal ends it with 128 and its number, and the terminal as it was`(number: Int32) throws
  {
    let signal = try #require(Signal.ending.first { $0.number == number })
    let session = try session()
    session.waitFor("1-11/")
    session.signal(signal)
    #expect(session.end() == 128 + signal.number)
    #expect(session.wasKilled)
    session.expectAsFound()
  }

  @Test(arguments: [Signal.terminate, .hangUp])
  func `after Ctrl-S it still reacts to keys and signals`(signal: Signal) throws {
    let session = try session()
    session.waitFor("1-11/")
    session.type("\u{13} ")
    session.waitFor("12-22/")
    session.signal(signal)
    #expect(session.end() == signal.exitStatus)
    session.expectAsFound()
  }

  @Test
  func `a terminal that takes nothing does not keep a signal from ending it`() throws {
    let session = try session()
    session.waitFor("1-11/")
    // More pages than a terminal holds that is not read.
    for _ in 0..<100 {
      session.type("f")
      usleep(2_000)
      session.type("b")
      usleep(2_000)
    }
    session.signal(.terminate)
    #expect(session.endUnseen() == Signal.terminate.exitStatus)
    #expect(session.modeIsAsFound)
  }

  @Test
  func `a signal that was ignored when the program began stays ignored, as nohup wants it`() throws
  {
    let session = try TerminalSession(
      ["-c", #"trap '' HUP; exec "$0" item overview 12"#, BuiltProgram.path],
      program: "/bin/sh", environment: Self.withoutLess, columns: 80, rows: 12)
    session.waitFor("1-11/")
    session.signal(.hangUp)
    session.type(" ")
    session.waitFor("12-22/")
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test
  func `a terminal that goes away ends it`() throws {
    let session = try session()
    session.waitFor("1-11/")
    session.hangUp()
    #expect(session.end() == Signal.hangUp.exitStatus)
  }

  @Test(.enabled(if: OtherProgram.isInstalled("bash"), "bash is not installed"))
  func `kill ends it when it is stopped, without touching the terminal of the shell`() throws {
    let session = try TerminalSession(
      [
        "--norc", "-c",
        #"""
        set -m; PATH=/x "$0" item overview 12
        pid=$(jobs -p); kill %1
        while kill -0 $pid 2> /dev/null; do sleep 0.05; done
        echo gone; read go
        """#,
        BuiltProgram.path,
      ],
      program: "/bin/bash", columns: 80, rows: 12)
    session.waitFor("1-11/")
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
    let lines = try lines(columns: 80)
    // A shell with job control, since a session's leader cannot be stopped.
    let session = try TerminalSession(
      [
        "-c",
        #"set -m; "$0" item overview 12; echo "stopped $?"; read go; fg > /dev/null; echo "ended $?""#,
        BuiltProgram.path,
      ],
      program: "/bin/sh", environment: Self.withoutLess, columns: 80, rows: 12)
    expect(0, of: lines, on: session)
    session.type(" j")
    expect(12, of: lines, on: session)
    session.type("\u{1A}")
    session.waitFor("stopped \(Signal.stop.exitStatus)")
    #expect(session.modeIsAsFound)
    #expect(!session.screen.isAlternate)
    #expect(session.screen.showsCursor)
    session.type("go\n")
    expect(12, of: lines, on: session)
    #expect(session.screen.isAlternate)
    #expect(!session.screen.showsCursor)
    session.type("k")
    expect(11, of: lines, on: session)
    session.type("q")
    session.waitFor("ended 0")
    #expect(session.end() == 0)
    #expect(session.modeIsAsFound)
  }
}
