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

  @Test func `without a folder the catalogue in use is checked, or that of the current folder`()
    throws
  {
    let folder = try TemporaryFolder()
    let elsewhere = try ProgramRun(["check"], folder: folder.path)
    #expect(
      elsewhere.output.hasPrefix(
        "검사한 도록: 프로그램에 든 도록, 파리 만국박람회 1900 (L'Exposition de Paris 1900), 출품작 13개\n"))
    try folder.file("items.json", "[1]")
    let inside = try ProgramRun(["check"], folder: folder.path)
    #expect(inside.status == 65)
    #expect(inside.output.hasPrefix("검사한 도록: .\n.: 경고: 이 폴더에 exposition.json"))
    let films = fixture("films").path
    for run in [
      try ProgramRun(["check", "--catalogue", films], folder: folder.path),
      try ProgramRun(["check"], environment: ["EXPO_CATALOGUE": films], folder: folder.path),
    ] {
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("검사한 도록: \(films)\n"))
    }
  }

  @Test(arguments: ["notes.json", "items.csv", "itmes.json"])
  func `a file of another name says nothing of a catalogue`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.file(name, "[]")
    #expect(try ProgramRun(["check"], folder: folder.path).status == 0)
  }

  @Test func `the English edition is checked, and compared with the catalogue's own list`() throws {
    let folder = try catalogue(
      [Self.item("a"), Self.item("b"), Self.item("c")],
      editions: [
        "en": "[\(Self.item("b")),\n\(Self.item("z")),\n\(Self.item("b"))\n]",
        "zh-Hant": "[\(Self.item("a"))", "notes": "[",
      ])
    #expect(
      try check(folder) == [
        "en: warning: The folder has no exposition.json",
        "en/items.json:1:1: warning: The exhibit ‘a’ is missing here; it is shown in the catalogue's own "
          + "words",
        "en/items.json:1:1: warning: The exhibit ‘c’ is missing here; it is shown in the catalogue's own "
          + "words",
        "en/items.json:2:26: warning: [1].image_name (2. z): The catalogue's own list has no exhibit with this "
          + "‘image_name’, so that this one is not shown",
        "en/items.json:3:9: warning: [2].name (3. b): ‘b’ is already used at [0].name",
        "en/items.json:3:26: warning: [2].image_name (3. b): ‘b’ is already used at [0].image_name",
        "0 errors, 6 warnings",
      ])
    #expect(try ProgramRun(["check", folder.path]).status == 0)
    try folder.file("items.json", "[")
    #expect(try !check(folder).contains { $0.contains("no exhibit with this") })
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
    #expect(spoken.contains("글자. 2. b. 문자열이 와야 하는데 정수가 있습니다"))
  }

  @Test func `a catalogue of the current folder is checked, with how to read it`() throws {
    let folder = try catalogue([Self.item("a")])
    let hint = "The other commands read this catalogue with --catalogue . (or EXPO_CATALOGUE)\n"
    let inside = try ProgramRun(["check", "--lang", "en"], folder: folder.path)
    #expect(inside.output.hasSuffix("No problems found\n" + hint))
    #expect(try !ProgramRun(["check", folder.path, "--lang", "en"]).output.contains(hint))
    try FileManager.default.moveItem(
      atPath: folder.path("exposition.json"), toPath: folder.path("exposition_2026.json"))
    #expect(try ProgramRun(["check", folder.path]).status == 0)
    #expect(try ProgramRun(["overview", "--catalogue", folder.path]).status == 0)
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

  @Test func `if there are pictures, each item has one that can be shown`() throws {
    let folder = try catalogue([Self.item("a"), Self.item("b"), Self.item("d/e")])
    #expect(try check(folder) == ["No problems found"])
    try folder.folder("pictures")
    let picture = try String(contentsOf: fixture("pictures/hat.xpm"), encoding: .utf8)
    for name in ["flag", "a", "z"] { try folder.file("pictures/\(name).xpm", picture) }
    try folder.file("pictures/poster.xpm", "\u{89}PNG")
    #expect(
      try check(folder) == [
        "pictures/b.xpm: warning: no such file or folder",
        "pictures/d/e.xpm: warning: no such file or folder",
        "pictures/poster.xpm:1:1: warning: No XPM 3 picture, which begins with /* XPM */",
        "0 errors, 3 warnings",
      ])
    #expect(try ProgramRun(["check", folder.path]).status == 0)
  }

  @Test func `an unknown key is told with a similar one`() throws {
    let folder = try catalogue([Self.item("a", #","detials":[],"price":1"#)])
    let found = try check(folder)
    #expect(found.contains { $0.hasSuffix("Unknown key ‘detials’; similar: ‘details’") })
    #expect(found.contains { $0.hasSuffix("Unknown key ‘price’") })
  }

  @Test func `a hundred findings are listed, and the rest is counted`() throws {
    let aliases = Array(repeating: "1", count: 250).joined(separator: ",")
    let folder = try catalogue([Self.item("a", ",\"aliases\":[\(aliases)]")])
    let lines = try check(folder)
    #expect(lines.count == 102)
    #expect(lines.suffix(2) == ["and 150 more", "250 errors, 0 warnings"])
    #expect(try ProgramRun(["check", folder.path, "--accessible"]).output.contains("150개가 더"))
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
    #expect(rows.count == 1 + 250 + 2 + 2)
    #expect(
      rows.dropFirst().first
        == Row(
          file: folder.path("items.json"), line: 1, column: 87, path: "[0].aliases[0]",
          severity: "error", message: "This must be a string, not a whole number", number: 1,
          name: "a"))
    #expect(rows.suffix(3).map(\.path) == ["[1].image_name", "", ""])
    #expect(rows.suffix(3).allSatisfy { $0.severity == "warning" })
    #expect(rows.first?.line == nil)
    #expect(try ProgramRun(["check", "--json"]).output == "[]\n")
  }

  @Test func `a folder with two expositions and no items has both mistakes`() throws {
    let folder = try TemporaryFolder()
    try folder.file("exposition_a.json", "{}")
    try folder.file("exposition_b.json", "{}")
    let run = try ProgramRun(["check", folder.path, "--lang", "en"])
    #expect(run.status == 66)
    #expect(run.output.contains("2 files could be the exposition file"))
    #expect(run.output.contains("has no items.json"))
    let overview = try ProgramRun(["overview", "--catalogue", folder.path])
    #expect(overview.status == 66)
    #expect(overview.errors.contains("exposition_a.json, exposition_b.json"))
    for number in 10..<40 { try folder.file("exposition_\(number).json", "{}") }
    let many = try ProgramRun(["overview", "--catalogue", folder.path, "--lang", "en"])
    #expect(many.errors.contains("exposition_13.json, exposition_14.json, …"))
    // A file with the usual name goes before the others.
    try folder.file("exposition.json", "{}")
    #expect(try ProgramRun(["overview", "--catalogue", folder.path]).status == 65)
  }
}
