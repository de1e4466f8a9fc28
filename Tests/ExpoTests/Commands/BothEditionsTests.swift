@testable import ExpoCore
import Foundation
import Testing
import TerminalText

@testable import expo

/// Names of both editions of a catalogue, in either language.
@Suite struct BothEditionsTests {
  /// A catalogue of three items, of which two are in English, in another order.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func items(_ names: KeyValuePairs<String, String>) -> [Item] {
      names.map {
        Item(name: $0.key, pictureName: $0.value, shortDescription: "s", text: "\($0.key)!")
      }
    }
    try folder.items(items(["등대": "a", "등대지기": "b", "닻": "c"]))
    try folder.items(items(["Lamp": "b", "Ox": "a", "Bed": "d"]), "en")
    return folder
  }

  @Test func `the names of another catalogue's editions find each other's items`() throws {
    let folder = try Self.folder()
    let path = ["--catalogue", folder.path]
    #expect(try ProgramRun(["item", "Lamp"] + path).output.hasPrefix("등대지기\n"))
    #expect(try ProgramRun(["item", "Ox"] + path).output.hasPrefix("등대\n"))
    #expect(try ProgramRun(["item", "Bed"] + path).status == 1)
    #expect(try ProgramRun(["item", "등대지기", "--lang", "en"] + path).output.hasPrefix("Lamp\n"))
    // An alias of the Korean edition is similar; the name of the English one is the same.
    #expect(try ProgramRun(["item", "Mother-of-Pearl Lacquer"]).output.hasPrefix("나전칠기\n"))
    let completed = try ProgramRun(
      ["__complete", "fish", "item"] + path + ["La"], environment: ["LC_ALL": "C.UTF-8"]
    ).output
    #expect(completed == "lamp\ts\n")
  }

  @Test func `an edition has the catalogue's own list, and says once what it lacks`() throws {
    let folder = try Self.folder()
    let path = ["--catalogue", folder.path, "--lang", "en"]
    let list = try ProgramRun(["items"] + path).output
    #expect(list.contains("\n1. Ox"))
    #expect(list.contains("\n2. Lamp"))
    #expect(list.contains("\n3. 닻"))
    let note = "1 exhibit without English text appears in the catalogue's own language."
    #expect(list.components(separatedBy: note).count == 2)
    for (number, text) in [("1", "Ox!"), ("2", "Lamp!"), ("3", "닻!")] {
      let page = try ProgramRun(["item", number] + path).output
      #expect(page.contains("\n\(text)\n"))
      #expect(page.contains("Without English text") == (number == "3"))
    }
    #expect(try ProgramRun(["items"] + path.prefix(2)).output.contains("English") == false)
    #expect(try ProgramRun(["search", "닻"] + path).output.contains("\n3. 닻"))
  }

  @Test func `a broken English file is an error in English, and Korean does not read it`() throws {
    let folder = try Self.folder()
    try folder.file("en/items.json", "[")
    let path = ["--catalogue", folder.path]
    let korean = try ProgramRun(["item", "등대지"] + path)
    #expect(korean.status == 0 && korean.errors.isEmpty)
    // The other edition's names are looked for, and there are none.
    #expect(try ProgramRun(["item", "Lamp"] + path).status == 1)
    let english = try ProgramRun(["item", "등대지", "--lang", "en"] + path)
    #expect(
      english.status == 65 && english.errors.contains("en/items.json’: This is not valid JSON"))
  }

  @Test(arguments: ["name", "short_desc", "desc", "image_name"])
  func `an English item without a required text is shown in the original`(key: String) throws {
    let folder = try Self.folder()
    func item(_ name: String, _ picture: String, without key: String) -> String {
      [("name", name), ("image_name", picture), ("short_desc", "s"), ("desc", "\(name)!")]
        .map { $0.0 == key ? "\"\($0.0)\": null" : "\"\($0.0)\": \"\($0.1)\"" }
        .joined(separator: ", ")
    }
    let items = [item("Lamp", "b", without: ""), item("Ox", "a", without: key)]
    try folder.file("en/items.json", "[{\(items[0])}, {\(items[1])}]")
    let list = try ProgramRun(["items", "--catalogue", folder.path, "--lang", "en"]).output
    #expect(list.contains("\n1. 등대 ") && list.contains("\n2. Lamp "))
    #expect(list.contains("2 exhibits without English text appear"))
  }

  @Test func `an English exposition without a title is shown in the original`() throws {
    let folder = try Self.folder()
    try folder.file("exposition.json", #"{"title": "전시", "location": "서울"}"#)
    try folder.file("en/exposition.json", #"{"location": "Seoul"}"#)
    let run = try ProgramRun(["overview", "--catalogue", folder.path, "--lang", "en"])
    #expect(run.status == 0 && run.output.hasPrefix("전시\n"))
  }

  @Test func `a translation inherits what is no word, and keeps what it says itself`() throws {
    let folder = try TemporaryFolder()
    try folder.folder("en")
    let link = #"{"label": "책", "url": "http://a"}"#
    try folder.file(
      "exposition.json",
      #"""
      {"title": "전시", "visitors": 5, "location": "서울", "duration": "상설", "description": "글",
       "links": [\#(link)]}
      """#)
    try folder.file(
      "en/exposition.json", #"{"title": "Show", "location": "Seoul", "description": "Text"}"#)
    func item(_ name: String, _ more: String) -> String {
      #"{"name": "\#(name)", "image_name": "i", "short_desc": "s", "desc": "d"\#(more)}"#
    }
    let more = #", "evidence": "certain", "category": "옷", "links": [\#(link)]"#
    try folder.file("items.json", "[\(item("갓", more))]")
    for (own, evidence) in [("", "certain"), (#", "evidence": "probable""#, "probable")] {
      try folder.file("en/items.json", "[\(item("Gat", own))]")
      let english = try Catalogue(path: folder.path, edition: .english)
      let read = english.items[0]
      #expect(
        read.name == "Gat" && read.category == nil && read.links.map(\.address) == ["http://a"])
      #expect(read.evidence == evidence)
    }
    let exposition = try Catalogue(path: folder.path, edition: .english).overview()
    #expect(exposition.title == "Show" && exposition.visitors == 5)
    #expect(exposition.duration == "상설" && exposition.links.count == 1)
  }
}
