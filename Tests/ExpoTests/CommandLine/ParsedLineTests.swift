import Testing
import ExpoCore
import TerminalText

@testable import expo

@Suite struct ParsedLineTests {
  @Test(
    arguments: [
      ([], nil, [], Options()), (["overview"], .overview, [], Options()),
      (["item", "folding", "screen"], .item, ["folding", "screen"], Options()),
      (["--width", "40", "items"], .items, [], Options(width: 40)),
      (["items", "--width=40"], .items, [], Options(width: 40)),
      (["items", "--width=40", "--width", "0"], .items, [], Options(width: 0)),
      (
        ["items", "--no-pager", "--catalogue=a=b"], .items, [],
        Options(noPager: true, catalogue: "a=b")
      ),
      (["item", "--", "--width"], .item, ["--width"], Options()),
      (["--color", "never", "item", "-"], .item, ["-"], Options(color: .never)),
      (["items", "--colour", "always"], .items, [], Options(color: .always)),
      (["items", "--lang=en"], .items, [], Options(language: .english)),
      (["items", "--catalog", "films"], .items, [], Options(catalogue: "films")),
      (["help", "item"], .help, ["item"], Options()),
      (["help", "--width"], .help, ["--width"], Options()),
      (["help", "--json"], .help, ["--json"], Options()),
      (["--version"], nil, [], Options(version: true)),
    ] as [([String], Command?, [String], Options)])
  func `options may be anywhere, in both spellings, and the last of two counts`(
    words: [String], command: Command?, operands: [String], options: Options
  ) {
    let line = ParsedLine(words)
    #expect((line.command, line.operands) == (command, operands))
    #expect(line.options == options)
    #expect(line.mistake == nil)
  }

  @Test(
    arguments: [
      ["-h"], ["--help"], ["items", "--nonsense", "-h"], ["-h", "--width", "x"],
      ["nonsense", "--help"], ["item", "--help"], ["overview", "stray", "-h"],
    ])
  func `--help counts even if the rest is wrong`(words: [String]) {
    #expect(ParsedLine(words).options.help)
    #expect(ParsedLine(words).mistake == nil)
  }

  @Test(
    arguments: [
      (["pict"], .unknownCommand(words: ["pict"], meant: .picture)),
      (["itms"], .unknownCommand(words: ["itms"], meant: .items)),
      (["거문고"], .unknownCommand(words: ["거문고"], meant: nil)),
      ([""], .unknownCommand(words: [""], meant: nil)),
      (["items", "--widht=3"], .unknownOption("--widht", meant: .width)),
      (["items", "-x"], .unknownOption("-x", meant: nil)),
      (["-l", "en"], .unknownOption("-l", meant: .lang)),
      (["search", "-l"], .unknownOption("-l", meant: .lang)),
      (["open", "갓", "--list"], .unknownOption("--list", meant: nil)),
      (["--limt"], .unknownOption("--limt", meant: nil)),
      (["--json"], .strayOption(.json, nil)),
      (["--lang", "en", "--limit", "3"], .strayOption(.limit, nil)),
      (["item", "--json=yes"], .invalidArgument(.json, value: "yes", .item)),
      (["items", "--colours", "never"], .unknownOption("--colours", meant: .color)),
      (["itme", "갓"], .unknownCommand(words: ["itme", "갓"], meant: .item)),
      (["overvew", "갓"], .unknownCommand(words: ["overvew", "갓"], meant: .overview)),
      (["items", "--width"], .invalidArgument(.width, value: nil, .items)),
      (["items", "--width", "wide"], .invalidArgument(.width, value: "wide", .items)),
      (["items", "--width=-1"], .invalidArgument(.width, value: "-1", .items)),
      (["items", "--width="], .invalidArgument(.width, value: "", .items)),
      (["items", "--color=red"], .invalidArgument(.color, value: "red", .items)),
      (["items", "--no-pager=1"], .invalidArgument(.noPager, value: "1", .items)),
      (["items", "--json", "--names"], .optionExcludes(.names, "--json", .items)),
      (
        ["items", "--by-evidence", "--by-category"],
        .optionExcludes(.byEvidence, "--by-category", .items)
      ),
      (["favourites", "add", "갓", "--names"], .optionExcludes(.names, "add", .favourites)),
      (["favourites", "--yes"], .optionExcludes(.yes, "favourites", .favourites)),
      (["overview", "--names"], .strayOption(.names, .overview)),
      (["overview", "갓"], .unexpectedOperand("갓", .overview)),
      (["item"], .missingName(["item"])),
      (["item", ""], .missingName(["item"])),
      (["help", "item", "items"], .unexpectedOperand("items", .help)),
      (["items", "--width", "+3"], .invalidArgument(.width, value: "+3", .items)),
      (["items", "--width", "٣"], .invalidArgument(.width, value: "٣", .items)),
      (["items", "--width", "4 0"], .invalidArgument(.width, value: "4 0", .items)),
    ] as [([String], UsageError)])
  func `a wrong command line is refused with what was probably meant`(
    words: [String], mistake: UsageError
  ) {
    #expect(ParsedLine(words).mistake == mistake)
  }

  @Test
  func `names of commands and options are unique`() {
    let commands = Command.allCases.flatMap { [$0.name] + $0.otherNames }
    #expect(Set(commands).count == commands.count)
    let options = Option.allCases.flatMap { $0.names + $0.otherNames }
    #expect(Set(options).count == options.count)
  }

  @Test(arguments: Evidence.known, Language.allCases)
  func `the grade that a list shows is a word for it`(grade: Evidence, language: Language) {
    let shown = Wording(language: language).evidenceWord(grade)
    #expect(Evidence(named: shown) == grade)
  }

  @Test(
    arguments: [
      (["소개"], ["overview"]), (["목록"], ["items"]), (["찾기", "파리"], ["search", "파리"]),
      (["그림", "갓"], ["picture", "갓"]), (["열기", "갓"], ["open", "갓"]),
      (["도움말", "item"], ["help", "item"]), (["즐겨찾기"], ["favourites"]), (["ls"], ["items"]),
      (["show", "갓"], ["item", "갓"]), (["list"], ["items"]), (["favorites"], ["favourites"]),
      (["-V"], ["--version"]),
    ] as [([String], [String])])
  func `words of other programs and Korean ones are understood`(typed: [String], meant: [String]) {
    let (line, other) = (ParsedLine(typed), ParsedLine(meant))
    #expect((line.command, line.operands) == (other.command, other.operands))
    #expect(line.options == other.options)
  }
}
