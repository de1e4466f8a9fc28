@testable import ExpoCore
import TerminalText
import Testing

@testable import expo

/// The grades of exhibits in lists and on pages.
@Suite struct EvidenceTests {
  static func items(_ evidence: [String?]) -> [Item] {
    evidence.enumerated().map { index, word in
      Item(
        name: "item \(index)", imageName: "\(index)", shortDescription: "text",
        description: "A story.", evidence: word.map(Evidence.init),
        evidenceNote: word.map { _ in "A note." })
    }
  }

  static func text(
    _ items: [Item], columns: Int = 80, arranged arrangement: ItemsArrangement = ItemsArrangement()
  ) -> String {
    let pages = Pages(wording: .english)
    return pages.items(items, title: nil, arranged: arrangement)
      .text(columns: columns)
  }

  @Test func `grades differ in colour and weight, and each says its word`() {
    let text = Pages(wording: .english).items(
      Self.items(["certain", "probable", "uncertain"]), title: nil
    ).text(columns: 80, isStyled: true)
    for word in ["1;32mcertain", "33mprobable", "31muncertain"] {
      #expect(text.split(separator: "\u{1B}[\(word)\u{1B}[0m").count == 3, "\(word)")
    }
  }

  @Test func `a catalogue words its grades and explains its number of visitors`() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "exposition.json",
      """
      {"title": "영화제", "visitors": 1200, "visitors_note": "사흘의 합계", "location": "가람시",
       "duration": "2030", "description": "글.", "evidence_label": "상영",
       "evidence_legend": {"certain": "표가 남아 있음"}}
      """)
    try folder.file(
      "items.json",
      """
      [{"name": "가", "image_name": "a", "short_desc": "줄", "desc": "글.", "evidence": "certain",
        "evidence_note": "표는 상영이 끝난 뒤에 극장의 창고에서 나왔고, 지금은 가람시의 영화 자료관에 있다. 까닭."},
       {"name": "나", "image_name": "b", "short_desc": "줄", "desc": "글.", "evidence": "probable"}]
      """)
    func output(_ words: String...) throws -> String {
      try ProgramRun(words + ["--catalogue", folder.path]).output
    }
    #expect(
      try output("item", "가").hasPrefix(
        "가\n줄\n상영: 확실, 표가 남아 있음\n\n글.\n\n그렇게 보는 까닭\n표는 상영이 끝난 뒤에"))
    #expect(try output("items").contains("\n  확실  표가 남아 있음\n  유력  근거가 있으나 확실하지 않음\n"))
    #expect(try output("items", "--by-evidence").contains("\n확실: 표가 남아 있음 (1)\n1. 가\n"))
    #expect(try output("overview").contains("\n방문객 : 1,200 명 (사흘의 합계)\n"))
  }

  /// A note, the line of the grade, and the section below.
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
        String(repeating: "a", count: 54) + ". B.", ", likely, but not established",
        String(repeating: "a", count: 54) + ". B."
      ),
      (
        String(repeating: "가", count: 27) + ". B.", ", likely, but not established",
        String(repeating: "가", count: 27) + ". B."
      ),
      ("", ", likely, but not established", ""),
    ])
  func `the line of the grade ends with the ground if that leaves it within 80 columns`(
    note: String, ground: String, rest: String
  ) {
    let item = Item(
      name: "a", imageName: "a", shortDescription: "s", description: "d", evidence: .probable,
      evidenceNote: note)
    let found = Pages(wording: .english, evidenceLabel: "In Paris, 1900").gradeAndNote(of: item)
    #expect(found.line?.map(\.text).joined() == "In Paris, 1900: probable" + ground)
    #expect(found.note == rest)
  }

  @Test(arguments: Language.allCases)
  func `the bundled grades have one ground each, on one line`(language: Language) throws {
    let catalogue = Catalogue.bundled.edition(.init(for: language))
    let exposition = try catalogue.exposition()
    let pages = Pages(
      wording: Wording(language: language), evidenceLabel: exposition.evidenceLabel,
      evidenceLegend: exposition.evidenceLegend)
    let lines = try catalogue.items().map { item in
      let (line, note) = pages.gradeAndNote(of: item)
      #expect(note != item.evidenceNote, "\(item.name) has no ground of its own")
      #expect(item.evidenceNote?.split(separator: " ").count ?? 0 <= 50, "\(item.name)")
      return line?.map(\.text).joined() ?? ""
    }
    for label in lines + Evidence.known.map(pages.meaning(of:)) {
      #expect(!label.isEmpty && !label.contains(#/\bor\b|거나|;/#), "\(label)")
    }
  }

  @Test(arguments: Evidence.known, Language.allCases)
  func `the overview counts the exhibits of each grade as the list has them`(
    grade: Evidence, language: Language
  ) throws {
    let numbers =
      language == .korean
      ? ["영", "하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉", "열"]
      : ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let verb = language == .korean ? "(은|는)" : " (is|are)"
    let catalogue = Catalogue.bundled.edition(.init(for: language))
    let number = numbers[try catalogue.items().count { $0.evidence == grade }]
    let word = Wording(language: language).evidenceWord(grade)
    let statement = try Regex("\\b\(number)\(verb) \(word)").ignoresCase()
    let overview = try catalogue.exposition().description
    #expect(try statement.firstMatch(in: overview) != nil, "\(number), \(word)")
  }
}
