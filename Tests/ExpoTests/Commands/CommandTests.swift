import ExpoCore
import Foundation
import TerminalText
import TestSupport
import Testing

@testable import expo

/// The output of the commands, with the real program.
@Suite struct CommandTests {
  @Test(
    arguments: [
      (["13"], ["item", "13"]), (["rjansrh"], ["item", "13"]), (["0"], ["overview"]),
      (["folding", "screen"], ["item", "10"]), (["갓", "13"], ["item", "11", "13"]),
      (["--json", "갓"], ["item", "11", "--json"]), (["법국파리만국박람회"], ["overview"]),
      (["ls", "music"], ["items", "악기"]),
    ] as [([String], [String])])
  func `the name of an exhibit is enough, and words of other programs are understood`(
    typed: [String], meant: [String]
  ) throws {
    let (run, other) = (try ProgramRun(typed), try ProgramRun(meant))
    #expect(run.status == 0)
    #expect(run.output == other.output)
  }

  @Test(arguments: [
    ("ㄱ", "search"), ("검은고", "search"), ("nosuch hat", "search"), ("누가 돈을 냈나", "search"),
    ("99", "item"),
    ("갓 13", "item"), ("기록 서적", "items"), ("recorded books", "items"), ("-- -x", "search"),
  ])
  func `words that are no command are names, kinds or what is searched`(
    words: String, command: String
  ) throws {
    for options in [[], ["--json"], ["--lang", "en"]].prefix(rounds(1, long: 3)) {
      let words = words.split(separator: " ").map(String.init)
      let (run, item) = (
        try ProgramRun(options + words), try ProgramRun(options + [command] + words)
      )
      #expect((run.output, run.errors, run.status) == (item.output, item.errors, item.status))
    }
  }

  @Test(arguments: [
    ("북", "‘북’: ‘용고’"), ("item hat", "‘hat’: ‘갓’"), ("picture drum", "‘drum’: ‘용고’"),
    ("item god", ""), ("item 거문", ""), ("item ㄱㅁㄱ", ""),
  ])
  func `a name that is read by one of its words is said`(
    words: String, note: String
  ) throws {
    let run = try ProgramRun(words.split(separator: " ").map(String.init))
    #expect(run.status == 0)
    #expect(run.errors == (note.isEmpty ? "" : "expo: 참고: \(note)의 다른 이름으로 읽었습니다\n"))
  }

  @Test
  func `a message wraps at the width that is asked for, and a log keeps its lines`() throws {
    let words = ["item", "없는 이름인데 제법 길어서 한 줄에 다 들어가지 않습니다"]
    let narrow = try ProgramRun(words + ["--width", "30"]).errors.split(separator: "\n")
    #expect(narrow.count > 3)
    #expect(narrow.allSatisfy { CellMeasure().width(of: String($0)) <= 30 })
    #expect(try ProgramRun(words).errors.split(separator: "\n").count == 2)
    let session = try TerminalSession(words, columns: 30, rows: 24)
    #expect(session.end() == 1)
    #expect(session.screen.text.split(separator: "\n").filter { !$0.isEmpty }.count > 3)
  }

  @Test
  func `escape sequences in an argument never reach the terminal raw`() throws {
    let run = try ProgramRun(["item", "\u{1B}[31m빨강\u{202E}\n둘째 줄"])
    #expect(run.errors.hasPrefix("expo: 오류: 찾을 수 없습니다: ‘\\u{1B}[31m빨강\\u{202E} 둘째 줄’"))
  }

  @Test(
    arguments: [
      ("EXPO_LANG", "fr", "takes ko or en"), ("EXPO_AMBIGUOUS_WIDTH", "9", "takes 1 or 2"),
    ])
  func `a variable that makes no sense is ignored with a warning`(
    variable: String, value: String, expected: String
  ) throws {
    let words = ["items"]
    let english = ["LANG": "en_US.UTF-8"]
    let run = try ProgramRun(words, environment: english.merging([variable: value]) { $1 })
    #expect(run.status == 0)
    #expect(run.errors == "expo: warning: \(variable) \(expected), not ‘\(value)’\n")
    #expect(run.output == (try ProgramRun(words, environment: english).output))
    #expect(try ProgramRun(words, environment: [variable: ""]).errors.isEmpty)
  }

  @Test(
    arguments: [
      ["item", beyondInt], ["items", "--width", beyondInt],
      ["open", "거문고", "--link", beyondInt],
    ])
  func `numbers beyond all bounds do not trap`(arguments: [String]) throws {
    let run = try ProgramRun(arguments, environment: ["COLUMNS": beyondInt])
    #expect([0, 1, 64].contains(run.status))
    #expect(run.output.isEmpty != run.errors.isEmpty)
  }

  @Test
  func `arguments and variables that are not UTF-8 are reported, not trapped on`() throws {
    let expo = "'\(BuiltProgram.path)'"
    let bytes = #""$(printf 'a\377b\300')""#
    let item = try OtherProgram.run("\(expo) item \(bytes)")
    #expect(item.status == 1)
    #expect(item.output.contains("‘a\u{FFFD}b\u{FFFD}’"))
    #expect(try OtherProgram.run("\(expo) \(bytes)").status == 1)
    #expect(try OtherProgram.run("\(expo) --\(bytes)").status == 64)
    #expect(try OtherProgram.run("\(expo) items --catalogue \(bytes)").status == 66)
    for name in ["COLUMNS", "TERM", "EXPO_PAGER", "BROWSER", "ACCESSIBLE"] {
      #expect(try OtherProgram.run("\(name)=\(bytes) \(expo) items").status == 0)
    }
  }
}

private let beyondInt = "99999999999999999999"
