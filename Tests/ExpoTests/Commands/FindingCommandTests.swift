import TestSupport
import ExpoCore
import Foundation
import Testing

@testable import expo

/// Finding, arranging and picking, with the real program.
@Suite struct FindingCommandTests {
  static let groups = fixture("groups").path

  @Test func `a list of several kinds names them all, and tells its items apart`() throws {
    let list = try ProgramRun(["items", "악기", "서적", "--width", "60"]).output
    #expect(list.contains(": 악기, 서적 (8)") && list.contains("서적, 전언"))
    let graded = try ProgramRun(["items", "기록", "짐작", "--width", "60"]).output
    #expect(graded.contains(": 기록, 짐작 (3)") && graded.contains("짐작"))
  }

  @Test(arguments: [
    (["april", "--lang", "en"], "Dates: 14 April 1900 - 12 November 1900"),
    (["paris, zzqqy", "--lang", "en"], "Words found: paris. Not found: zzqqy\n"),
    (["48130300", "--accessible"], ". 방문객: 48,130,300"),
    (["paris, france", "--lang", "en", "--accessible"], " matches. Place: Paris, France"),
  ])
  func `facts are found and said as the page says them`(words: [String], text: String) throws {
    let found = try ProgramRun(["search"] + words).output
    #expect(found.contains(text), "\(found)")
  }

  @Test func `words that are nearly a command are read as a name if they are one`() throws {
    let folder = try TemporaryFolder()
    try folder.items([
      Item(name: "Serch", pictureName: "a", shortDescription: "s", text: "found")
    ])
    let catalogue = ["--catalogue", folder.path]
    #expect(try ProgramRun(["serch"] + catalogue).output.contains("found"))
    #expect(try ProgramRun(["sarch"] + catalogue).status == 64)
    #expect(try ProgramRun(["serch"]).status == 64)
  }

  @Test
  func `a category and sections combine`() throws {
    var transcript = Transcript()
    for options in [
      ["ㅇㄱ", "--by-evidence"],
      ["--by-category", "--width", "40"],
    ] {
      #expect(try transcript.run(["items"] + options).status == 0)
    }
    try expectGolden(transcript.text, "items")
  }

  @Test
  func `a search shows the sentence with its marks`() throws {
    var transcript = Transcript()
    for words in [
      ["쿠랑"], ["금속활자"], ["파리", "자개"], ["파리", "자개", "--width", "40"],
      ["파리", "자개", "--width", "120"],
    ] {
      #expect(try transcript.run(["search"] + words).status == 0)
    }
    try expectGolden(transcript.text, "search")
  }

