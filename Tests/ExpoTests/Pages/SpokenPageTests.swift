import TestSupport
import TerminalText
import ExpoCore
import Testing

@testable import expo

/// Pages as somebody listens to them.
@Suite struct SpokenPageTests {
  static func text(_ document: Document) -> String {
    var lines: [String] = []
    SpokenLayout(PageWording.korean).lines(of: document) { line in
      lines.append(line.text)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  static func pages() throws -> [(name: String, document: Document)] {
    let context = PageContext()
    let items = Items.bundled
    var sections = ItemsArrangement()
    sections.isByCategory = true
    let found = Search(items).results(for: "파리 자개")
    return [
      ("overview", .overview(of: try .bundled, in: context)),
      ("items", .items(items, title: "한국의 출품작", in: context)),
      ("items-by-category", .items(items, title: nil, arranged: sections, in: context)),
      ("search", .search("파리 자개", found: found, in: items, context: context)),
    ]
      + ((0..<items.count).map { index in
        ("item-\(items.imageName(at: index))", .item(at: index, of: items, in: context))
      })
  }

  @Test("every page is said as it was last listened to")
  func goldens() throws {
    for (name, document) in try Self.pages() {
      try expectGolden(Self.text(document), "spoken/\(name)")
    }
  }

  @Test("nothing is said that a voice reads as a symbol, and the end is told")
  func speakable() throws {
    for (name, document) in try Self.pages() {
      let text = Self.text(document)
      #expect(text.hasSuffix("\n끝.\n"), "\(name)")
      let unspeakable = text.unicodeScalars.filter { scalar in
        "《》〈〉[]()“”‘’\"/\\|*#_~—→".unicodeScalars.contains(scalar)
          || scalar.properties.isIdeographic
      }
      #expect(unspeakable.isEmpty, "\(name): \(String(String.UnicodeScalarView(unspeakable)))")
      #expect(!text.contains("--"))
      #expect(!text.contains("http"))
    }
  }

  @Test(
    "hanja and brackets are left out, and what stood in parentheses follows a pause",
    arguments: [
      ("왕산악이 금(琴)을 고쳐", "왕산악이 금을 고쳐"),
      ("길이 76cm(요즘 악기)", "길이 76cm, 요즘 악기"),
      ("《삼국사기》는 〈한림별곡〉보다", "삼국사기는 한림별곡보다"),
      ("18~19세기, 고려~조선", "18에서 19세기, 고려에서 조선"),
      ("玄琴", ""),
      ("세밀가귀(細密可貴), 곧", "세밀가귀, 곧"),
      ("‘안성맞춤’이라는", "안성맞춤이라는"),
    ])
  func text(written: String, spoken: String) {
    #expect(SpokenText.of(written) == spoken)
  }
}
