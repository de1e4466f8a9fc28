import ExpoCore
import Foundation
import Testing

/// A guest's program, which sees only the public parts of the library.
@Suite struct ClientTests {
  private static let item = #"{"desc":"검다.","image_name":"god","name":"갓","short_desc":"모자"}"#

  @Test func `the example of reading reads the bundled catalogue and the same as a folder`() throws
  {
    let lines = try describe(catalogueIn: nil)
    #expect(lines.contains("13. 거문고"))
    #expect(lines.dropLast().last?.hasPrefix("1. 직지심체요절: ") == true)
    #expect(lines.last?.hasPrefix("Geomungo: 48 pixels, ") == true)
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    #expect(try describe(catalogueIn: repository.appending(path: "Resources").path) == lines)
  }

  @Test func `the example of the README lists the bundled catalogue`() {
    let lines = list(.bundled)
    #expect(lines.count == 14 && lines.last?.hasPrefix("거문고: ") == true)
  }

  @Test func `the example of searching finds, divides and counts`() {
    let lines = search("금속활자", in: .bundled)
    #expect(lines.first?.hasPrefix("전언: ") == true)
    #expect(lines.contains { $0.hasPrefix("1. 직지심체요절: ") && $0.contains("[금속") })
    #expect(lines.last == "1,234,567")
  }

  @Test func `the example of memory decodes data`() throws {
    let exposition = Data(#"{"title": "컵", "duration": "1900. 04. 14 - 1900. 11. 12"}"#.utf8)
    let picture = Data(
      ##"/* XPM */ static char *x[] = {"1 2 1 1", "a c #ff0000", "a", "a"};"##.utf8)
    let items = Data("[\(Self.item)]".utf8)
    let summary = try summary(items: items, exposition: exposition, picture: picture)
    #expect(summary == "1 items, 1 × 2 pixels, in 1900")
    let page = try #require(URL(string: "https://example.org/films"))
    #expect(throws: CatalogueError.self) { try Catalogue(url: page) }
  }

  @Test(arguments: Catalogue.Edition.allCases)
  func `what is encoded is decoded to equal values`(edition: Catalogue.Edition) throws {
    let catalogue = Catalogue(bundled: edition)
    let (items, exposition) = (catalogue.items, catalogue.exposition)
    let data = try JSONEncoder().encode(items)
    #expect(try JSONDecoder().decode([Item].self, from: data) == items)
    #expect(
      try JSONDecoder().decode(Exposition.self, from: JSONEncoder().encode(exposition))
        == exposition)
    #expect(catalogue.edition == edition && catalogue.path == nil)
  }

  @Test(arguments: [("ㄱㅁㄱ", 12, true), ("검은고", 12, false), ("비행기", nil, false)])
  func `a name opens the one topic it stands for, and a similar one opens none`(
    name: String, index: Int?, opens: Bool
  ) throws {
    let found = Catalogue.bundled.find(name)
    #expect(found.first?.topic.index == index)
    #expect(found.topic == (opens ? index.map(Topic.item) : nil))
  }

  @Test func `a position belongs to the catalogue, and an item has an identifier`() throws {
    let catalogue = Catalogue.bundled
    let topic = try #require(catalogue.find("거문고").topic)
    #expect(catalogue[topic]?.id == "geomungo" && catalogue[.exposition] == nil)
    #expect(Catalogue(bundled: .english)[topic]?.name == "Geomungo")
    #expect(catalogue.item(id: "geomungo") == catalogue[topic] && catalogue.item(id: "x") == nil)
    #expect(catalogue.find("거문고").first?.id == "geomungo")
  }

  @Test func `values are compared by what a guest sees`() throws {
    let items = Catalogue.bundled.items
    #expect(Set(items.map(\.id)).count == items.count)
    var other = items[0]
    other.name = "x"
    #expect(other != items[0])
    #expect(Grade(word: "recorded") != Grade(word: "reported"))
  }

  @Test func `nothing that a guest may ask traps`() throws {
    let items = Catalogue.bundled.items
    let catalogue = Catalogue(items: items).translated(items: Array(items.prefix(3)))
    #expect(catalogue.find("거문고").topic == .item(12))
    #expect(Catalogue(items: []).translated(items: items).find("거문고").isEmpty)
    #expect(catalogue.find("").isEmpty)
    #expect(items.sectionsByCategory(of: []).isEmpty)
    let error = #expect(throws: CatalogueError.self) { try Catalogue(path: "/nowhere") }
    #expect(error?.description == "/nowhere: no such file or folder")
  }

  @Test func `a catalogue without English and without an exposition has its items`() throws {
    let films = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: films) }
    try Data("[\(Self.item)]".utf8).write(to: films.appending(path: "items.json"))
    let catalogue = try Catalogue(path: films.path)
    #expect(catalogue.exposition == nil && catalogue.items.count == 1)
    #expect(try Catalogue(path: films.path, edition: .english).items == catalogue.items)
  }
}
