import ExpoCore
import TestSupport
import Testing
import TerminalText

@testable import expo

/// Names of both editions of a catalogue, in either language.
@Suite struct BothEditionsTests {
  static func names(_ language: Language) throws -> NameIndex {
    let catalogue = Catalogue.bundled.edition(in: language)
    return NameIndex(try catalogue.items()) { catalogue.itemsOfOtherEdition }
  }

  @Test(arguments: Language.allCases)
  func `every name and alias of both editions finds its item`(language: Language) throws {
    let names = try Self.names(language)
    for edition in Language.allCases {
      let items = try Catalogue.bundled.edition(in: edition).items()
      for (index, item) in items.enumerated() {
        for name in [item.name] + item.aliases {
          switch names.find(name) {
          case .one(let found): #expect(found == index, "\(name)")
          case .several(let found): #expect(found.contains(index), "\(name)")
          case .none: Issue.record("\(name) is not found")
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      (["item", "zither"], "zither"), (["item", "거문고", "--lang", "en"], "Geomungo\n"),
      (["item", "Mother-of-Pearl Lacquer"], "나전칠기\n"),
    ])
  func `the page is in the language of the run`(words: [String], beginning: String) throws {
    let run = try ProgramRun(words)
    #expect((run.output + run.errors).contains(beginning))
    #expect(run.status == 0 || run.errors.contains("expo item "))
  }

  @Test func `the names of another catalogue's editions find each other's items`() throws {
    let folder = try TemporaryFolder()
    func items(_ names: [String]) -> String {
      let items = names.map {
        #"{"name": "\#($0)", "image_name": "\#($0.count)", "short_desc": "", "desc": ""}"#
      }
      return "[\(items.joined(separator: ","))]"
    }
    // The other edition has another order, and an item of its own.
    try folder.file("items.json", items(["등대", "등대지기"]))
    try folder.folder("en")
    try folder.file("en/items.json", items(["Lamp", "Ox", "Bed"]))
    let path = ["--catalogue", folder.path]
    #expect(try ProgramRun(["item", "Lamp"] + path).output.hasPrefix("등대지기\n"))
    #expect(try ProgramRun(["item", "Ox"] + path).output.hasPrefix("등대\n"))
    #expect(try ProgramRun(["item", "Bed"] + path).status == 1)
    #expect(try ProgramRun(["item", "등대지기", "--lang", "en"] + path).output.hasPrefix("Lamp\n"))
    let completed = try ProgramRun(["__complete", "fish", "item"] + path + ["La"]).output
    #expect(completed.hasPrefix("Lamp"))
  }

  @Test func `a broken other edition costs its names only`() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "items.json",
      #"[{"name": "a", "image_name": "b", "short_desc": "", "desc": "", "aliases": ["c"]}]"#)
    try folder.folder("en")
    try folder.file("en/items.json", "[")
    #expect(try ProgramRun(["item", "c", "--catalogue", folder.path]).output.hasPrefix("a\n"))
  }

  @Test func `the other edition is not read if the first steps find the item`() throws {
    let items = Items.bundled
    let names = NameIndex(items) {
      Issue.record("read")
      return nil
    }
    for name in ["거문고", "거 문 고", "13", "geomungo"] { #expect(names.find(name) == .one(12)) }
    #expect(names.completions(of: "거문").count == 1)
  }

  @Test(arguments: [
    ("metal m", "metal movable type", Language.korean), ("거문", "거문고", .english),
  ])
  func `completions name items of both editions`(
    typed: String, completed: String, language: Language
  ) throws {
    #expect(try Self.names(language).completions(of: typed).map(\.text).contains(completed))
  }
}
