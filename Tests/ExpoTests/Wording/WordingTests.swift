import ExpoCore
import TerminalText
import Testing

@testable import expo

/// The phrases in both languages.
@Suite struct WordingTests {
  @Test
  func `English counts have the right plural`() {
    #expect(English.count(0, "item") == "0 items")
    #expect(English.count(1, "item") == "1 item")
    #expect(English.count(13, "item") == "13 items")
    #expect(English.count(1900, "item") == "1,900 items")
    #expect(text(CommandError.noSuchLink(2, of: 1)) == "There is no link 2; the last is 1")
  }

  @Test(arguments: Language.allCases)
  func `help is worded for listeners, too, and no meaning repeats its words`(
    language: Language
  ) throws {
    let wording = Wording(language: language)
    let help = HelpPage(wording: wording, commands: PrintedCommands())
    var pages: [Document] = [help.program, help.options]
    for command in Command.allCases { pages.append(help.document(for: command)) }
    for option in Option.allCases { pages.append(help.document(for: option)) }
    for page in pages {
      // The pipes of an example stay as they are typed.
      let text = page.spoken(wording).split(separator: "\n").filter { !$0.contains("jq") }
        .joined(separator: "\n")
      #expect(!text.unicodeScalars.contains { "[]|…".unicodeScalars.contains($0) }, "\(text)")
      #expect(!text.contains("one screen") && !text.contains("한 화면"))
      for block in page {
        guard case .terms(let terms) = block else { continue }
        for term in terms {
          let meaning = Line(term.value[0]).text.lowercased()
          #expect(!term.label.text.split(separator: " ").contains { $0 == meaning })
        }
      }
    }
  }

  @Test(arguments: ["/\(String(repeating: "folder/", count: 30))items.json", "갓/items.json"])
  func `a quoted path keeps the name of its file`(path: String) {
    let quoted = path.quoted
    #expect(quoted.hasPrefix("‘\(path.prefix(5))") && quoted.hasSuffix("/items.json’"))
    #expect(quoted.count <= 62 && quoted.contains("…") == (path.count > 60))
  }

  @Test
  func `of a text with a million marks a message quotes a part`() {
    let quoted = ("갓" + String(repeating: "\u{301}", count: 1_000_000) + "끝").quoted
    #expect(quoted.unicodeScalars.count < 2_010 && quoted.hasSuffix("끝’"))
  }

  @Test
  func `a period is spoken as each language says it`() throws {
    let period = try #require(Period("1900. 04. 14 - 1900. 11. 12"))
    #expect(Wording.english.spokenPeriod(period) == "14 April 1900 to 12 November 1900")
    #expect(Wording.korean.spokenPeriod(period) == "1900년 4월 14일부터 1900년 11월 12일까지")
  }

  @Test(
    arguments: [
      CommandError.noSuchItem("갓", [], command: ["item"]),
      CommandError.ambiguousItem("갓", [], of: [], command: ["item"]),
      CommandError.noSuchKind("갓", [], among: []),
      CommandError.nothingFound(query: "갓", []),
      UsageError.unexpectedOperand("갓", .items),
      UsageError.invalidArgument(.width, value: "갓", .items),
      UsageError.operandNotAmong(["bash", "zsh"], written: "갓", .completions),
      UsageError.severalNames(["갓"], .open),
      UsageError.operandNotAmong(["add"], written: "갓", .favourites),
    ] as [any Error])
  func `an English message holds no Korean particle`(error: any Error) {
    #expect(text(error).unicodeScalars.filter(Self.isKorean).map { String($0) } == ["갓"])
  }

  @Test func `of many items with one name the first twenty are listed`() {
    let items = [Item](names: Array(repeating: "갓", count: 23))
    let error = CommandError.ambiguousItem("갓", Array(0..<23), of: items, command: ["item"])
    let remedy = Wording.english.message(for: error).remedy(PrintedCommands())
    #expect(remedy.lines(columns: 80).contains("and 3 more"))
  }

  private func text(_ error: any Error) -> String {
    Wording.english.message(for: error).text
  }

  private static func isKorean(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x3130...0x318F).contains(scalar.value)
  }
}
