import ExpoCore
import TerminalText
import Testing

@testable import expo

/// The words that options take.
@Suite struct ChoiceTests {
  static let choices = Option.allCases.flatMap { option in
    if case .choice(let choices, _) = option.definition {
      return choices.flatMap { choice in
        ([choice.word] + choice.shown).map { (option: option.name, choice.word, typed: $0) }
      }
    }
    return []
  }

  @Test(arguments: choices)
  func `every word that is shown for a value means it`(option: String, word: String, typed: String)
  {
    let expected = Parser(["items", option, word]).invocation.options
    for typed in [typed, typed.uppercased(), typed.filter { $0 != " " }] {
      let line = Parser(["items", option, typed])
      #expect(line.invocation.options == expected)
      if case .invalidArgument = line.mistake { Issue.record("\(typed) is refused") }
    }
  }

  @Test(arguments: Set(choices.map(\.option)).sorted())
  func `completion offers one word for each value`(option: String) {
    let offered = CompletionsTests.words(for: ["items", option, ""])
      .map { Parser(["items", option, $0]).invocation.options }
    let values = Set(Self.choices.filter { $0.option == option }.map(\.1))
    #expect(offered.count == values.count)
    for value in values {
      #expect(offered.contains(Parser(["items", option, value]).invocation.options))
    }
  }

  @Test(arguments: Evidence.known, Language.allCases)
  func `the grade that a list shows is what --evidence takes`(grade: Evidence, language: Language) {
    let shown = Wording(language: language).evidenceWord(grade)
    #expect(Parser(["items", "--evidence", shown]).invocation.options.evidence == grade)
  }

  @Test func `the orders that the browser shows are what --sort takes`() {
    for wording in [Wording.korean, .english] {
      let typed = wording.orderByName.split(separator: " ").last.map(String.init) ?? ""
      #expect(Parser(["items", "--sort", typed]).invocation.options.sortsByName)
    }
  }
}
