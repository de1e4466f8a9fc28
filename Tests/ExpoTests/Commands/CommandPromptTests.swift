import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

/// `expo browse` without a screen: the real program, its input from a pipe or a terminal.
@Suite struct CommandPromptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ input: String, _ arguments: [String] = [], environment: [String: String] = ["ACCESSIBLE": "1"]
  ) throws -> ProgramRun {
    try ProgramRun(
      ["browse"] + arguments,
      environment: ["HOME": folder.path, "PATH": "/nonexistent"].merging(environment) { $1 },
      input: input)
  }

  /// Marks the beginning of a reply: a pipe has no questions.
  private static let mark = (typed: "--version", said: "expo \(Release.version)")

  private func marked(_ input: String) -> String {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return (lines.map { "\(Self.mark.typed)\n\($0)\n" } + [Self.mark.typed]).joined()
  }

  /// The first lines of the replies: before the first line of ``marked(_:)``, and after each of them.
  private func replies(_ run: ProgramRun) -> [String] {
    var replies = [""]
    for line in run.output.split(separator: "\n") {
      if line == Self.mark.said {
        replies.append("")
      } else if replies.last == "" {
        replies[replies.count - 1] = String(line)
      }
    }
    // The end of the input is the reply to the last mark.
    return replies.last == "" ? replies.dropLast() : replies
  }

  @Test func `it prints the list and replies to each line until the input ends`() throws {
    let run = try run(marked("13\nn\np\n거문고\n\n목록\n0\n다음\n이전\n"))
    #expect(run.status == 0)
    #expect(run.errors == "")
    let replies = replies(run)
    try #require(replies.count == 10, "\(replies)")
    #expect(replies[0] == replies[6])
    let words = Wording.korean
    #expect(Array(replies[1...5]) == ["거문고.", words.isLast, "가야금.", "거문고.", ""])
    #expect(replies[7] == "파리 만국박람회 1900.")
    #expect(Array(replies[8...9]) == ["직지심체요절.", words.isFirst])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(
    arguments: [
      ["items", "--category", "악기"], ["search", "말총"], ["open", "갓", "--print"],
      ["item", "8", "--lang", "en"], ["item", "folding", "screen"], ["search", "쀍뷁"],
      ["item", "99"], ["items", "--sort", "nmae"], ["玄琴"],
    ])
  func `a line is what it is behind expo, except that hints leave out the shell's part`(
    words: [String]
  ) throws {
    let line = words.joined(separator: " ")
    let alone = try ProgramRun(words, environment: ["HOME": folder.path, "ACCESSIBLE": "1"])
    for written in [line, "expo \(line)"].prefix(words[0] == "search" ? 2 : 1) {
      // A list would have defined the grades.
      let typed = try run(written + "\n", ["나막신"])
      func isSame(_ text: String) -> Bool { !text.contains("expo ") }
      for line in (alone.output + alone.errors).split(separator: "\n").map(String.init)
      where isSame(line) || line.hasPrefix("expo: ") {
        #expect((typed.output + typed.errors).contains(line), "\(line)")
      }
      #expect(!typed.output.contains("expo "))
    }
  }

  @Test func `the language chosen last is spoken to the last word`() throws {
    let run = try run(marked("13\nlang en\nn\nlang\nitem 갓 --lang en\nn\nzzz\n"))
    let replies = replies(run)
    #expect(
      Array(replies.dropFirst()) == [
        "거문고.", "Geomungo.", Wording.english.isLast, "거문고.", "Gat.", "Gayageum.", "",
      ])
    #expect(run.errors.contains("error") && !run.errors.contains("오류"))
  }

  @Test func `a command without a name means what was read last`() throws {
    let run = try run(
      marked("open\n11\nfavourites add\nopen\nopen --link 2 --print\n0\nfavourites add\n"))
    let replies = replies(run)
    try #require(replies.count == 8, "\(run.output)")
    #expect(replies[1] == "")
    #expect(replies[3] == "갓: \(Wording.korean.added).")
    #expect(replies[4] + "\n" == (try ProgramRun(["open", "11", "--print"]).output))
    #expect(
      replies[5] + "\n" == (try ProgramRun(["open", "11", "--print", "--link", "2"]).output))
    #expect(run.errors.contains("소개는 즐겨찾기에 담을 수 없습니다"))
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("expo: 오류") } == 3)
  }

  @Test func `a listener does at the prompt what a reader does on the screen`() throws {
    let run = try run(
      marked(
        "lang en\nlang ko\n갓\n다음\nsearch 쿠랑\nn\nn\nn\nitems\n거문고\nfavourites add\nfavourites\n"
          + "open 거문고 --link 2 --print\n나가기\n"))
    #expect(run.status == 0 && run.errors == "")
    let replies = replies(run)
    try #require(replies.count == 14, "\(replies)")
    #expect(replies[1].hasPrefix("Korean Exhibits"))
    #expect(replies[2] == replies[0] && replies[2] == replies[9])
    #expect(Array(replies[3...4]) == ["갓.", "가야금."])
    let found = [Item].bundled.search("쿠랑").topics.compactMap(\.index).prefix(3).map {
      [Item].bundled[$0].name + "."
    }
    #expect(Array(replies[6...8]) == found)
    #expect(replies[12] == "\(Wording.korean.favourites) (1).")
    #expect(replies[13].hasPrefix("http"))
  }

  @Test func `browse at the prompt stays there, and warns once of texts that are not translated`()
    throws
  {
    try folder.file(
      "items.json", #"[{"name": "A", "image_name": "a", "short_desc": "b", "desc": "c"}]"#)
    let run = try run(
      marked("browse\nbrowse 1\nq\nitems\n"), ["--lang", "en", "--catalogue", folder.path])
    #expect(run.status == 0)
    #expect(replies(run).count == 3 && replies(run)[2] == "A.")
    #expect(
      run.errors.split(separator: "\n").count { $0.hasPrefix("expo: warning") } == 1,
      "\(run.errors)")
  }

  @Test func `a page that is asked for is not asked for again at the prompt`() throws {
    let environment = ["HOME": folder.path, "ACCESSIBLE": "1"]
    let run = try ProgramRun(
      ["browse", "갓", "--page", "2"], environment: environment, input: "items\nquit\n")
    #expect(run.status == 0)
    #expect(run.output.contains("한국의 출품작과 추정작 (13)"))
  }

  @Test func `a search, a list and an error leave what was read last`() throws {
    let read = try run(
      marked(
        "7\nsearch 백정\nitems\n쀍뷁\n\u{1B}[A\nfavourites a\u{1B}[D\u{1B}[Cdd\nfavourites remove\n"))
    #expect(
      replies(read).suffix(3) == [
        "", "놋그릇: \(Wording.korean.added).", "놋그릇: \(Wording.korean.removed).",
      ])
    let several = try run("7\nsearch\nitem 1 2\nfavourites add\n")
    #expect(several.errors.contains("search 명령에는 찾을 낱말이 있어야 합니다"))
    #expect(several.errors.contains("favourites add 명령에는 이름이 있어야 합니다"))
    let long = try run(marked("\(String(repeating: "0", count: 5_000))\n7\n"))
    #expect(long.status == 64 && replies(long).last == "놋그릇.")
  }

  @Test(arguments: ["1900", "쿠랑"])
  func `the language changes for the last search, also if it has no such word`(word: String) throws
  {
    let run = try run(marked("search \(word)\nlang en\nn\nlang\n"))
    let replies = replies(run)
    try #require(replies.count == 5 && run.errors == "", "\(run.errors)")
    #expect(replies[2].hasPrefix("Results for ‘\(word)’"))
    if word == "쿠랑" { #expect(replies[3] == "Jikji." && replies[4] == "직지심체요절.") }
  }

  @Test func `favourites are a list, whose language changes, too`() throws {
    let run = try run(marked("favourites add 3 5\nfavourites\nn\nn\nfavourites\nlang\n"))
    #expect(replies(run).suffix(4) == ["팔만대장경.", "해금.", "즐겨찾기 (2).", "Favourites (2)."])
  }

  @Test(arguments: [[], ["거문고"]])
  func `a session says once what the grades mean, and the list always does`(
    arguments: [String]
  ) throws {
    let run = try run(
      "search 백정\nsearch 쿠랑\nfavourites add 7 8\nfavourites\nsearch 파리\nitems\nlist\n", arguments)
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("확실: ") } == 3)
  }

  @Test(arguments: [("쀍뷁\n99\nitmes\n갓\n", 1), ("itmes x\n쀍뷁\n갓\n", 64), ("7\nhelp\n갓\n", 0)])
  func `every line of a pipe is run without a question, and the first failure is the status`(
    input: String, status: Int32
  ) throws {
    let run = try run(input)
    #expect(run.status == status)
    #expect(replies(run).count == 1 && run.output.contains("\n갓.\n"))
    #expect(!run.output.contains("expo>"))
    #expect(!(run.output + run.errors).contains(Wording.korean.howToLeave + ":"))
  }

  @Test func `a name is read first, and next stays in what was listed or found`() throws {
    let named = try run("", ["거문고"])
    #expect(named.output.hasPrefix("거문고.\n"))
    let category = try run(
      marked("n\nn\n7\np\nsearch 안족\nn\nn\nn\n"), ["--category", "악기"])
    #expect(
      Array(replies(category).dropFirst()) == [
        "해금.", "용고.", "놋그릇.", "용고.", "‘안족’ 검색 결과 (2).", "가야금.", "거문고.",
        Wording.korean.isLast,
      ])
  }

  @Test func `the help names everything that can be typed`() throws {
    #expect(try run("help picture\n").output.contains("expo picture"), "a shell reads examples")
    for language in Language.allCases {
      let run = try run("help\n", ["--lang", language.rawValue])
      for command in PromptCommand.allCases {
        #expect(run.output.contains("\n\(command.names.joined(separator: ", ")): "), "\(command)")
      }
      for command in Command.allCases
      where ![.browse, .completions, .manual, .help].contains(command) {
        let usage = Wording(language: language).spoken(command.usage)
        #expect(run.output.contains("\n\(usage): "), "\(command)")
      }
    }
  }

  @Test func `no word of the prompt is one of the program's for something else`() {
    for command in PromptCommand.allCases {
      for name in command.names {
        switch Command(written: name) {
        case .items: #expect(command == .list)
        case .help: #expect(command == .help)
        case let other: #expect(other == nil, "\(name)")
        }
      }
    }
  }

  @Test(arguments: [20, 40])
  func `without a terminal it is the same, wrapped at the width`(columns: Int) throws {
    let run = try run(
      "쀍뷁\nzzz\n해금\n", ["--width", "\(columns)"], environment: ["TERM": "xterm"])
    #expect(run.status == 1)
    #expect(run.output.contains("두 줄 사이에"))
    let measure = CellMeasure()
    for line in run.output.split(separator: "\n") where !line.contains("http") {
      #expect(measure.width(of: String(line)) <= columns, "\(line)")
    }
  }

  @Test func `a line that nobody types ends it, while it is read`() throws {
    let run = try run(marked("13\n\(String(repeating: "가", count: 200_000))\n13\n"))
    #expect(replies(run).count == 2)
    #expect(run.status == ExitStatus.badData.rawValue)
    let endless = try ProgramRun(
      ["-c", "exec \"$0\" browse </dev/zero", BuiltProgram.path], program: "/bin/sh", seconds: 10)
    #expect(endless.status == ExitStatus.badData.rawValue)
  }

  @Test(
    arguments: [
      ("a  b\tc", ["a", "b", "c"]), ("", []), ("  ", []), ("'a b' c", ["a b", "c"]),
      ("\"옛 책\"x", ["옛 책x"]), ("L'Exposition", ["L'Exposition"]), ("''", [""]),
      (#"a\ b \"#, ["a b", "\\"]), (#"'L'\''Exposition'"#, ["L'Exposition"]),
    ] as [(String, [String])])
  func `a line has the words that a shell reads in it`(line: String, words: [String]) {
    #expect(ShellWord.words(of: line) == words)
  }
}
