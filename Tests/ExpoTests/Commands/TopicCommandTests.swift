@testable import ExpoCore
import Testing

@testable import expo

/// The exposition and its items are topics alike in every command.
@Suite struct TopicCommandTests {
  private static let names = ["0", "소개", "법국파리만국박람회"]

  @Test(arguments: names)
  func `the exposition is no favourite`(name: String) throws {
    let run = try FavouritesHome().run("favourites", "add", name)
    #expect(run.status != 0 && run.errors.contains("소개는 즐겨찾기에"))
  }

  @Test(arguments: [("ㅇㄱ", "악기"), ("기록", "recorded")])
  func `a word after items narrows the list`(word: String, other: String) throws {
    let narrowed = try ProgramRun(["items", "--names", word])
    #expect(narrowed.status == 0)
    #expect(narrowed.output == (try ProgramRun(["items", "--names", other])).output)
    #expect(narrowed.output != (try ProgramRun(["items", "--names"])).output)
  }

  @Test
  func `a category goes before a grade of that name, and another word says which there are`() throws
  {
    let folder = try TemporaryFolder()
    try folder.items([
      Item(
        name: "가", pictureName: "a", shortDescription: "s", text: "d", category: "기록",
        evidence: "전언"),
      Item(name: "나", pictureName: "b", shortDescription: "s", text: "d", evidence: "기록"),
    ])
    let run = try ProgramRun(["items", "--names", "기록", "--catalogue", folder.path])
    #expect(run.output == "가\n")
    #expect(try ProgramRun(["items", "nosuch"]).errors.contains("악기"))
  }

  @Test
  func `what --names prints finds the item again`() throws {
    let names = [
      "가\u{AD}나", "a\u{200B}b", "g\u{85}h", "1", "02", "같다", "같다", "overview", "0", "1-2",
    ]
    let folder = try TemporaryFolder()
    try folder.items(
      names.enumerated().map {
        Item(name: $1, pictureName: "i\($0)", shortDescription: "s", text: "d")
      })
    let catalogue = ["--catalogue", folder.path]
    let printed = try ProgramRun(["items", "--names"] + catalogue).output
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(printed.count == names.count)
    for (index, name) in printed.enumerated() {
      let byName = try ProgramRun(["item", "--json"] + catalogue + ["--", String(name)])
      let byNumber = try ProgramRun(["item", "--json"] + catalogue + ["\(index + 1)"])
      #expect(byName.status == 0 && byName.output == byNumber.output, "\(name)")
    }
  }
}
