import TestSupport
import ExpoCore
import Foundation
import Testing

@testable import expo

/// Finding, arranging and picking, with the real program.
@Suite struct FindingCommandTests {
  static let groups = fixture("groups").path

  @Test
  func `filters, sections and order combine`() throws {
    var transcript = Transcript()
    for options in [
      ["--category", "ㅇㄱ", "--evidence", "certain", "--sort=name"],
      ["--by-category", "--sort", "name", "--width", "40"],
    ] {
      #expect(try transcript.run(["items"] + options).status == 0)
    }
    try expectGolden(transcript.text, "items")
  }

  @Test
  func `a search shows the sentence with its marks`() throws {
    var transcript = Transcript()
    for words in [
      ["쿠랑"], ["금속활자"], ["거문고를"], ["파리", "자개"], ["파리", "자개", "--width", "40"],
      ["파리", "자개", "--width", "120"],
    ] {
      #expect(try transcript.run(["search"] + words).status == 0)
    }
    try expectGolden(transcript.text, "search")
  }

  @Test(arguments: ["페레", "올림픽"])
  func `the overview is searched as well, and read with its own command`(query: String) throws {
    let run = try ProgramRun(["search", query])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("‘\(query)’ 검색 결과 (1)\n"))
    #expect(run.output.contains("[\(query)]"))
    #expect(run.output.hasSuffix("\n박람회 소개 읽기: expo overview\n"))
    let json = try ProgramRun(["search", query, "--json"]).output
    #expect(json.contains("\"field\": \"description\""))
    #expect(!json.contains("\"number\""))
    let few = try ProgramRun(["search", "파리", "--limit", "1"]).output
    #expect(!few.contains("expo overview"))
  }

  @Test
  func `a search without results is an empty array as JSON, and still status 1`() throws {
    let run = try ProgramRun(["search", "없는낱말", "--json"])
    #expect(run.status == 1)
    #expect(run.output == "[]\n")
    #expect(run.errors.hasPrefix("expo: 오류: 찾을 수 없습니다: ‘없는낱말’\n"))
  }

  @Test(
    arguments: [
      ("ㄱㅁㄱ", "출품작 읽기 (거문고): expo item 13\n"), ("rjansrh", "출품작 읽기 (거문고): expo item 13\n"),
      ("검은고", "비슷한 이름 (거문고): expo item 13\n"), ("ㄱ", "번호로 고르기: expo item 11\n"),
    ])
  func `a query that is a name in another way leads to the item`(query: String, hint: String) throws
  {
    let run = try ProgramRun(["search", query])
    #expect(run.status == 1)
    #expect(run.errors.contains("\n\(hint)"))
  }

  @Test
  func `matches stand in brackets only if the text is not styled`() throws {
    let words = ["search", "쿠랑", "--limit", "1"]
    #expect(try ProgramRun(words).output.contains("[쿠랑]"))
    let styled = try ProgramRun(words + ["--color", "always"]).output
    #expect(styled.contains("\u{1B}[1;4m쿠랑\u{1B}[0m"))
    #expect(!styled.contains("[쿠랑]"))
  }

  @Test
  func `what items --json prints of a selection is an items.json of it`() throws {
    let folder = try TemporaryFolder()
    let selected = ["items", "--category", "악기", "--sort", "name"]
    try folder.file("items.json", try ProgramRun(selected + ["--json"]).output)
    let again = try ProgramRun(["items", "--catalogue", folder.path]).output
    #expect(again.contains("1. 가야금"))
    #expect(again.contains("4. 해금"))
    #expect(!again.contains("갓"))
  }

  @Test
  func `a filter that leaves nothing prints one line, and is no failure`() throws {
    let run = try ProgramRun(["items", "--category", "서적", "--evidence", "uncertain"])
    #expect(run.status == 0)
    #expect(run.output == "조건에 맞는 출품작이 없습니다.\n")
  }

  @Test
  func `items --names prints the names of the selected items only, one per line`() throws {
    let names = [Item].bundled.map(\.name)
    #expect(
      try ProgramRun(["items", "--names"]).output
        == names.map { "\($0)\n" }.joined())
    #expect(try ProgramRun(["items", "--names", "--evidence", "불확실"]).output == "갓\n")
    let narrow = try ProgramRun(["items", "--names", "--lang", "en", "--width", "10"]).output
    #expect(narrow.split(separator: "\n").count == names.count)
  }

  @Test
  func `items --by-evidence divides the list into the grades, with the ground for each item`()
    throws
  {
    let run = try ProgramRun(["items", "--by-evidence", "--width", "0"])
    let items = [Item].bundled
    let legend = try #require(try Catalogue.bundled.exposition().evidenceLegend)
    var expected: [String] = []
    for (grade, word) in [(Evidence.certain, "확실"), (.probable, "유력"), (.uncertain, "불확실")] {
      let indices = items.indices.filter { items[$0].evidence == grade }
      expected.append("\(word): \(try #require(legend[grade])) (\(indices.count))")
      for index in indices {
        expected += ["\(index + 1). \(items[index].name)", items[index].evidenceNote ?? ""]
      }
    }
    let lines = run.output.split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
    #expect(lines.filter(expected.contains) == expected)
    let json = try ProgramRun(["items", "--by-evidence", "--json"]).output
    let positions = expected.compactMap { $0.split(separator: ". ").last }.compactMap {
      json.firstRange(of: "\"name\": \"\($0)\"")?.lowerBound
    }
    #expect(positions.count == items.count)
    #expect(positions == positions.sorted())
  }

  @Test
  func `items without evidence stand last in items --by-evidence`() {
    let items = EvidenceTests.items([nil, "new", "uncertain", "certain"])
    var arrangement = ItemsArrangement()
    arrangement.division = .evidence
    #expect(arrangement.indices(of: items) == [3, 2, 1, 0])
    let text = EvidenceTests.text(items, arranged: arrangement)
    #expect(text.contains("\nnew (1)\n2. item 1\n   text\n   A note.\n"))
    #expect(text.contains("\nNot stated (1)\n1. item 0\n   text\n"))
  }

  @Test(arguments: [("서적", "Books"), ("악기", "instr"), ("복식", "DRESS")])
  func `a category is accepted in the words of both languages`(
    korean: String, english: String
  ) throws {
    for language in ["ko", "en"] {
      let runs = try [korean, english].map {
        try ProgramRun(["items", "--category", $0, "--lang", language])
      }
      #expect(runs.map(\.status) == [0, 0])
      #expect(runs[0].output == runs[1].output)
    }
  }

  @Test
  func `an unknown category is status 1, an unknown evidence wrong usage`() throws {
    let category = try ProgramRun(["items", "--category", "그림"])
    #expect(category.status == 1)
    #expect(category.errors.contains("서적"))
    #expect(try ProgramRun(["items", "--evidence", "sure"]).status == 64)
  }

  @Test(
    arguments: [(nil, Set([Item].bundled.map(\.name))), ("복식", ["나막신", "갓"])]
      as [(String?, Set<String>)])
  func `random picks every item in the end, and keeps to a category`(
    category: String?, names: Set<String>
  ) throws {
    let surroundings = Surroundings(
      environment: Environment { _ in nil }, input: StreamFacts(), output: StreamFacts(),
      errors: StreamFacts())
    let reading = Context(options: Options(json: true, category: category), in: surroundings)

    var seen: Set<String> = []
    for seed in UInt64(0)..<200 {
      guard
        case .json(.object(let item)) = try reading.random(using: SeededGenerator(seed: seed))
          .content,
        case .string(let name)? = item.first(where: { $0.key == "name" })?.value
      else {
        Issue.record("no item")
        continue
      }
      seen.insert(name)
    }
    #expect(seen == names)
    #expect(try ProgramRun(["random"]).status == 0)
  }

  @Test(arguments: ["거", "거 "])
  func `a query beyond all reason is refused, however it is divided`(part: String) throws {
    let run = try ProgramRun(["search", String(repeating: part, count: 20_000)])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("expo: 오류: 찾을 말이 너무 깁니다. 1,000바이트까지 찾습니다\n"))
    #expect(try ProgramRun(["search", String(repeating: part, count: 200)]).status < 2)
  }

  @Test
  func `another catalogue is searched, picked from and opened as well`() throws {
    let options = ["--catalogue", Self.groups]
    #expect(try ProgramRun(["search", "우산"] + options).status == 0)
    #expect(try ProgramRun(["random"] + options).status == 0)
    let opened = try ProgramRun(["open", "1", "--print"] + options)
    #expect(opened.output.hasPrefix("https://example."))
  }

  @Test
  func `a search that finds nothing says whether the other edition has hits`() throws {
    let folder = try TemporaryFolder()
    try folder.folder("en")
    func items(_ text: String) -> String {
      #"[{"name":"가","image_name":"a","short_desc":"-","desc":"\#(text)"}]"#
    }
    _ = try folder.file("items.json", items("철도"))
    _ = try folder.file("en/items.json", items("railway"))
    let catalogue = ["--catalogue", folder.path]
    let korean = try ProgramRun(["search", "railway"] + catalogue)
    #expect(korean.status == 1)
    #expect(
      korean.errors.contains("영문판에서 찾기: expo search railway --catalogue \(folder.path) --lang en\n")
    )
    let english = try ProgramRun(["search", "철도", "--lang", "en"] + catalogue)
    #expect(
      english.errors.contains(
        "To search the Korean texts: expo search 철도 --catalogue \(folder.path) --lang ko\n"))
    #expect(!(try ProgramRun(["search", "없는말"] + catalogue).errors.contains("영문판")))
  }

  @Test(arguments: [("item", "도자기"), ("item", "쿠랑"), ("item", "악기"), ("open", "상설 전시")])
  func `whenever the search has a hit, a name that was not found leads to it`(
    command: String, name: String
  ) throws {
    let search = try ProgramRun(["search", name])
    let hint = try ProgramRun([command, name]).errors.contains("본문에서 찾기: expo search")
    #expect(hint == (search.status == 0))
  }
}
