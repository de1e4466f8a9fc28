import Foundation
import TestSupport
import Testing

@testable import ExpoCore

@Suite
struct ClientExampleTests {
  @Test("the example of the documentation reads the bundled catalogue")
  func bundled() throws {
    let lines = try printCatalogue(in: nil)
    #expect(lines.first == "파리 만국박람회 1900(L'Exposition de Paris 1900)")
    #expect(lines.contains("13. 거문고"))
    #expect(lines.last?.hasPrefix("직지심체요절: ") == true)
    let folder = repositoryRoot.appending(path: "Resources").path
    #expect(try printCatalogue(in: folder) == lines)
  }

  @Test("the documentation shows the example as it is compiled")
  func text() throws {
    let article = repositoryRoot.appending(path: "Sources/ExpoCore/ExpoCore.docc/ExpoCore.md")
    let example = repositoryRoot.appending(
      path: "Tests/ExpoCoreTests/Catalogue/ClientExample.swift")
    #expect(
      try String(contentsOf: article, encoding: .utf8).contains(
        "```swift\n" + String(contentsOf: example, encoding: .utf8) + "```\n"))
  }

  @Test("an error names the file, the fault and a remedy")
  func errors() {
    let sources = repositoryRoot.appending(path: "Sources").path
    #expect(throws: CatalogueError.missing(.items, folder: sources)) {
      try Catalogue(folder: sources).items
    }
    let fault = firstError(ofItems: CatalogueFile("[\n  {\"name\": 1}]"))
    #expect(
      fault?.description
        == #"items.json:2:3: [0]: the key "image_name" is missing. Add it with its value."#)
  }

  @Test("items made by hand are a catalogue, and encode as they are read")
  func handmade() throws {
    let item = Item(
      name: "갓", imageName: "god", shortDescription: "모자", description: "검다.\n가볍다.",
      details: [Detail(label: "시대", value: "조선")], evidence: .partial)
    let items = Items([item, item])
    #expect(Array(items) == [item, item] && items.name(at: 1) == "갓")
    let data = try JSONEncoder().encode(Array(Items.bundled))
    #expect(
      Array(try Items(file: CatalogueFile(path: "", bytes: Array(data)))) == Array(Items.bundled))
    let exposition = try Exposition.bundled
    let encoded = try JSONEncoder().encode(exposition)
    #expect(try Exposition(file: CatalogueFile(path: "", bytes: Array(encoded))) == exposition)
  }
}
