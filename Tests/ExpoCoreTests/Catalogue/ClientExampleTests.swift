import Foundation
import TestSupport
import Testing

@testable import ExpoCore

@Suite
struct ClientExampleTests {
  @Test
  func `the example of the documentation reads the bundled catalogue`() throws {
    let lines = try describe(catalogueIn: nil)
    #expect(lines.first == "파리 만국박람회 1900(L'Exposition de Paris 1900): 48,130,300")
    #expect(lines.contains("13. 거문고"))
    #expect(lines.dropLast().last?.hasPrefix("1. 직지심체요절: ") == true)
    #expect(lines.last?.hasPrefix("Geomungo: 48 pixels, ") == true)
    let folder = repositoryRoot.appending(path: "Resources").path
    #expect(try describe(catalogueIn: folder) == lines)
  }

  @Test(arguments: ["README.md", "Sources/ExpoCore/ExpoCore.docc/ExpoCore.md"])
  func `the documentation shows the example as it is compiled`(_ document: String) throws {
    let example = repositoryRoot.appending(
      path: "Tests/ExpoCoreTests/Catalogue/ClientExample.swift")
    #expect(
      try String(contentsOf: repositoryRoot.appending(path: document), encoding: .utf8).contains(
        "```swift\n" + String(contentsOf: example, encoding: .utf8) + "```\n"))
  }

  @Test func `every public type is in a topic of the documentation`() throws {
    let folder = repositoryRoot.appending(path: "Sources/ExpoCore")
    let topics = try String(
      contentsOf: folder.appending(path: "ExpoCore.docc/ExpoCore.md"), encoding: .utf8)
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for type in source.matches(of: /\npublic (?:struct|enum) (\w+)/) {
        #expect(topics.contains("\n- ``\(type.1)``\n"), "\(type.1)")
      }
    }
  }

  @Test
  func `an error is a line with the file, the place, the path and the fault`() {
    let sources = repositoryRoot.appending(path: "Sources").path
    let missing = CatalogueFault(.missing(.items, near: nil), in: sources)
    #expect(throws: missing) { try Catalogue(at: sources).items() }
    let fault = firstError(ofItems: CatalogueFile("[\n  {\"name\": 1}]"))
    #expect(
      fault?.description
        == "items.json:2:3: [0] (1): The required key ‘image_name’ is missing")
    let links = firstError(ofItems: CatalogueFile("[\(goodItem.dropLast()), \"links\": \"a\"}]"))
    #expect(
      links?.description
        == "items.json:1:81: [0].links (1. 갓): This must be an array, not a string")
  }

  @Test
  func `items made by hand are a catalogue, and a guest's decoder reads what is written`() throws {
    let item = Item(
      name: "갓", imageName: "god", shortDescription: "모자", description: "검다.\n가볍다.",
      details: [Detail(label: "시대", value: "조선")], evidence: .uncertain)
    let items = [item, item]
    #expect(Array(items) == [item, item] && items[1].name == "갓")
    let bundled = [Item].bundled
    let data = Data(JSONWriter.document(.array(bundled.map { $0.json })))
    #expect(try JSONDecoder().decode([Item].self, from: data) == bundled)
    let exposition = Data(JSONWriter.document(Exposition.bundled.json))
    #expect(try JSONDecoder().decode(Exposition.self, from: exposition) == .bundled)
  }
}
