import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// `expo check` over editions, pictures and authors' mistakes, and its two forms of output.
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

  /// The output of `check` for a folder in English, without the folder, the source lines and the remedies.
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
    #expect(inside.output.hasPrefix("검사한 도록: .\n.: 참고: 이 폴더에 exposition.json"))
    let films = fixture("films").path
    for run in [
      try ProgramRun(["check", "--catalogue", films], folder: folder.path),
      try ProgramRun(["check"], environment: ["EXPO_CATALOGUE": films], folder: folder.path),
    ] {
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("검사한 도록: \(films)\n"))
    }
  }

  @Test(arguments: ["item.json", "Items.json", "itmes.json", "items.json.txt"])
  func `a file that has nearly the name of the items is named`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.file(name, "[]")
    for command in ["items", "check"] {
      let run = try ProgramRun([command, "--catalogue", folder.path, "--lang", "en"])
      #expect(run.status == 66)
      #expect(run.errors.contains("Rename ‘\(name)’ to items.json"))
    }
    let inside = try ProgramRun(["check", "--lang", "en"], folder: folder.path)
    #expect(inside.status == 66)
    #expect(inside.errors.contains("Rename ‘\(name)’ to items.json"))
    try folder.file("exposition.json", Self.exposition)
    let run = try ProgramRun(["check", folder.path, "--lang", "en"])
    #expect(run.status == 66)
    #expect(run.output.contains("error: The folder has no items.json"))
    #expect(run.output.contains("Rename ‘\(name)’ to items.json"))
    #expect(try ProgramRun(["open", "overview", "--catalogue", folder.path]).status == 1)
  }

  @Test(arguments: ["notes.json", "items.csv", "items.schema.json"])
  func `a file of another name says nothing of a catalogue`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.file(name, "[]")
    #expect(try ProgramRun(["check"], folder: folder.path).status == 0)
  }

  @Test func `a picture of another format is warned of, with the command that converts it`() throws
  {
    let folder = try catalogue([Self.item("a")])
    try folder.folder("pictures")
    for name in ["a.png", "b.PNG", "b.xpm", ".c.png", "notes.txt"] {
      try folder.file("pictures/\(name)", "")
    }
    #expect(
      try check(folder).filter { $0.contains("Only XPM") } == [
        "pictures/a.png: warning: Only XPM pictures are shown"
      ])
    let run = try ProgramRun(["check", folder.path, "--lang", "en"])
    #expect(
      run.output.contains(
        "\n  To convert it: convert \(folder.path)/pictures/a.png -resize 48x -colors 64 \(folder.path)/pictures/a.xpm ("
      ))
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
        "en: note: The translation has no exposition.json; the catalogue's own words are shown",
        "en/items.json:1:1: warning: The exhibit ‘a’ is missing here; it is shown in the catalogue's own "
          + "words",
        "en/items.json:1:1: warning: The exhibit ‘c’ is missing here; it is shown in the catalogue's own "
          + "words",
        "en/items.json:2:26: warning: [1].image_name (2. z): The catalogue's own list has no exhibit with this "
          + "‘image_name’, so that this one is not shown",
        "en/items.json:3:9: warning: [2].name (3. b): ‘b’ is already used at [0].name",
        "en/items.json:3:26: warning: [2].image_name (3. b): ‘b’ is already used at [0].image_name",
        "notes: warning: Files are not read in this place",
        "zh-Hant: warning: Files are not read in this place",
        "0 errors, 7 warnings, 1 note",
        "English edition: 8 texts translated, 11 missing",
      ])
    #expect(try ProgramRun(["check", folder.path]).status == 0)
    try FileManager.default.removeItem(atPath: folder.path("exposition.json"))
    #expect(try !check(folder).contains { $0.hasPrefix("en: ") })
  }

  @Test func `check says of an error what the other commands say, and whose it is`() throws {
    let folder = try catalogue([Self.item("a"), Self.item("b", #","category":1890"#)])
    let check = try ProgramRun(["check", folder.path])
    let items = try ProgramRun(["items", "--catalogue", folder.path])
    let said = items.errors.split(separator: "\n").dropFirst().prefix(3).map {
      $0.drop { $0 == " " }
    }
    #expect(said.count == 3 && said[1].hasPrefix("|"))
    #expect(check.output.contains("items.json:2:86: 오류: [1].category (2. b): 문자열이 와야 하는데"))
    for line in said { #expect(check.output.contains(line), "\(line)") }
    let spoken = try ProgramRun(["check", folder.path, "--accessible"]).output
      .replacing("\n", with: " ")
    #expect(spoken.contains("글자. 2. b. 문자열이 와야 하는데 정수가 있습니다. 이렇게 쓰세요: \"1890\""))
  }

  @Test func `a catalogue of the current folder is checked, with how to read it`() throws {
    let folder = try catalogue([Self.item("a")])
    let hint = "The other commands read this catalogue with --catalogue . (or EXPO_CATALOGUE)\n"
    let inside = try ProgramRun(["check", "--lang", "en"], folder: folder.path)
    #expect(inside.output.hasSuffix("No problems found\n" + hint))
    #expect(try !ProgramRun(["check", folder.path, "--lang", "en"]).output.contains(hint))
    // A schema is no exposition.
    try folder.file("exposition.schema.json", "{}")
    try FileManager.default.moveItem(
      atPath: folder.path("exposition.json"), toPath: folder.path("exposition_2026.json"))
    #expect(try ProgramRun(["check", folder.path]).status == 0)
    #expect(try ProgramRun(["overview", "--catalogue", folder.path]).status == 0)
  }

  @Test func `a translation with other values than the original is warned of`() throws {
    func item(_ name: String, _ grade: String, _ category: String, links: Int) -> String {
      let links = Array(repeating: #"{"label":"l","url":"http://a"}"#, count: links)
      return Self.item(
        name,
        #","evidence":"\#(grade)","category":"\#(category)","links":[\#(links.joined(separator: ","))]"#
      )
    }
    let folder = try catalogue(
      [
        item("a", "certain", "옷", links: 1), item("b", "certain", "옷", links: 2),
        item("c", "certain", "책", links: 1),
      ],
      editions: [
        "en": "["
          + [
            item("a", "probable", "Dress", links: 1), item("b", "certain", "Clothes", links: 1),
            item("c", "certain", "Books", links: 0),
          ].joined(separator: ",") + "]"
      ])
    try folder.file(
      "en/exposition.json",
      Self.exposition.replacing("\"visitors\":1", with: "\"visitors\":2")
        .replacing("1900.11", with: "1901.11"))
    let found = try check(folder).dropLast(2).map { $0.split(separator: "warning: ")[1] }
    #expect(
      found == [
        "visitors: The catalogue's own value is another: ‘1’",
        "duration: The catalogue's own value is another: ‘1900.4.14-1900.11.12’",
        "[0].evidence (1. a): The catalogue's own value is another: ‘certain’",
      ])
    #expect(try ProgramRun(["check", folder.path]).status == 0)
    #expect(try ProgramRun(["check", folder.path, "--strict"]).status == 65)
    try folder.file("items.json", "[")
    #expect(try !check(folder).contains { $0.contains("no exhibit with this") })
    try folder.file("items.json", "3")
    let single = try ProgramRun(["check", folder.path("items.json"), "--lang", "en"]).output
    #expect(single.contains("The file must hold an array"))
    try folder.file("items.json", #"{"title": "t", "links": []}"#)
    let swapped = try ProgramRun(["check", folder.path, "--lang", "en"]).output
    #expect(swapped.contains("check that the two files are not swapped"))
  }

  @Test
  func
    `a translation that is the original, copied, is counted, and fails if nothing may be missing`()
    throws
  {
    let more = #","category":"옷","details":[{"label":"재료","value":"말총"}],"sources":["책"]"#
    let folder = try catalogue(
      [Self.item("갓", more), Self.item("b", more)],
      editions: ["en": "[\(Self.item("갓", more))]"])
    let copied = try check(folder)
    #expect(
      copied.last
        == "English edition: 3 texts translated, 3 not translated, 9 missing (--strict lists them)")
    #expect(try ProgramRun(["check", folder.path]).status == 0)
    let strict = try check(folder, "--strict")
    #expect(strict.filter { $0.contains("is not translated") }.count == 3)
    #expect(
      strict.contains { $0.hasPrefix("en: warning: The translation has no exposition.json") })
    #expect(try ProgramRun(["check", folder.path, "--strict"]).status == 65)
    try folder.file("en/items.json", "[\(Self.item("갓")),\(Self.item("b"))]")
    #expect(
      try check(folder, "--strict").filter { $0.contains("lacks ‘") }.map {
        $0.split(separator: ": ")[3]
      }
        == [
          "The translation lacks ‘category’, or a part of it, which readers do not see",
          "The translation lacks ‘details’, or a part of it, which readers do not see",
        ] + [
          "The translation lacks ‘category’, or a part of it, which readers do not see",
          "The translation lacks ‘details’, or a part of it, which readers do not see",
        ])
    let details = more.replacing("}]", with: "},{\"label\":\"크기\",\"value\":\"1\"}]")
    try folder.file("items.json", "[\(Self.item("갓", details)),\(Self.item("b", more))]")
    let translated = more.replacing("말총", with: "Horsehair").replacing("옷", with: "Dress")
    try folder.file(
      "en/items.json", "[\(Self.item("갓", translated)),\(Self.item("b", translated))]")
    #expect(
      try check(folder, "--strict").filter { $0.contains("lacks ‘") }.map {
        $0.split(separator: ": ").suffix(2).joined(separator: ": ")
      } == [
        "[0].details (1. 갓): The translation lacks ‘details’, or a part of it, which readers do not see"
      ])
    // Sources, as links, are the catalogue's own.
    let item = try ProgramRun(["item", "1", "--json", "--lang", "en", "--catalogue", folder.path])
    #expect(item.output.contains("책"))
    try folder.file("en/items.json", "[]")
    #expect(try check(folder).count { $0.contains(": warning: ") } == 1)
  }

  @Test func `what follows from a fault is not told`() throws {
    let good = "[\(Self.item("lamp")),\(Self.item("cup"))]"
    let folder = try catalogue([], editions: ["en": good])
    try folder.file("en/exposition.json", Self.exposition)
    try folder.folder("pictures")
    let picture = try String(contentsOf: fixture("pictures/hat.xpm"), encoding: .utf8)
    for name in ["lamp", "cup"] { try folder.file("pictures/\(name).xpm", picture) }
    func found() throws -> [String] {
      try check(folder).filter { $0.contains(".json:") || $0.contains(".xpm:") }
    }
    func isOneFault(in file: String, _ text: String) throws {
      try folder.file(file, text)
      let found = try found()
      #expect(found.count == 1, "\(text) \(found)")
      try folder.file(file, good)
    }
    for text in [
      "{\"items\":\(good)}", "[]", good.replacing("image_name", with: "image-name"), "[",
    ] {
      try isOneFault(
        in: "items.json", text.replacing("\"image-name\":\"cup", with: "\"image_name\":\"cup"))
    }
    try folder.file("items.json", good)
    #expect(try found().isEmpty)
    for name in ["cup.xpm", "images/cup.png", #"images\\cup.png"#, "cup ", "\u{FEFF}cup", "cupp"] {
      let text = good.replacing("image_name\":\"cup", with: "image_name\":\"\(name)")
      for file in ["items.json", "en/items.json"] {
        try isOneFault(in: file, text)
        try folder.file(file, text)
        #expect(
          try ProgramRun(["check", folder.path, "--lang", "en"]).output
            .contains("  Write it so: \"cup\"\n"), "\(text)")
        try folder.file(file, good)
      }
    }
  }

  @Test func `a file of an edition in which nothing is translated is one warning`() throws {
    let folder = try catalogue(["한지", "부채"].map { Self.item($0) })
    try folder.folder("en")
    for copy in [Self.item("한지"), Self.item("한지").replacing("한지\",\"im", with: "한지 둘\",\"im")] {
      try folder.file(
        "en/items.json",
        "[\(copy),\(Self.item("부채"))]".replacing("\"s\"", with: "\"글\"")
          .replacing("\"d\"", with: "\"긴 글\"").replacing("\"i\"", with: "\"그림\""))
      for options in [[], ["--strict"]] {
        let run = try ProgramRun(["check", folder.path, "--lang", "en"] + options)
        #expect(
          run.output.split(separator: "\n").filter { $0.contains("en/items.json:") }.count == 1)
        #expect(
          run.output.contains("en/items.json:1:1: warning: No text of this file is translated"))
        #expect(run.output.contains("0 texts translated, 8 not translated"))
        // It lists at most so many.
        #expect(!run.output.contains("--strict lists them"))
      }
    }
  }

  @Test func `a picture that cannot be shown is told with its format, or with the size that fits`()
    throws
  {
    let folder = try catalogue([Self.item("a"), Self.item("b"), Self.item("c")])
    for name in ["pictures", "images", "docs"] { try folder.folder(name) }
    let row = "\"" + String(repeating: "a", count: 90) + "\","
    let rows = Array(repeating: row, count: 60).joined(separator: "\n")
    try folder.file("pictures/a.xpm", "/* XPM */\n\"90 60 1 1\",\n\"a c #ff0000\",\n\(rows)")
    try folder.file("pictures/b.xpm", "\u{FF}")
    try Data([0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 0, count: 1 << 19))
      .write(to: URL(filePath: folder.path("pictures/b.xpm")))
    for name in ["images/c.jpg", "c.png", "docs/screen.png", "logo.png"] {
      try folder.file(name, "")
    }
    #expect(
      try check(folder).dropLast() == [
        "pictures/a.xpm: warning: A picture of 90 × 60 pixels is too wide for a page of 80 columns",
        "pictures/b.xpm: error: This is a PNG picture, not an XPM one",
        "c.png: warning: Files are not read in this place",
        "images: warning: Files are not read in this place",
      ])
    let wide = folder.path("pictures/a.xpm")
    #expect(
      try ProgramRun(["check", wide, "--lang", "en"]).output.contains(
        "  Up to 79 × 52 pixels are shown. To convert it: convert \(wide) -resize 79x -colors 64 \(wide) ("
      ))
    let run = try ProgramRun(["check", folder.path("pictures/b.xpm"), "--lang", "en"])
    #expect(run.status == 65 && run.output.contains("This is a PNG picture, not an XPM one"))
    let hat = try ProgramRun(["check", fixture("pictures/hat.xpm").path, "--lang", "en"])
    #expect(hat.status == 0 && hat.output.hasSuffix("No problems found\n"))
  }

  @Test func `what is in a place that is not read is told`() throws {
    let folder = try catalogue([Self.item("sobann"), Self.item("cup.xpm")])
    let picture = try String(contentsOf: fixture("pictures/hat.xpm"), encoding: .utf8)
    for name in ["pictures", "picture", "EN", "ja", "text"] { try folder.folder(name) }
    for name in ["sobban", "cup"] { try folder.file("pictures/\(name).xpm", picture) }
    for name in ["pictures/hat.XPM", "picture/a.xpm", "b.xpm"] { try folder.file(name, picture) }
    for name in ["EN/items.json", "ja/exposition.json", "items.en.json", "text/a.json"] {
      try folder.file(name, "[]")
    }
    try folder.file("items.schema.json", "{}")
    let found = try check(folder)
    #expect(
      found.filter { $0.contains("not read") }.map { $0.prefix { $0 != ":" } }
        == ["EN", "b.xpm", "items.en.json", "ja", "picture", "pictures/hat.XPM"])
    #expect(found.filter { $0.contains("a similar name") || $0.contains("extension") }.count == 2)
    #expect(try ProgramRun(["check", folder.path, "--strict"]).status == 65)
  }

  @Test(arguments: ["exposition.old.json", "exposition_old.json"])
  func `a file named like an exposition is read, or told not to be read beside exposition.json`(
    name: String
  ) throws {
    let folder = try catalogue([Self.item("a")])
    try folder.file(name, Self.exposition)
    #expect(try check(folder).first == "\(name): warning: Files are not read in this place")
    try FileManager.default.removeItem(atPath: folder.path("exposition.json"))
    #expect(try check(folder) == ["No problems found"])
    #expect(try ProgramRun(["overview", "--catalogue", folder.path]).status == 0)
  }

  @Test func `pictures and items belong together`() throws {
    let folder = try catalogue([
      Self.item("a"), Self.item("b"), Self.item(".c"), Self.item("d/e"),
    ])
    #expect(
      try check(folder, "--strict") == [
        "items.json:3:27: warning: [2].image_name (3. .c): An image_name is the name of the picture's file, without "
          + "folder and extension",
        "items.json:4:28: warning: [3].image_name (4. d/e): An image_name is the name of the picture's file, without "
          + "folder and extension",
        "0 errors, 2 warnings",
      ])
    try folder.folder("pictures")
    let picture = try String(contentsOf: fixture("pictures/hat.xpm"), encoding: .utf8)
    for name in ["poster", "flag", "z"] { try folder.file("pictures/\(name).xpm", picture) }
    #expect(try check(folder, "--strict").last == "0 errors, 3 warnings")
    try folder.file("pictures/a.xpm", picture)
    #expect(
      try check(folder, "--strict").suffix(2) == [
        "pictures/z.xpm: warning: No exhibit has this picture", "0 errors, 3 warnings, 1 note",
      ])
    #expect(
      try check(folder, "--strict").contains(
        "items.json:2:26: note: [1].image_name (2. b): Other exhibits have a picture; the folder pictures has none "
          + "with this name"))
    #expect(try check(folder).last == "0 errors, 3 warnings")
    try folder.folder("pictures/folder.xpm")
    #expect(try check(folder).filter { $0.contains("folder.xpm") }.count == 1)
    #expect(try check(folder).last == "1 error, 3 warnings")
  }

  @Test(arguments: [
    (#","linkxyz":[]"#, nil), (#","categroy":"x""#, "category"), (#","link":[]"#, "links"),
    (#","Evidence":"x""#, "evidence"),
    (#","alias":[]"#, "aliases"), (#","evidencenote":"x""#, "evidence_note"),
    (#","detials":[]"#, "details"), (#","links":[],"link":1"#, nil), (#","price":1"#, nil),
    (#","note":"x""#, nil), (#","links":[{"label":"l","url":"http://a","rul":1}]"#, nil),
    (#","details":[{"label":"l","value":"v","lable":1}]"#, nil),
    (#","detials":[],"detail":[]"#, "details"),
  ])
  func `a key near one that is missing is told its name`(_ more: String, _ meant: String?) throws {
    let folder = try catalogue([Self.item("a", more)])
    let output = try ProgramRun(["check", folder.path, "--lang", "en"]).output
    #expect(output.contains("Unknown key ‘"))
    #expect(output.split(separator: "  Write it so: ").count == (meant == nil ? 1 : 2))
    if let meant { #expect(output.contains("  Write it so: \"\(meant)\"\n")) }
  }

  @Test func `a hundred findings are listed, and the rest is counted`() throws {
    let aliases = Array(repeating: "1", count: 250).joined(separator: ",")
    let folder = try catalogue([Self.item("a", ",\"aliases\":[\(aliases)]")])
    let lines = try check(folder)
    #expect(lines.count == 102)
    #expect(lines.suffix(2) == ["and 150 more", "250 errors, 0 warnings"])
    try folder.folder("pictures")
    try folder.file("pictures/a.xpm", "no picture")
    #expect(try check(folder).suffix(2) == ["and 151 more", "251 errors, 0 warnings"])
    #expect(try ProgramRun(["check", folder.path, "--accessible"]).output.contains("151개가 더"))
  }

  @Test func `as JSON all findings are an array, with their places and codes`() throws {
    struct Row: Decodable, Equatable {
      var file: String
      var line: Int?
      var column: Int?
      var path: String
      var severity: String
      var code: String
      var message: String
      var remedy: String?
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
    #expect(rows.count == 250 + 2 + 2)
    #expect(
      rows.dropFirst().first
        == Row(
          file: folder.path("items.json"), line: 1, column: 87, path: "[0].aliases[0]",
          severity: "error", code: "wrongType",
          message: "This must be a string, not a whole number",
          remedy: "Write it so: \"1\"", number: 1, name: "a"))
    #expect(rows.suffix(3).map(\.code) == ["duplicate", "duplicate", "notXPM"])
    #expect(rows.suffix(3).map(\.severity) == ["warning", "warning", "error"])
    #expect(rows.first?.code == "missing")
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
    #expect(run.output.contains("Rename the one to read to exposition.json, or name it with --cat"))
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
