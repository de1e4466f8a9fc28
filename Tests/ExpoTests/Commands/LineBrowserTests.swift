import ExpoCore
import TerminalText
import Testing

@testable import expo

/// `expo browse` line by line: the real program, its input from a pipe or a terminal.
@Suite struct LineBrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ input: String, _ arguments: [String] = []) throws -> ProgramRun {
    try ProgramRun(
      ["browse"] + arguments,
      environment: ["HOME": folder.path, "ACCESSIBLE": "1", "PATH": "/nonexistent"], input: input)
  }

  /// The first line of what is said before the first question and after each.
  private func replies(_ run: ProgramRun, _ language: Language = .korean) -> [String] {
    let question = Wording(language: language).browseQuestion
    let parts = run.output.split(separator: question + "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\n").first.map(String.init) ?? "" }
    // The end of the input is the answer to the last question.
    return parts.last == "" ? parts.dropLast() : parts
  }

  @Test func `it prints the list and replies to each line until the input ends`() throws {
    let run = try run("13\nn\np\n거문고\n\nl\n0\nn\np\n")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let replies = replies(run)
    try #require(replies.count == 10, "\(replies)")
    #expect(replies[0] == replies[6])
    let words = Wording.korean
    let expected = ["거문고.", words.isLast, "가야금.", "거문고.", ""]
    #expect(Array(replies[1...5]) == expected)
    #expect(replies[7] == "파리 만국박람회 1900.")
    #expect(Array(replies[8...9]) == ["직지심체요절.", words.isFirst])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `it speaks English, and searches`() throws {
    let run = try run("s metal type\nJIKJI\nq\nn\n", ["--lang", "en", "--accessible"])
    #expect(run.status == 0)
    let replies = replies(run, .english)
    try #require(replies.count == 3, "\(replies)")
    #expect(replies[1].contains("metal type"))
    #expect(replies[2] == "Jikji.")
  }

  @Test func `what cannot be done is reported, and it goes on`() throws {
    let run = try run("쀍뷁\n99\ns 쀍뷁뷁\n*\no\n갓\n")
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("expo: 오류") } == 3)
    let nothing = Wording.korean.nothingRead
    #expect(Array(replies(run).suffix(3)) == [nothing, nothing, "갓."])
  }

  @Test func `favourites and links work as on the screen`() throws {
    let run = try run("13\n*\no\n*\n0\n*\n")
    let words = Wording.korean
    let replies = replies(run)
    try #require(replies.count == 7, "\(replies)")
    #expect(replies[2] == words.favourite(true) + ".")
    #expect(replies[3].hasPrefix("https://ko.wikipedia.org/"))
    #expect(replies[3].hasSuffix(words.noLinkOpener + "."))
    #expect(replies[4] == words.favourite(false) + ".")
    #expect(replies[6] == words.overviewIsNoFavourite + ".")
  }

  @Test func `a name is read first, and n and p stay in a category`() throws {
    let named = try run("", ["거문고"])
    #expect(named.output.hasPrefix("거문고.\n"))
    let category = try run("n\nn\n7\np\n7\nn\nn\nn\n", ["--category", "악기"])
    #expect(
      Array(replies(category).dropFirst()) == [
        "해금.", "용고.", "놋그릇.", "용고.", "놋그릇.", "가야금.", "거문고.", Wording.korean.isLast,
      ])
  }

  @Test func `the help names everything that can be typed`() throws {
    for language in Language.allCases {
      let run = try run("help\n", ["--lang", language.rawValue])
      let rows = KeyHelp.prompt(Wording(language: language)).sections.flatMap(\.rows)
      for row in rows { #expect(run.output.contains("\n\(row.keys): "), "\(row.keys)") }
      let typed = rows.flatMap { $0.keys.split(separator: " ") }
      for action in ListAction.keys
      where ![.open, .number, .filter, .pictures].contains(action.action) {
        #expect(action.keys.contains { typed.contains(Substring($0.name)) }, "\(action.action)")
      }
    }
  }

  @Test func `the list is narrowed and sorted as on the screen, and n goes through what was found`()
    throws
  {
    let run = try run("c\ne\nl\nl\n/안족\nn\nn\nn\nl\nL\n")
    let words = Wording.korean
    let replies = replies(run)
    try #require(replies.count == 11, "\(replies)")
    let lists = [1, 2, 3, 4, 9].map { replies[$0] }
    #expect(Set(lists).count == 4, "\(lists)")
    #expect(lists[3] == lists[4])
    #expect(replies[6...8] == ["가야금.", "거문고.", words.isLast])
    #expect(run.output.contains("Jikji"))
  }

  @Test func `hints are what can be typed, not commands of the shell`() throws {
    let run = try run("5\n/활자\n갓\n쀍뷁\n거무\ne\n0\n갓가갓\n")
    for text in [run.output, run.errors] { #expect(!text.contains("expo "), "\(text)") }
    #expect(run.output.contains("(직지심체요절): 1") || run.output.contains(": 1"))
  }

  @Test(arguments: [20, 40])
  func `without a terminal it is the same, wrapped at the width`(columns: Int) throws {
    let run = try ProgramRun(
      ["browse", "--width", "\(columns)"], environment: ["HOME": folder.path, "TERM": "xterm"],
      input: "쀍뷁\nzzz\n해금\n")
    #expect(run.status == 0)
    #expect(run.output.contains("두 줄 사이에"))
    let measure = CellMeasure()
    for line in run.output.split(separator: "\n") where !line.contains("http") {
      #expect(measure.width(of: String(line)) <= columns, "\(line)")
    }
  }

  @Test func `a line that nobody types is refused`() throws {
    let long = String(repeating: "가", count: 2_000_000)
    let run = try run("\(long)\n13\n\(long)")
    let tooLong = Wording.korean.lineTooLong
    #expect(Array(replies(run).dropFirst()) == [tooLong, "거문고.", tooLong])
    #expect(run.errors == "")
  }
}
