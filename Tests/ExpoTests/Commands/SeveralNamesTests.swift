import ExpoCore
import Foundation
import Testing

@testable import expo

/// `item` and `picture` with several names.
@Suite struct SeveralNamesTests {
  private func output(_ words: [String]) throws -> String {
    let run = try ProgramRun(words)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    return run.output
  }

  @Test func `the pages of several names follow one another`() throws {
    let names = ["8", "folding screen"]
    for command in ["item", "picture"] {
      let pages = try names.map { try output([command, $0]) }
      let between = command == "item" ? "\n──── 2/2\n\n" : "\n"
      #expect(try output([command] + names) == pages.joined(separator: between))
    }
    let items = try names.map { try json(Item.self, ["item", $0]) }
    #expect(try json([Item].self, ["item"] + names) == items)
  }

  private func json<Value: Decodable>(_ type: Value.Type, _ words: [String]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output(words + ["--json"]).utf8))
  }

  @Test(arguments: ["item", "picture"])
  func `the same exhibit is shown once, whatever it is called`(command: String) throws {
    let once = try output([command, "갓", "해금"])
    #expect(try output([command, "갓", "gat", "5", "11", "11번", "해금"]) == once)
  }

  @Test(arguments: [
    (["갓", "없는것", "해금"], ["갓", "해금"], "‘없는것’"), (["없는것", "도없음"], [], "‘없는것 도없음’"),
    (["갓", "ㄱ"], ["갓"], "‘ㄱ’"), (["folding", "scren"], [], "‘folding scren’"),
    (["1", "99", "2"], ["1", "2"], "‘99’"),
  ])
  func `a name that is wrong hides none of the others`(
    words: [String], right: [String], missed: String
  ) throws {
    let run = try ProgramRun(["item"] + words)
    #expect(run.status == 1)
    #expect(try run.output == (right.isEmpty ? "" : output(["item"] + right)))
    #expect(run.errors.contains(missed))
    if words.contains("99") {
      #expect(run.errors.contains("번호는 1부터 13까지입니다"))
    }
    if words.count == 3 {
      let other = try ProgramRun(["picture"] + words)
      #expect(other.status == 1 && other.errors.contains(missed))
      #expect(try other.output == output(["picture"] + right))
    }
  }

  @Test func `pictures of the exposition stand among the others, each once`() throws {
    let pictures = try ["국기", "갓", "poster"].map { try output(["picture", $0]) }
    #expect(
      try output(["picture", "flag", "갓", "태극기", "gat", "한국관"]) == pictures.joined(separator: "\n"))
  }

  @Test func `one of several that is found stands in an array as JSON`() throws {
    #expect(try ProgramRun(["item", "갓", "nosuch", "--json"]).output.hasPrefix("["))
  }

  @Test(arguments: [
    ["open", "1", "2"],
    ["open", "13번", "2"], ["browse", "1번", "2번"],
  ])
  func `a browser takes one at a time`(words: [String]) throws {
    let run = try ProgramRun(words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
  }
}
