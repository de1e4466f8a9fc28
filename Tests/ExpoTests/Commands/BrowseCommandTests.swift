import CSystem
import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// `expo browse` as its reader sees it: the real program, in a terminal.
@Suite struct BrowseCommandTests {
  private static let sizes = [(40, 12), (120, 40)]
  /// The number of the first link of 가야금.
  private static let link = [Item].bundled[11].sources.count + 1

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func session(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws -> TerminalSession {
    try TerminalSession(
      ["browse"] + arguments,
      environment: ["HOME": folder.path].merging(environment) { $1 }, columns: columns, rows: rows)
  }

  @Test(arguments: sizes)
  func `a reader moves, filters, reads, goes back and quits`(columns: Int, rows: Int) throws {
    let session = try session(columns: columns, rows: rows)
    session.waitForStatus("0/13")
    #expect(session.screen.isAlternate)
    #expect(session.screen.marksPaste)
    session.type("jj")
    session.waitForStatus("2/13")
    session.type("/ㄱㅁㄱ")
    session.waitFor("찾기: ㄱㅁㄱ")
    session.waitUntil("the cursor follows the query") { $0.screen.showsCursor }
    session.type("\r")
    session.waitFor("근거: ")
    session.type("n\u{1B}")
    session.waitForStatus("Enter")
    session.type("\u{1B}")
    session.waitForStatus("13/13")
    session.type("p")
    session.waitForStatus("12/13")
    session.type("?")
    session.waitFor("목록의 키")
    session.type("ㅂㅂ")
    #expect(session.end() == 0)
    session.expectAsFound()
  }

  @Test
  func `a name opens its page`() throws {
    let page = try session(["folding", "screen"])
    page.waitForStatus("10/13")
    page.type("q")
    #expect(page.end() == 0)
    let overview = try session(["overview", "--lang", "en"])
    overview.waitForStatus("0/13 Overview")
    overview.type("q")
    #expect(overview.end() == 0)
  }

  @Test
  func `a favourite is saved at once, and shown by the command`() throws {
    let session = try session(["거문고"])
    session.waitForStatus("13/13")
    session.type("*")
    session.waitForStatus("즐겨찾기에 담았습니다")
    session.signal(.terminate)
    #expect(session.end() == Signal.terminate.exitStatus)
    session.expectAsFound()
    let listed = try ProgramRun(["favourites"], environment: ["HOME": folder.path])
    #expect(listed.output.contains("거문고"))
    let again = try self.session(["거문고"])
    again.waitForStatus("13/13")
    again.type("*")
    again.waitForStatus("즐겨찾기에서 지웠습니다")
    again.type("q")
    #expect(again.end() == 0)
  }

  @Test
  func `* does what the screen shows, whatever another run has done, and f shows what is there`()
    throws
  {
    let home = ["HOME": folder.path]
    let session = try session(["거문고"])
    session.waitForStatus("13/13")
    _ = try ProgramRun(["favourites", "add", "거문고", "갓"], environment: home)
    session.type("*")
    session.waitForStatus("즐겨찾기에 담았습니다")
    #expect(try ProgramRun(["favourites", "--names"], environment: home).output == "거문고\n갓\n")
    _ = try ProgramRun(["favourites", "remove", "거문고"], environment: home)
    session.type("\u{1B}")
    session.waitForStatus("Enter")
    session.type("f")
    session.waitForStatus("1/1 갓")
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test
  func `favourites that cannot be saved are a message, and the browser goes on`() throws {
    let session = try session(["거문고"], environment: ["HOME": "/dev/null"])
    session.waitForStatus("13/13")
    session.type("*")
    session.waitForStatus("/dev/null/")
    session.type("j")
    session.waitForStatus("13/13")
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test
  func `favourites that another program keeps do not stop the keys`() throws {
    let session = try session(["거문고"])
    session.waitForStatus("13/13")
    let kept = "\(folder.path)/\(FavouritesFile.dataFolder)/expo"
    try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
    let lock = try OpenFile(toLock: "\(kept)/favourites.lock")
    try lock.lock()
    let clock = ContinuousClock.now
    session.type("*n")
    session.waitForStatus("13/13")
    session.type("p")
    session.waitForStatus("12/13")
    withExtendedLifetime(lock) {}
    #expect(ContinuousClock.now - clock < .seconds(8))
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test
  func `a text browser gets the terminal as it was, and the browser comes back`() throws {
    let browser = try folder.script(
      "w3m", "stty -a | grep -o ' icanon'; echo \"address $1\"; read line; echo got $line")
    let session = try session(["가야금"], environment: ["BROWSER": browser])
    session.waitForStatus("12/13")
    session.type("o0\r")
    session.waitFor("그런 번호는 없습니다")
    session.type("o")
    session.waitFor("링크 번호(\(Self.link)-")
    session.type("\(Self.link)\r")
    session.waitFor("address http")
    #expect(session.screen.text.contains("브라우저를 기다립니다"))
    #expect(session.screen.text.contains(" icanon"))
    #expect(!session.screen.isAlternate)
    #expect(session.modeIsAsFound)
    // Ctrl-C ends the other program only.
    session.type("\u{3}")
    session.waitUntil("the browser is back") { $0.screen.isAlternate }
    session.waitFor("가야금")
    session.type("\u{1B}")
    session.waitForStatus("12/13")
    session.type("q")
    #expect(session.end() == 0)
    #expect(session.modeIsAsFound)
    #expect(!session.screen.isAlternate)
  }

  @Test(
    arguments: [
      (["PATH": "/nonexistent"], "열 브라우저가 없습니다"),
      (["BROWSER": "false"], "브라우저가 실패했습니다 (종료 상태 1): ‘false’"),
    ], [30, 200])
  func `if the link cannot be opened, its address is shown until the next key`(
    example: (environment: [String: String], reason: String), columns: Int
  ) throws {
    // The command says the same.
    let opened = try ProgramRun(
      ["open", "가야금", "--link", "\(Self.link)"], environment: example.environment)
    #expect(opened.errors.contains(example.reason) && opened.output.hasPrefix("https://"))
    let session = try session(["가야금"], environment: example.environment, columns: columns)
    session.waitForStatus("12/13")
    session.type("o")
    session.waitFor("링크 번호(\(Self.link)-")
    session.type("\(Self.link)\r")
    session.waitUntil("the whole address is shown, and what became of it") {
      let text = $0.screen.text.filter { !$0.isWhitespace }
      return text.contains(opened.output.dropLast())
        && text.contains(example.reason.filter { !$0.isWhitespace })
    }
    session.type("j")
    session.waitForStatus("12/13")
    session.type("q")
    #expect(session.end() == 0)
  }

  @Test
  func `o asks which of several links, and opens the one that is chosen`() throws {
    let browser = try folder.script("firefox", "echo \"$1\" >\(folder.path("opened"))")
    let session = try session(["가야금"], environment: ["BROWSER": browser])
    session.waitForStatus("12/13")
    session.type("o")
    session.waitFor("\(Self.link + 1) \([Item].bundled[11].links[1].label)")
    session.type("\(Self.link + 1)\r")
    session.waitForStatus("열었습니다")
    session.type("\u{1B}")
    session.waitForStatus("12/13")
    session.type("ox\rq")
    #expect(session.end() == 0)
    #expect(folder.contents("opened")?.hasPrefix([Item].bundled[11].links[1].address) == true)
  }

  @Test
  func `Ctrl-C cancels what is typed, and ends the browser otherwise`() throws {
    let session = try session()
    session.waitForStatus("0/13")
    session.type("/거문고")
    session.waitUntil("a prompt") { $0.screen.lines.last?.contains("찾기: 거문고") == true }
    session.type("\u{3}")
    session.waitForStatus("0/13")
    session.type("\u{3}")
    #expect(session.end() == Signal.interrupt.exitStatus)
    session.expectAsFound()
  }

  @Test
  func `garbage, pastes and unknown sequences neither end it nor break the terminal`() throws {
    let session = try session()
    session.waitForStatus("0/13")
    session.type("\u{1B}[200~qqq\nq\u{1B}[31m\u{7}\u{1B}[201~")
    session.type("\u{1B}[?1;2c\u{1B}[<0;10;20M\u{1B}]11;rgb:0/0/0\u{7}\u{1B}P1$r0q\u{1B}\\")
    session.type("\u{1B}[99999999999999;1;q")
    session.type("\u{0}\u{1}\u{2}\t\u{1B}[15~ㅁㅌ가나")
    session.type("/\u{1B}[200~\u{1B}[2J거문고\n\u{1B}[201~")
    session.waitFor("찾기: [2J거문고")
    session.type("\u{15}\u{1B}[200~ㄱㅁㄱ\u{1B}[201~")
    session.waitFor("1개")
    session.type("\r")
    session.waitForStatus("1/1")
    session.type("q")
    #expect(session.end() == 0)
    session.expectAsFound()
  }

  @Test(arguments: zip([Signal.terminate, .hangUp, .quit, .interrupt], ["", "/거", "?", "\r"]))
  func `a signal ends it with 128 and its number, and the terminal as it was`(
    signal: Signal, keys: String
  ) throws {
    let session = try session(columns: 40, rows: 12)
    session.waitForStatus("0/13")
    let list = session.screen.text
    session.type(keys)
    // What reached the terminal after the program would be echoed.
    session.waitUntil("the keys are read") { keys.isEmpty || $0.screen.text != list }
    session.signal(signal)
    #expect(session.end() == signal.exitStatus)
    #expect(session.wasKilled)
    session.expectAsFound()
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["ACCESSIBLE": "1"]])
  func `a dumb terminal and a listener get the list, or the page of a name`(
    environment: [String: String]
  ) throws {
    for (words, other) in [([], ["items"]), (["갓"], ["item", "갓"])] {
      let session = try session(words, environment: environment, rows: 200)
      #expect(session.end() == 0)
      let same = try TerminalSession(other, environment: environment, rows: 200)
      #expect(same.end() == 0)
      #expect(session.transcript == same.transcript)
    }
  }

  @Test(arguments: [
    (["TERM": "xterm"], 64, "browse 명령은 터미널에서 봐야", ""),
    (["ACCESSIBLE": "1"], 0, "", "13. 거문고"),
  ])
  func `a file gets the list from it only as text to listen to`(
    environment: [String: String], status: Int32, message: String, list: String
  ) throws {
    let session = try TerminalSession(
      ["-c", #""$0" browse > "$1""#, BuiltProgram.path, folder.path("out")], program: "/bin/sh",
      environment: environment)
    #expect(session.end() == status)
    #expect(session.screen.text.contains(message) == !message.isEmpty)
    #expect(folder.contents("out")?.contains(list) == !list.isEmpty)
  }

  @Test
  func `with keys that nobody types it prints the list`() throws {
    let session = try TerminalSession(
      ["-c", #"echo 13 | "$0" browse"#, BuiltProgram.path], program: "/bin/sh", rows: 200)
    #expect(session.end() == 0)
    #expect(session.screen.text.contains("13. 거문고"))
  }
}
