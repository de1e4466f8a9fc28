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
      (["pict"], "There is no command ‘pict’"),
      (["거문고"], "There is no command ‘거문고’"),
      ([""], "The command is empty"),
      (["items", "--widht=3"], "There is no option ‘--widht’"),
      (["items", "-x"], "There is no option ‘-x’"),
      (["search", "--lang"], "--lang needs a value: --lang ko|en"),
      (["--english"], "There is no option ‘--english’"),
      (["help", "nope"], "There is no help on ‘nope’"),
      (["--language", "english"], "--lang takes ko or en, not ‘english’"),
      (["--json"], "--json needs a command"),
      (["--lang", "en", "--link", "3"], "--link needs a command"),
      (["item", "--json=yes"], "--json takes no value"),
      (["items", "--width"], "--width needs a value: --width N"),
      (
        ["items", "--width", "wide"], "--width must be a whole number, 10 or more, or 0, not ‘wide’"
      ),
      (["items", "--width=-1"], "--width must be a whole number, 10 or more, or 0, not ‘-1’"),
      (["items", "--width="], "--width must be a whole number, 10 or more, or 0, not ‘’"),
      (["items", "--width", "+3"], "--width must be a whole number, 10 or more, or 0, not ‘+3’"),
      (["items", "--width", "٣"], "--width must be a whole number, 10 or more, or 0, not ‘٣’"),
      (["items", "--color=red"], "--color takes auto, always or never, not ‘red’"),
      (["items", "--no-pager=1"], "--no-pager takes no value"),
      (["items", "--json", "--names"], "--json and --names cannot be combined"),
      (
        ["items", "--by-evidence", "--by-category"],
        "--by-category and --by-evidence cannot be combined"
      ),
      (["overview", "--names"], "overview has no option --names"),
      (["overview", "갓"], "Unexpected argument: ‘갓’"),
      (["item"], "item needs a name"),
      (["item", ""], "item needs a name"),
      (["search"], "search needs a word"),
      (["completions"], "completions takes bash, zsh or fish"),
      (["favourites", "갓"], "favourites takes add, remove or clear, not ‘갓’"),
      (["favourites", ""], "favourites takes add, remove or clear, not ‘’"),
      (["favourites", "add"], "favourites add needs a name"),
      (["favourites", "remove", ""], "favourites remove needs a name"),
      (["favourites", "clear", "갓"], "Unexpected argument: ‘갓’"),
      (
        ["items", "—width", "40"],
        "‘—width’ has a dash from a word processor; options begin with hyphens"
      ),
      (["–-help"], "‘–-help’ has a dash from a word processor; options begin with hyphens"),
      (["-–lang=en"], "‘-–lang’ has a dash from a word processor; options begin with hyphens"),
      (["−h"], "‘−h’ has a dash from a word processor; options begin with hyphens"),
      (["—"], "There is no command ‘—’"), (["item", "갓", "–5"], nil),
    ] as [([String], String?)])
  func `a wrong command line is refused`(words: [String], message: String?) {
    #expect(ParsedLine(words).mistake?.text.english == message)
  }

  @Test(
    arguments: [
      (["pict"], "expo picture"), (["itms"], "expo items"), (["itme", "갓"], "expo item 갓"),
      (["overvew", "갓"], "expo overview"), (["검섹", "갓"], "expo search 갓"),
      (["items", "--colours", "never"], "--color"), (["items", "--widht=3"], "--width"),
      (["items", "--names-only"], nil), (["--limt"], nil), (["거문고"], nil),
      (["favourites", "ad", "gat"], "expo favourites add gat"), (["items", "—width=9"], "--width"),
      (["-help"], "--help"), (["version"], "--version"), (["width"], "expo help width"),
    ] as [([String], String?)])
  func `a mistake comes with what was probably meant`(words: [String], command: String?) throws {
    let message = try #require(
      ParsedLine(words).mistake.map { Wording.english.message(for: $0) })
    let commands = message.remedy.dropLast().compactMap { block in
      if case .hint(_, let command) = block { command.text } else { nil }
    }
    #expect(commands == (command.map { [$0] } ?? []))
  }

  @Test
  func `names of commands and options are unique`() {
    let commands = Command.all.flatMap { [$0.name] + $0.otherNames }
    #expect(Set(commands).count == commands.count)
    let options = Option.allCases.flatMap { [$0.name] + $0.row.otherNames }
    #expect(Set(options).count == options.count)
  }

  @Test func `every option is for all commands or for one of them`() {
    #expect(Set(Command.all.flatMap(\.options) + Option.common) == Set(Option.allCases))
  }
}
