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
  }

  @Test(arguments: Language.allCases)
  func `help is worded for listeners, too, and no meaning repeats its words`(
    language: Language
  ) throws {
    let wording = Wording(language: language)
    let help = HelpPage(wording: wording)
    var pages: [Document] = [help.program, help.options]
    for command in Command.all { pages.append(help.document(for: command)) }
    for option in Option.allCases { pages.append(help.document(for: option)) }
    for page in pages {
      // The pipes of an example stay as they are typed.
      let text = page.spoken(wording).split(separator: "\n").filter { !$0.contains("jq") }
        .joined(separator: "\n")
      #expect(!text.unicodeScalars.contains { "[]|…".unicodeScalars.contains($0) }, "\(text)")
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
  func `a period is spoken as each language says it`() throws {
    let period = try #require(Period("1900. 04. 14 - 1900. 11. 12"))
    #expect(Wording.english.spokenPeriod(period) == "14 April 1900 to 12 November 1900")
    #expect(Wording.korean.spokenPeriod(period) == "1900년 4월 14일부터 1900년 11월 12일까지")
  }

  @Test(arguments: [
    ["item", "갓전"], ["item", "갓99"], ["items", "갓"], ["search", "갓전갓"], ["overview", "갓"],
    ["items", "--width", "갓"], ["completions", "갓"], ["favourites", "갓"], ["갓", "--갓"],
  ])
  func `an English message holds no Korean particle`(words: [String]) throws {
    let errors = try ProgramRun(words, environment: ["EXPO_LANG": "en"]).errors
    let first = errors.prefix { $0 != "\n" }.unicodeScalars.filter(Self.isKorean)
    #expect(!first.isEmpty && first.allSatisfy { "갓전".unicodeScalars.contains($0) }, "\(errors)")
  }

  @Test func `of many items with one name the first twenty are listed`() throws {
    let folder = try TemporaryFolder()
    let item = #"{"name": "갓", "image_name": "갓", "short_desc": "갓", "desc": "갓"}"#
    let items = (1...23).map {
      item.replacing(#""image_name": "갓""#, with: #""image_name": "갓\#($0)""#)
    }
    try folder.file("items.json", "[\(items.joined(separator: ","))]")
    let run = try ProgramRun(["item", "갓", "--catalogue", folder.path, "--lang", "en"])
    #expect(run.errors.contains("and 3 more"), "\(run.errors)")
  }

  private static func isKorean(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x3130...0x318F).contains(scalar.value)
  }
}
