import Testing

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
    "options stand anywhere, in both spellings, and the last of two wins",
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
        "items", "--no-pager", "--pager=cat",
        expected: Invocation(command: .items, options: Options(paging: .command("cat")))),
      Case(
        "items", "--pager", "less -S", "--no-pager",
        expected: Invocation(command: .items, options: Options(paging: .off))),
      Case(
        "items", "--pager=",
        expected: Invocation(command: .items, options: Options(paging: .command("")))),
      Case(
        "items", "--pager=a=b",
        expected: Invocation(command: .items, options: Options(paging: .command("a=b")))),
      Case(
        "item", "--", "--width",
        expected: Invocation(command: .item, operands: ["--width"])),
      Case(
        "--color", "never", "item", "-",
        expected: Invocation(command: .item, operands: ["-"], options: Options(color: .never))),
      Case("help", "item", expected: Invocation(command: .help, operands: ["item"])),
      Case("--version", expected: Invocation(options: Options(version: true))),
    ])
  func understood(_ example: Case) throws {
    #expect(try Parser.parse(example.words) == example.expected)
  }

  @Test(
    "a call for help wins over every mistake",
    arguments: [
      ["-h"], ["--help"], ["items", "--nonsense", "-h"], ["-h", "--width", "x"],
      ["nonsense", "--help"], ["item", "--help"], ["overview", "stray", "-h"],
    ])
  func help(words: [String]) throws {
    #expect(try Parser.parse(words).options.help)
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
    "what cannot be carried out is refused, and what was meant is named",
    arguments: [
      Mistake("itms", error: .unknownCommand(words: ["itms"], meant: .items)),
      Mistake("list", error: .unknownCommand(words: ["list"], meant: .items)),
      Mistake("show", "갓", error: .unknownCommand(words: ["show", "갓"], meant: .item)),
      Mistake("거문고", error: .unknownCommand(words: ["거문고"], meant: nil)),
      Mistake("", error: .unknownCommand(words: [""], meant: nil)),
      Mistake("items", "--widht=3", error: .unknownOption("--widht", meant: .width)),
      Mistake("items", "-x", error: .unknownOption("-x", meant: nil)),
      Mistake("items", "--colour", "never", error: .unknownOption("--colour", meant: .color)),
      Mistake("items", "--width", error: .missingArgument(.width)),
      Mistake("items", "--width", "wide", error: .invalidArgument(.width, value: "wide")),
      Mistake("items", "--width=-1", error: .invalidArgument(.width, value: "-1")),
      Mistake("items", "--width=", error: .invalidArgument(.width, value: "")),
      Mistake("items", "--page", "0", error: .invalidArgument(.page, value: "0")),
      Mistake("items", "--color=red", error: .invalidArgument(.color, value: "red")),
      Mistake("items", "--no-pager=1", error: .unexpectedArgument(.noPager, value: "1")),
      Mistake("overview", "--grid", error: .optionNotForCommand(.grid, .overview)),
      Mistake("items", "--evidence", "sure", error: .invalidArgument(.evidence, value: "sure")),
      Mistake("items", "갓", error: .unexpectedOperand("갓", .items)),
      Mistake("item", error: .missingName(.item)),
      Mistake("item", "", error: .missingName(.item)),
      Mistake("help", "item", "items", error: .unexpectedOperand("items", .help)),
    ])
  func refused(_ mistake: Mistake) {
    #expect(throws: mistake.error) { try Parser.parse(mistake.words) }
  }

  @Test("no two commands and no two options are written alike")
  func unique() {
    let commands = Command.allCases.flatMap { [$0.name] + $0.spec.spellings + $0.spec.otherNames }
    #expect(Set(commands).count == commands.count)
    let options = Option.allCases.flatMap { [$0.spec.name, $0.spec.short].compactMap(\.self) }
    #expect(Set(options).count == options.count)
  }

  @Test("every option means something to some command")
  func reachable() {
    for option in Option.allCases {
      #expect(Command.allCases.contains { $0.accepts(option) })
    }
  }
}
