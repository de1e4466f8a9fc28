@testable import ExpoCore
import TerminalText
import Testing

@testable import expo

/// The grades of exhibits in lists and on pages.
@Suite struct EvidenceTests {
  static let grades = [
    Grade(word: "certain", meaning: "in a list"), Grade(word: "probable", meaning: "in a letter"),
    Grade(word: "uncertain"),
  ]

  static func items(_ evidence: [String?]) -> [Item] {
    evidence.enumerated().map { index, word in
      Item(
        name: "item \(index)", pictureName: "\(index)", shortDescription: "text",
        text: "A story.", evidence: word,
        evidenceNote: word.map { _ in "A note." })
    }
  }

  static func text(
    _ items: [Item], columns: Int = 80
  ) -> String {
    pages(items).items().text(columns: columns)
  }

  static func pages(_ items: [Item], label: String? = nil) -> Pages {
    let exposition = Exposition(title: "Fair", evidenceLabel: label, grades: grades)
    return Pages(catalogue: Catalogue(items: items, exposition: exposition), wording: .english)
  }

  @Test func `grades differ in colour and weight, and each says its word`() {
    let text = Self.pages(Self.items(["certain", "probable", "uncertain", "new"])).items()
      .text(columns: 80, isStyled: true)
    for (word, count) in [
      ("1;32mcertain", 3), ("35mprobable", 3), ("31muncertain", 2), ("36mnew", 2),
    ] {
      #expect(text.split(separator: "\u{1B}[\(word)\u{1B}[0m").count == count, "\(word)")
    }
  }

  @Test func `the evidence's first sentence stands once, above the story`() {
    let item = Item(
      name: "a", pictureName: "a", shortDescription: "s", text: "A story.", sources: [],
      evidence: "certain",
      evidenceNote: "A list has it. It is short.\nThe list is lost.")
    let heard = Self.pages([item]).item(at: 0).spoken(.english)
    #expect(heard.split(separator: "A list has it.").count == 2)
    #expect(heard.contains("Evidence: certain. A list has it.\n"))
    #expect(heard.contains("\nThe evidence.\nIt is short.\nThe list is lost.\n"))
  }

  @Test func `a catalogue words its grades and explains its number of visitors`() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "exposition.json",
      """
      {"title": "영화제", "visitors": 1200, "visitors_note": "사흘의 합계", "location": "가람시",
       "duration": "2030", "description": "글.", "evidence_label": "상영",
       "grades": [{"word": "확인됨", "meaning": "표가 남아 있음"}, {"word": "들음"}]}
      """)
    try folder.file(
      "items.json",
      """
      [{"name": "가", "image_name": "a", "short_desc": "줄", "desc": "글.", "evidence": "확인됨",
        "evidence_note": "표는 상영이 끝난 뒤에 극장의 창고에서 나왔고, 지금은 가람시의 영화 자료관에 있다. 까닭."},
       {"name": "나", "image_name": "b", "short_desc": "줄", "desc": "글.", "evidence": "들음"}]
      """)
    func output(_ words: String...) throws -> String {
      try ProgramRun(words + ["--catalogue", folder.path]).output
    }
    #expect(
      try output("item", "가").hasPrefix(
        "가\n줄\n상영: 확인됨, 표가 남아 있음\n\n글.\n\n근거와 한계\n표는 상영이 끝난 뒤에"))
    #expect(try output("items").contains("\n  확인됨  표가 남아 있음\n"))
    #expect(try output("items", "--by-evidence").contains("\n확인됨: 표가 남아 있음 (1)\n1. 가\n"))
    #expect(try output("overview").contains("\n방문객 : 1,200 명 (사흘의 합계)\n"))
  }

  /// A note, the line of the grade, and the section below; empty if there is none.
  @Test(
    arguments: [
      ("A list names it. Which, is lost.", ". A list names it.", "Which, is lost."),
      ("A list names it", ". A list names it", ""),
      ("Seen?\nYes.", ". Seen?", "Yes."),
      (
        String(repeating: "a", count: 53) + ". B.", ". " + String(repeating: "a", count: 53) + ".",
        "B."
      ),
      (
        String(repeating: "a", count: 54) + ".", ", in a letter",
        String(repeating: "a", count: 54) + "."
      ),
      (
        String(repeating: "가", count: 27) + ".", ", in a letter",
        String(repeating: "가", count: 27) + "."
      ),
      ("", ", in a letter", ""),
    ])
  func `the line of the grade ends with the ground if that leaves it within 80 columns`(
    note: String, ground: String, section: String
  ) {
    let item = Item(
      name: "a", pictureName: "a", shortDescription: "s", text: "d", evidence: "probable",
      evidenceNote: note)
    let page = Self.pages([item], label: "In Paris, 1900").item(at: 0).text(columns: 0)
    #expect(page.contains("\nIn Paris, 1900: probable\(ground)\n"))
    #expect(page.contains("\n\nThe evidence\n\(section)\n") == !section.isEmpty)
  }
}
