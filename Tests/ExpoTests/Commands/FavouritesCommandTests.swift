@testable import ExpoCore
import Testing

@testable import expo

@Suite struct FavouritesCommandTests {
  private let home: FavouritesHome

  init() throws {
    home = try FavouritesHome()
  }

  @Test
  func `names are resolved as by expo item, each argument one name, and listed in the order added`()
    throws
  {
    let run = try home.run("favourites", "add", "geomungo", "folding screen", "11")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(home.kept == ["geomungo", "folds", "god"])
    let list = try home.run("favorites").output.split(separator: "\n").filter { $0.contains(". ") }
    #expect(list.map { $0.prefix(2) } == ["13", "10", "11"])
  }

  @Test(
    arguments: [
      (["add", "6", "zzz", "yyy"], ["god", "ywoonggo"]),
      (["add", "해금", "ㄱ"], ["god", "haegeum"]), (["remove", "갓", "없는이름"], []),
      (["add", "갓", ""], ["god"]),
    ] as [([String], [String])])
  func `of several names those that are found count, the others are named, and the status is 1`(
    words: [String], kept: [String]
  ) throws {
    _ = try home.run("favourites", "add", "갓")
    let run = try ProgramRun(["favourites"] + words, environment: home.environment)
    #expect(run.status == 1)
    #expect(run.output.isEmpty == false)
    for word in words.dropFirst(2) { #expect(run.errors.contains("‘\(word)’")) }
    #expect(home.kept == kept)
  }

  @Test(arguments: [["add", "없는이름", "zzz"], ["remove", "ㄱ"]])
  func `if none of several names is found nothing changes`(words: [String]) throws {
    _ = try home.run("favourites", "add", "갓")
    let before = home.contents
    let run = try ProgramRun(["favourites"] + words, environment: home.environment)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("expo: 오류: "))
    #expect(home.contents == before)
  }

  @Test func `Korean verbs mean the same`() throws {
    #expect(try home.run("즐겨찾기", "추가", "갓", "해금").status == 0)
    #expect(try home.run("즐겨찾기", "빼기", "갓").status == 0)
    #expect(home.kept == ["haegeum"])
    #expect(try home.run("즐겨찾기", "비우기", "--yes").status == 0)
    #expect(home.kept.isEmpty)
  }

  @Test
  func `a favourite has a mark in lists and a line on its page`() throws {
    let plain = try home.run("items")
    let item = try home.run("item", "갓")
    #expect(!plain.output.contains("*"))
    #expect(!item.output.contains("즐겨찾기"))
    _ = try home.run("favourites", "add", "갓")
    let marked = try home.run("items").output.split(separator: "\n")
    let meaning = try #require(marked.first { $0.hasPrefix("  * ") && $0.hasSuffix(" 즐겨찾기") })
    let expected = plain.output.replacing("11. 갓 ", with: "11. 갓*").split(separator: "\n")
    #expect(marked.filter { $0 != meaning } == expected, "a mark moves nothing")
    #expect(try home.run("item", "갓").output.contains("담아 둔 출품작입니다."))
    #expect(!(try home.run("item", "해금").output.contains("즐겨찾기")))
  }

  @Test
  func `what the catalogue lacks is kept, shown as such, and removed by its identifier`() throws {
    try home.keep(2)
    _ = try home.run("favourites", "add", "갓")
    let list = try home.run("favourites").output
    #expect(list.hasPrefix("즐겨찾기 (3)\n") && list.contains("이 도록에 없는 출품작"))
    #expect(list.contains("expo favourites remove x0"))
    #expect(try home.run("favourites", "remove", "x0").status == 0)
    #expect(home.kept == ["x1", "god"])
  }

  @Test
  func `another catalogue's favourites stand apart and survive a clear`() throws {
    let other = try TemporaryFolder()
    try other.items([
      Item(name: "가", pictureName: "ga", shortDescription: "s", text: "d"),
      Item(name: "나", pictureName: "god", shortDescription: "s", text: "d"),
    ])
    _ = try home.run("favourites", "add", "갓")
    #expect(try home.run("favourites", "add", "가", "--catalogue", other.path).status == 0)
    #expect(home.kept.sorted() == ["ga", "god"])
    let items = try home.run("items", "--catalogue", other.path).output
    // An item of the same identifier is not the favourite of the other catalogue.
    #expect(items.contains("가*") && !items.contains("나*"))
    let list = try home.run("favourites", "--catalogue", other.path).output
    #expect(list.contains("1. 가"))
    #expect(!list.contains("갓"))
    #expect(list.contains("다른 도록의 즐겨찾기 1개"))
    #expect(try home.run("favourites", "clear", "--yes", "--catalogue", other.path).status == 0)
    #expect(home.kept == ["god"])
  }

  @Test(
    arguments: [
      ("예\n", true), ("ㅛ\n", true), ("yes!\n", false), ("\u{4}", false),
    ])
  func `on a terminal a question is asked, and only yes removes`(answer: String, removes: Bool)
    throws
  {
    _ = try home.run("favourites", "add", "갓", "해금")
    let session = try TerminalSession(["favourites", "clear"], environment: home.environment)
    session.waitFor("즐겨찾기 2개를 모두 지울까요?")
    session.type(answer)
    #expect(session.end() == 0)
    #expect(home.kept == (removes ? [] : ["god", "haegeum"]))
  }

  @Test
  func `Ctrl-C at the question removes nothing`() throws {
    _ = try home.run("favourites", "add", "갓")
    let session = try TerminalSession(["favourites", "clear"], environment: home.environment)
    session.waitFor("지울까요?")
    session.type("\u{3}")
    #expect(session.end() == Signal.interrupt.exitStatus)
    #expect(home.kept == ["god"])
  }

  @Test
  func `favourites are listed and removed in the language that is read`() throws {
    for (own, other, name) in [("ko", "en", "Gat"), ("en", "ko", "갓")] {
      #expect(try home.run("favourites", "add", "gat", "--lang", own).status == 0)
      for words in [["favourites"], ["favourites", "--names"], ["favourites", "--accessible"]] {
        let run = try ProgramRun(words + ["--lang", other], environment: home.environment)
        #expect(run.output.contains(name))
      }
      #expect(try home.run("favourites", "remove", "gat", "--lang", other).output.contains(name))
      #expect(home.kept.isEmpty)
    }
  }

  @Test func `a damaged file is an error, and stays as it is`() throws {
    let plain = try home.run("items")
    let damaged = "{\n  \"a\": [\"b\", 3]\n}"
    try home.write(damaged)
    let items = try home.run("items")
    #expect(items.output == plain.output)
    #expect(items.errors.contains(home.path) && items.errors.split(separator: "\n").count == 1)
    for words in [[], ["add", "갓"], ["remove", "갓"], ["clear"], ["clear", "--yes"]] {
      let run = try ProgramRun(["favourites"] + words, environment: home.environment)
      #expect(run.status == 65)
      #expect(run.errors.contains("\(home.path): "))
      #expect(home.contents == damaged)
    }
  }

  @Test
  func `an environment that names no place is a message, not a trap`() throws {
    let environment = ["HOME": "relative", "XDG_DATA_HOME": "relative"]
    let run = try ProgramRun(["favourites", "add", "갓"], environment: environment)
    #expect(run.status == 66)
    #expect(run.errors.contains("XDG_DATA_HOME"))
    #expect(try ProgramRun(["items"], environment: environment).status == 0)
  }
}
