import Testing
import TerminalText

@testable import expo

@Suite struct ParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let expected: Invocation

    init(_ words: String..., expected: Invocation) {
      self.words = words
      self.expected = expected
    }

    var testDescription: String { "expo \(words.joined(separator: " "))" }
  }

  @Test(
    arguments: [
      Case(expected: Invocation()),
      Case("overview", expected: Invocation(command: .overview)),
      Case(
        "item", "folding", "screen",
        expected: Invocation(command: .item, operands: ["folding", "screen"])),
      Case(
        "--width", "40", "items",
        expected: Invocation(command: .items, options: Options(width: 40))),
      Case(
        "items", "--width=40",
        expected: Invocation(command: .items, options: Options(width: 40))),
      Case(
        "items", "--width=40", "--width", "0",
        expected: Invocation(command: .items, options: Options(width: 0))),
      Case(
        "items", "--no-pager", "--catalogue=a=b",
        expected: Invocation(command: .items, options: Options(noPager: true, catalogue: "a=b"))),
      Case(
        "item", "--", "--width",
        expected: Invocation(command: .item, operands: ["--width"])),
      Case(
        "--color", "never", "item", "-",
        expected: Invocation(command: .item, operands: ["-"], options: Options(color: .never))),
      Case(
        "items", "--colour", "always",
        expected: Invocation(command: .items, options: Options(color: .always))),
      Case(
        "items", "--lang=en",
        expected: Invocation(command: .items, options: Options(language: .english))),
      Case(
        "items", "--catalog", "films",
        expected: Invocation(command: .items, options: Options(catalogue: "films"))),
      Case("help", "item", expected: Invocation(command: .help, operands: ["item"])),
      Case("--version", expected: Invocation(options: Options(version: true))),
    ])
  func `options may be anywhere, in both spellings, and the last of two counts`(_ example: Case) {
    let line = Parser(example.words)
    #expect(line.invocation == example.expected)
    #expect(line.mistake == nil)
  }

  @Test(
    arguments: [
      ["-h"], ["--help"], ["items", "--nonsense", "-h"], ["-h", "--width", "x"],
      ["nonsense", "--help"], ["item", "--help"], ["overview", "stray", "-h"],
    ])
  func `--help counts even if the rest is wrong`(words: [String]) {
    #expect(Parser(words).invocation.options.help)
    #expect(Parser(words).mistake == nil)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: [String]
    let error: UsageError

    init(_ words: String..., error: UsageError) {
      self.words = words
      self.error = error
    }

    var testDescription: String { "expo \(words.joined(separator: " "))" }
  }

  @Test(
    arguments: [
      Mistake("pict", error: .unknownCommand(words: ["pict"], meant: .picture)),
      Mistake("itms", error: .unknownCommand(words: ["itms"], meant: .items)),
      Mistake("거문고", error: .unknownCommand(words: ["거문고"], meant: nil)),
      Mistake("", error: .unknownCommand(words: [""], meant: nil)),
      Mistake("items", "--widht=3", error: .unknownOption("--widht", meant: .width)),
      Mistake("items", "-x", error: .unknownOption("-x", meant: nil)),
      Mistake("items", "--colours", "never", error: .unknownOption("--colours", meant: .color)),
      Mistake("itme", "갓", error: .unknownCommand(words: ["itme", "갓"], meant: .item)),
      Mistake(
        "overvew", "갓",
        error: .unknownCommand(words: ["overvew", "갓"], meant: .overview)),
      Mistake("items", "--width", error: .missingArgument(.width)),
      Mistake("items", "--width", "wide", error: .invalidArgument(.width, value: "wide")),
      Mistake("items", "--width=-1", error: .invalidArgument(.width, value: "-1")),
      Mistake("items", "--width=", error: .invalidArgument(.width, value: "")),
      Mistake("items", "--page", "0", error: .invalidArgument(.page, value: "0")),
      Mistake("items", "--color=red", error: .invalidArgument(.color, value: "red")),
      Mistake("items", "--no-pager=1", error: .unexpectedArgument(.noPager, value: "1")),
      Mistake("items", "--json", "--names", error: .optionsExclude(.json, .names, .items)),
      Mistake(
        "items", "--by-evidence", "--by-category",
        error: .optionsExclude(.byCategory, .byEvidence, .items)),
      Mistake("overview", "--names", error: .optionNotForCommand(.names, .overview)),
      Mistake("items", "--evidence", "sure", error: .invalidArgument(.evidence, value: "sure")),
      Mistake("overview", "갓", error: .unexpectedOperand("갓", .overview)),
      Mistake("item", error: .missingName(["item"])),
      Mistake("item", "", error: .missingName(["item"])),
      Mistake("help", "item", "items", error: .unexpectedOperand("items", .help)),
    ])
  func `a wrong command line is refused with what was probably meant`(_ mistake: Mistake) {
    #expect(Parser(mistake.words).mistake == mistake.error)
  }

  @Test(arguments: Option.former.keys.sorted())
  func `an option that is gone is answered with what does the same now`(name: String) throws {
    #expect(Option(written: name) == nil)
    let replacement = try #require(Option.former[name])
    for words in [["items", name], [name, "less", "items"], ["item", "갓", "\(name)=1"]] {
      #expect(Parser(words).mistake == .formerOption(name, replacement: replacement))
    }
    let words = replacement.split(separator: " ").map(String.init)
    let options = replacement.split(separator: ", ").filter { $0.hasPrefix("--") }
    #expect(options.allSatisfy { Option(written: String($0)) != nil })
    #expect(words.first != "expo" || Parser(Array(words.dropFirst())).mistake == nil)
  }

  @Test
  func `names of commands and options are unique`() {
    let commands = Command.allCases.flatMap { [$0.name] + $0.spec.otherNames }
    #expect(Set(commands).count == commands.count)
    let options = Option.allCases.flatMap { option in
      let spec = option.spec
      return [option.name, spec.short].compactMap(\.self) + spec.otherNames
    }
    #expect(Set(options).count == options.count)
  }

  @Test
  func `every option belongs to a command`() {
    for option in Option.allCases {
      #expect(Command.allCases.contains { $0.accepts(option) })
    }
  }
}
