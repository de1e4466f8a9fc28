import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// `expo check` over editions and pictures, and its two forms of output.
@Suite struct CheckCommandTests {
  private static func item(_ name: String, _ more: String = "") -> String {
    #"{"name":"\#(name)","image_name":"\#(name)","short_desc":"s","desc":"d","image_desc":"i"\#(more)}"#
  }

  private static let exposition =
    #"{"title":"t","visitors":1,"location":"l","duration":"1900.4.14-1900.11.12","description":"d"}"#

  /// A folder with a catalogue of items and, by language, of their translations.
  private func catalogue(
    _ items: [String], editions: [String: String] = [:]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.file("exposition.json", Self.exposition)
    try folder.file("items.json", "[\(items.joined(separator: ",\n"))]")
    for (language, text) in editions {
      try folder.folder(language)
      try folder.file("\(language)/items.json", text)
    }
    return folder
  }

  /// The output of `check` for a folder in English, without the folder and the source lines.
  private func check(_ folder: TemporaryFolder, _ options: String...) throws -> [String] {
    let run = try ProgramRun(["check", folder.path, "--lang", "en"] + options)
    #expect(run.output.hasPrefix("Checked: \(folder.path)\n"))
    return run.output.replacing(folder.path + "/", with: "").split(separator: "\n").dropFirst()
      .filter { !$0.hasPrefix("  ") }.map(String.init)
  }

  @Test(arguments: ["1900", "9223372036854775807"])
  func `a key that is a number is said as it is written, an index as the reader counts`(
    key: String
  ) throws {
    let folder = try catalogue([Self.item("a", #","links":[{"label":"l","url":"u","\#(key)":1}]"#)])
    let run = try ProgramRun(["check", folder.path, "--lang", "en", "--accessible"])
    #expect(run.output.contains("1. a, links 1 \(key). Unknown key ‘\(key)’."), "\(run.output)")
  }

  @Test func `without a path the catalogue in use is checked, and named`() throws {
    let folder = try TemporaryFolder()
    try folder.file("items.json", "[1]")
    let elsewhere = try ProgramRun(["check"], folder: folder.path)
    #expect(
      elsewhere.output
        == "검사한 도록: 프로그램에 든 도록, 파리 만국박람회 1900 (L'Exposition de Paris 1900)\n잘못된 곳이 없습니다\n")
    #expect(try ProgramRun(["check", "."], folder: folder.path).status == 65)
    let films = fixture("films").path
    for run in [
      try ProgramRun(["check", "--catalogue", films], folder: folder.path),
      try ProgramRun(["check"], environment: ["EXPO_CATALOGUE": films], folder: folder.path),
    ] {
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("검사한 도록: \(films)\n"))
    }
  }

  @Test func `a folder without items.json is an error that names its JSON files`() throws {
    let folder = try TemporaryFolder()
    #expect(try check(folder) == ["\(folder.path): error: There is no items.json", Self.one])
    try folder.file("itmes.json", "[]")
    try folder.file("notes.txt", "")
    #expect(
      try check(folder) == [
        "\(folder.path): error: There is no items.json; the JSON files are itmes.json",
        Self.one,
      ])
    #expect(try ProgramRun(["check", folder.path]).status == 65)
  }

  private static let one = "1 error, 0 warnings"