  @Test(arguments: [("회람", "description"), ("결산", "details")])
  func `the overview is searched as well, and read with its own command`(
    query: String, field: String
  ) throws {
    let run = try ProgramRun(["search", query])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("‘\(query)’ 검색 결과 (1)\n"))
    #expect(run.output.hasSuffix("\n소개 읽기: expo overview\n"))
    let json = try ProgramRun(["search", query, "--json"]).output
    #expect(json.contains("\"field\" : \"\(field)\""))
    #expect(json.contains("\"number\" : 0,"))
  }

  @Test func `what only a name has is found without words of a text`() throws {
    let run = try ProgramRun(["search", "ㄱㅁㄱ"])
    #expect(!run.output.contains("찾은 말"))
    let json = try ProgramRun(["search", "거문고", "--json"]).output
    #expect(json.split(separator: "\"matches\"").count == json.split(separator: "\"number\"").count)
  }

  @Test(arguments: [["기록"], ["recorded"], ["ㅈㅈ"], ["inferred"]])
  func `a random exhibit is one of the grade`(grade: [String]) throws {
    let run = try ProgramRun(["random"] + grade + ["--json"])
    let word = ["ㅈㅈ", "inferred"].contains(grade[0]) ? "짐작" : "기록"
    #expect(run.output.contains("\"evidence\" : \"\(word)\""))
  }

  @Test(arguments: ["", "\u{3000}"])
  func `blank words are as none`(word: String) throws {
    for command in [[], ["item"], ["search"], ["favourites", "add"]] {
      #expect(try ProgramRun(command + [word]).status == 64, "\(command)")
    }
  }

  @Test(arguments: [
    (["item", "태극기"], "expo picture flag"), (["jikchi"], "expo item 1"),
    (["item", "악기"], "expo items 악기"), (["items", "hats"], "expo item 11"),
    (["items", "약기"], "expo items 악기"),
    (["item", "ㄱ"], "12. 가야금"),
  ])
  func `advice fits what was typed`(words: [String], advice: String) throws {
    let run = try ProgramRun(words)
    #expect(run.status == 1)
    #expect(run.errors.contains(advice))
  }

  @Test(arguments: [
    ["search", "heageum"], ["search", "pavillion", "--lang", "en"], ["search", "jikchi"],
    ["items", "약기"], ["itms"], ["favourites", "ad", "갓"],
  ])
  func `what may have been meant is said once`(words: [String]) throws {
    let errors = try ProgramRun(words).errors
    let said = ["혹시 이것인가요", "Did you mean"].map { errors.split(separator: $0).count - 1 }
    #expect(said.reduce(0, +) == 1, "\(errors)")
  }

  @Test(arguments: ["The", "of"])
  func `a word that many names have offers no exhibit alone`(word: String) throws {
    #expect(try !ProgramRun([word]).errors.contains("expo item "))
  }

  @Test(
    arguments: [
      (["nosuch", "갓"], 0, "‘nosuch 갓’ 검색 결과"),
      (["갓", "nosuch"], 0, "\n찾은 말: 갓. 못 찾은 말: nosuch\n"),
      (["아무데도없다"], 1, ""),
      (["serch", "gat"], 64, ""), (["serch gat"], 64, ""),
    ] as [([String], Int32, String)])
  func
    `words are searched, one error says that nothing is found, and a misspelt command is asked about`(
      words: [String], status: Int32, text: String
    ) throws
  {
    let run = try ProgramRun(words)
    #expect(run.status == status && (text.isEmpty || run.output.contains(text)))
    #expect(run.output.isEmpty == text.isEmpty && run.errors.isEmpty == !text.isEmpty)
    #expect(run.errors.split(separator: "오류").count <= 2)
  }

  @Test(arguments: [["item"], ["picture"], []])
  func `a name of several words is the same in one argument and in two`(command: [String]) throws {
    let one = try ProgramRun(command + ["Korean hat"])
    let two = try ProgramRun(command + ["Korean", "hat"])
    #expect(one.status == 0 && one.output == two.output && one.errors == two.errors)
  }

  @Test(arguments: [
    ("접근성", "expo help 접근성"),
    ("width 40", "expo help width"), ("options", "expo help options"),
  ])
  func `a topic of help without its command leads to help`(
    line: String, meant: String
  ) throws {
    let run = try ProgramRun(line.split(separator: " ").map(String.init))
    #expect(run.status == 64 && run.errors.contains("혹시 이것인가요: \(meant)\n"))
  }

  @Test(arguments: [
    (["item", "json"], "expo item 이름"), (["favourites", "add"], "expo favourites ["),
    (["no", "pager"], "--no-pager"), (["width", "40"], "--width N"),
    (["인용"], "expo sources ["), (["출처"], "expo sources ["), (["citing"], "expo sources ["),
    (["등급"], "--by-evidence"), (["근거"], "--by-evidence"), (["evidence"], "--by-evidence"),
    (["내보내기"], "--json"), (["export"], "--json"), (["keys"], "expo browse ["),
  ])
  func `help explains what the first word names, whatever follows`(
    words: [String], beginning: String
  ) throws {
    let run = try ProgramRun(["help"] + words)
    #expect(run.status == 0 && run.output.hasPrefix(beginning))
  }

  @Test func `a command may stand behind the names, as in Korean`() throws {
    for (words, line) in [
      (["직지", "출처"], ["sources", "직지"]), (["갓", "해금", "보기"], ["item", "갓", "해금"]),
    ] {
      #expect(try ProgramRun(words).output == ProgramRun(line).output)
    }
  }

  @Test func `a number of two digits is one of the list, a larger one is searched`() throws {
    #expect(try ProgramRun(["14"]).errors.contains("번호는 1부터 13까지"))
    #expect(try ProgramRun(["1377"]).output.contains("\n1. 직지심체요절"))
  }

  @Test func `what only the other edition has is searched there on demand`() throws {
    let errors = try ProgramRun(["search", "topknot"]).errors
    #expect(errors.contains("영어판에서 찾기: expo search topknot --lang en\n"))
  }

  @Test func `a search says what it looked for instead`() throws {
    let run = try ProgramRun(["search", "rjansrh"])
    #expect(run.status == 0)
    #expect(run.output == (try ProgramRun(["search", "거문고"]).output))
    #expect(run.errors.contains("대신 찾은 말: ‘거문고’"))
  }

  @Test
  func `a search without results is an empty array as JSON, and still status 1`() throws {
    let run = try ProgramRun(["search", "없는낱말", "--json"])
    #expect(run.status == 1)
    #expect(run.output == "[\n\n]\n")
    #expect(run.errors.hasPrefix("expo: 오류: 이름에도 본문에도 없습니다: ‘없는낱말’\n"))
  }

  @Test(
    arguments: [(nil, Set([Item].bundled.map(\.name))), ("복식", ["나막신", "갓"])]
      as [(String?, Set<String>)])
  func `random picks every item in the end, and keeps to a category`(
    category: String?, names: Set<String>
  ) throws {
    let context = ProcessContext(
      environment: Environment { _ in nil }, input: StandardStream(), output: StandardStream(),
      errors: StandardStream())
    let reading = Invocation(options: Options(json: true), in: context)

    var seen: Set<String> = []
    for seed in UInt64(0)..<200 where seen != names {
      let output = try reading.random(
        category.map { [$0] } ?? [], using: SeededGenerator(seed: seed))
      guard case .bytes(let json) = output.content else {
        Issue.record("no item")
        continue
      }
      seen.insert(try JSONDecoder().decode(Item.self, from: Data(json)).name)
    }
    #expect(seen == names)
    #expect(try ProgramRun(["random"]).status == 0)
  }

  @Test(arguments: ["거", "거 "])
  func `a query beyond all reason is refused, however it is divided`(part: String) throws {
    let long = String(repeating: part, count: 2_000)
    let run = try ProgramRun(["search", long])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("expo: 오류: 찾을 말이 너무 깁니다. 1,000바이트까지 찾습니다\n"))
    #expect(try ProgramRun([long]).errors.hasPrefix("expo: 오류: 찾을 말이 너무 깁니다."))
    #expect(try ProgramRun(["__complete", "fish", "item", long]).output.isEmpty)
    for command in [Command.item, .items, .search, .random, .picture, .open, .browse] {
      let isRefused = [200, 2_000].map { count in
        let mistake = command.mistake(in: [String(repeating: part, count: count)])
        return mistake?.text.english.contains("too long") == true
      }
      #expect(isRefused == [false, true])
    }
  }

  @Test(arguments: [("item", "도자기"), ("open", "쿠랑")])
  func `whenever the search has a hit, a name that was not found leads to it`(
    command: String, name: String
  ) throws {
    let search = try ProgramRun(["search", name])
    let hint = try ProgramRun([command, name]).errors.contains("본문에서 찾기: expo search")
    #expect(hint == (search.status == 0))
  }
}
