import ExpoCore
import Foundation
import Testing

@testable import expo

/// `item`, `picture` and `open --print` with several names.
@Suite struct SeveralNamesTests {
  private func output(_ words: [String]) throws -> String {
    let run = try ProgramRun(words)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    return run.output
  }

  @Test(arguments: [["갓", "해금"], ["2-4"], ["12-13", "갓", "folding screen"], ["3", "3"]])
  func `the pages of several names follow one another`(words: [String]) throws {
    let numbers = ["2-4": ["2", "3", "4"], "12-13": ["12", "13"]]
    let names = words.flatMap { numbers[$0] ?? [$0] }
    for command in ["item", "picture"] {
      let pages = try names.map { try output([command, $0]) }
      #expect(try output([command] + words) == pages.joined(separator: "\n"))
    }
    let addresses = try names.map { try output(["open", "--print", $0]) }
    #expect(try output(["open", "--print"] + words) == addresses.joined())
    let items = try names.map { try json(Item.self, ["item", $0]) }
    #expect(try json([Item].self, ["item"] + words) == items)
  }

  private func json<Value: Decodable>(_ type: Value.Type, _ words: [String]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output(words + ["--json"]).utf8))
  }

  @Test func `a miss is reported, and the rest is shown`() throws {
    let found = try output(["item", "갓", "해금"])
    let run = try ProgramRun(["item", "갓", "없는것", "해금", "12-14"])
    #expect(run.status == 1)
    #expect(run.output == found)
    let errors = run.errors.split(separator: "\n").filter { $0.hasPrefix("expo: ") }
    #expect(
      errors == ["expo: 오류: 찾을 수 없습니다: ‘없는것’", "expo: 오류: 찾을 수 없습니다: ‘12-14’"])
    let json = try ProgramRun(["item", "갓", "없는것", "--json"])
    #expect(json.status == 1)
    #expect(json.output.hasPrefix("[\n"))
    let nothing = try ProgramRun(["item", "없는것", "도없음"])
    #expect(nothing.status == 1)
    #expect(nothing.output.isEmpty)
    #expect(nothing.errors.contains("‘없는것 도없음’"))
  }

  @Test func `one pager shows them all`() throws {
    let folder = try TemporaryFolder()
    let pager = try folder.script(
      "pager", "cat >> '\(folder.path)/kept'; echo once >> '\(folder.path)/runs'")
    let session = try TerminalSession(["item", "1-3"], environment: ["PAGER": pager], rows: 12)
    #expect(session.end() == 0)
    #expect(folder.contents("runs") == "once\n")
    let whole = try TerminalSession(["item", "1-3", "--no-pager"], rows: 500)
    #expect(whole.end() == 0)
    let printed = String(decoding: whole.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(folder.contents("kept") == printed)
  }

  @Test(arguments: [
    ["picture", "갓", "해금", "--png"], ["picture", "1-3", "--png"], ["open", "1", "2"],
  ])
  func `an image and a browser take one at a time`(words: [String]) throws {
    let run = try ProgramRun(words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
  }
}