  @Test func `the English edition is checked, and compared with the original`() throws {
    let folder = try catalogue(
      [Self.item("a"), Self.item("b"), Self.item("c")],
      editions: [
        "en": "[\(Self.item("b")),\n\(Self.item("z")),\n\(Self.item("b"))\n]",
        "zh-Hant": "[\(Self.item("a"))", "notes": "[",
      ])
    #expect(
      try check(folder).filter { !$0.hasSuffix("The English text is the original's") }
        == [
          "en/items.json:1:1: warning: The exhibit ‘a’ is missing; its original is shown",
          "en/items.json:1:1: warning: The exhibit ‘c’ is missing; its original is shown",
          "en/items.json:2:26: warning: [1].image_name (2. z): The original has no such exhibit, "
            + "so it is not shown",
          "en/items.json:3:26: error: [2].image_name (3. b): Exhibit 1 already has the identifier ‘b’",
          "1 error, 7 warnings",
        ])
    try folder.file("items.json", "[")
    #expect(try !check(folder).contains { $0.contains("no such exhibit") })
  }

  /// What the English edition has in place of a good text, and what is said of it.
  @Test(
    arguments: [
      (#""name": "갓", "short_desc": "모자", "desc": "검다.""#, 3),
      (#""name": "Gat", "short_desc": "A hat", "desc": "검다.""#, 1),
      (#""name": "Gat", "short_desc": "A hat", "desc": "Black.""#, 0),
      (
        #""name": "Gat", "short_desc": "A hat", "desc": "Black.", "category": "옷", "details": [{"label": "시대", "value": "Joseon"}, {"label": "Period", "value": "조선 16세기"}, {"label": "Year", "value": "1900"}, {"label": "Where", "value": "Louvre"}]"#,
        3
      ),
    ])
  func `English texts that are not in English are warned of`(_ english: String, _ count: Int) throws
  {
    let folder = try catalogue(
      [
        #"""
        {"name": "갓", "image_name": "god", "short_desc": "모자", "desc": "검다.",
         "details": [{"label": "시대", "value": "조선"}, {"label": "때", "value": "조선 16세기"},
                     {"label": "해", "value": "1900"}, {"label": "곳", "value": "Louvre"}]}
        """#
      ], editions: ["en": #"[{"image_name": "god", \#(english)}]"#])
    let found = try check(folder)
    #expect(found.last == (count == 0 ? "No problems found" : Self.warnings(count)))
  }

  private static func warnings(_ count: Int) -> String {
    "0 errors, \(count) warning\(count == 1 ? "" : "s")"
  }

  @Test(arguments: [#""desc": " ""#, #""_desc": """#])
  func `an English item without a required text is shown in the original, the others are not`(
    text: String
  ) throws {
    let folder = try catalogue(
      [Self.item("가"), Self.item("나")],
      editions: [
        "en": #"[{"name": "A", "image_name": "가", "short_desc": "s", \#(text)}, "#
          + #"{"name": "B", "image_name": "나", "short_desc": "t", "desc": "e"}]"#
      ])
    let found = try check(folder)
    #expect(found.count == 2 && found[0].contains("‘desc’ is missing, so the original is shown"))
    let items = try Catalogue(path: folder.path).edition(.english).items()
    #expect(items.map(\.name) == ["가", "B"])
    try folder.file("en/exposition.json", #"{"title": "T", "location": "L"}"#)
    #expect(try Catalogue(path: folder.path).edition(.english).exposition()?.title == "t")
    #expect(try ProgramRun(["check", folder.path]).status == 0)
  }

  @Test func `check says of an error what the other commands say, and whose it is`() throws {
    let folder = try catalogue([Self.item("a"), Self.item("b", #","category":1890"#)])
    let check = try ProgramRun(["check", folder.path])
    let items = try ProgramRun(["items", "--catalogue", folder.path])
    let said = items.errors.split(separator: "\n").dropFirst().prefix(2).map {
      $0.drop { $0 == " " }
    }
    #expect(said.count == 2 && said[1].hasPrefix("|"))
    #expect(check.output.contains("items.json:2:86: 오류: [1].category (2. b): 문자열이 와야 하는데"))
    for line in said { #expect(check.output.contains(line), "\(line)") }
    let spoken = try ProgramRun(["check", folder.path, "--accessible"]).output
      .replacing("\n", with: " ")
    #expect(spoken.contains("글자. 2. b, category. 문자열이 와야 하는데 수가 있습니다"))
  }

  @Test(arguments: ["exposition.old.json", "exposition_old.json"])
  func `a file named like an exposition is read if there is no exposition.json`(
    name: String
  ) throws {
    let folder = try catalogue([Self.item("a")])
    try folder.file(name, Self.exposition)
    try FileManager.default.removeItem(atPath: folder.path("exposition.json"))
    #expect(try check(folder) == ["No problems found"])
    #expect(try ProgramRun(["overview", "--catalogue", folder.path]).status == 0)
  }

  @Test func `a missing picture is a warning if there are pictures, a broken one an error`() throws
  {
    let folder = try catalogue([Self.item("a"), Self.item("b")])
    #expect(try check(folder) == ["No problems found"])
    try folder.folder("pictures")
    let picture = try String(contentsOf: fixture("pictures/hat.xpm"), encoding: .utf8)
    for name in ["flag", "a", "z"] { try folder.file("pictures/\(name).xpm", picture) }
    try folder.file("pictures/poster.xpm", "\u{89}PNG")
    #expect(
      try check(folder) == [
        "pictures/b.xpm: warning: The picture of the exhibit is missing",
        "pictures/poster.xpm:1:1: error: This is not XPM 3 with a character a pixel, up to 256 colours "
          + "and 256 × 256 pixels, each colour #rrggbb or None",
        "1 error, 1 warning",
      ])
    #expect(try ProgramRun(["check", folder.path]).status == 65)
  }

  @Test func `an unknown key is told with a similar one`() throws {
    let folder = try catalogue([Self.item("a", #","detials":[],"price":1"#)])
    let found = try check(folder)
    #expect(found.contains { $0.hasSuffix("Unknown key ‘detials’; similar: ‘details’") })
    #expect(found.contains { $0.hasSuffix("Unknown key ‘price’") })
  }

  @Test func `of each kind three findings are told in full, and the rest is counted`() throws {
    let aliases = Array(repeating: "1", count: 250).joined(separator: ",")
    let keys = (0..<4).map { ",\"k\($0)\":1" }.joined()
    let folder = try catalogue([Self.item("a", ",\"aliases\":[\(aliases)]\(keys)")])
    let run = try ProgramRun(["check", folder.path, "--lang", "en"])
    #expect(
      run.output.split(separator: "\n").filter { $0.hasSuffix(" more like this") } == [
        "  247 more like this", "  1 more like this",
      ])
    #expect(try check(folder).count == 3 + 3 + 1)
    #expect(run.output.hasSuffix("250 errors, 4 warnings\n"))
    let spoken = try ProgramRun(["check", folder.path, "--accessible"]).output
    #expect(spoken.contains("이런 곳이 247군데 더 있습니다"))
  }

  @Test func `as JSON all findings are an array, with their places`() throws {
    struct Row: Decodable, Equatable {
      var file: String
      var line: Int?
      var column: Int?
      var path: String
      var severity: String
      var message: String
      var number: Int?
      var name: String?
    }
    let faults = Array(repeating: "1", count: 250).joined(separator: ",")
    let folder = try catalogue([Self.item("a", ",\"aliases\":[\(faults)]"), Self.item("a")])
    try FileManager.default.removeItem(atPath: folder.path("exposition.json"))
    try folder.folder("pictures")
    try folder.file("pictures/a.xpm", "no picture")
    let run = try ProgramRun(["check", folder.path, "--json", "--lang", "en"])
    #expect(run.status == 65)
    let rows = try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
    #expect(rows.count == 250 + 1 + 1)
    #expect(
      rows.first
        == Row(
          file: folder.path("items.json"), line: 1, column: 87, path: "[0].aliases[0]",
          severity: "error", message: "This must be a string, not a number", number: 1,
          name: "a"))
    #expect(rows.suffix(2).map(\.path) == ["[1].image_name", ""])
    #expect(rows.suffix(2).allSatisfy { $0.severity == "error" })
    #expect(try ProgramRun(["check", "--json"]).output == "[]\n")
  }

  @Test func `of several files that may be the exposition the first is read`() throws {
    let folder = try TemporaryFolder()
    try folder.file("exposition_a.json", "{}")
    try folder.file("exposition_b.json", "{}")
    let run = try ProgramRun(["check", folder.path, "--lang", "en"])
    #expect(run.status == 65)
    #expect(run.output.contains("exposition_a.json:1:1") && !run.output.contains("_b.json:1:1"))
    #expect(run.output.contains("There is no items.json"))
  }
}
