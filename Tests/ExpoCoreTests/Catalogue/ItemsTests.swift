import Testing

@testable import ExpoCore

@Suite
struct ItemsTests {
  @Test
  func `the bundled files pass the strict judgement that is spared at run time`() throws {
    #expect(firstError(ofItems: .bundled(.items)) == nil)
    #expect(firstError(ofExposition: .bundled(.exposition)) == nil)
    #expect(try Exposition(file: .bundled(.exposition)) == .bundled)
  }

  @Test
  func `what is cut out of the bundled bytes is what decoding gives`() throws {
    try expectSame(.bundled, Items(file: .bundled(.items)))
  }

  @Test
  func `cutting copes with escapes, missing optional keys, other orders and unknown keys`() throws {
    let file = CatalogueFile(
      #"""
      [ { "desc" : "}]\"{" , "zzz": [{"name": "no"}, "\\"], "n\u0061me":"\uAC70문\n고 \ud83d\ude00",
          "aliases": ["a\/b", "玄琴"], "short_desc" : "", "image_name":"g\\", "evidence": "sure" },
        {"name":"갓","image_name":"god","short_desc":"s","desc":"d","aliases":[],"category":"복식"} ]
      """#)
    let items = Items(trusted: file)
    try expectSame(items, Items(file: file))
    #expect(items.name(at: 0) == "거문\n고 😀")
    #expect(items.aliases(at: 0) == ["a/b", "玄琴"])
    #expect(items.evidence(at: 0) == .unknown("sure"))
    #expect(items.category(at: 0) == nil)
    #expect(items.evidence(at: 1) == nil)
  }

  @Test
  func `a catalogue without items has none`() throws {
    #expect(try Items(file: CatalogueFile("[]")).count == 0)
    #expect(Items(trusted: CatalogueFile("[]")).count == 0)
  }

  @Test
  func `of several faults the first in the file is thrown`() {
    let file = CatalogueFile("[\n\(goodItem),\n{},\n{\"a\": 1, \"a\": 2}]")
    #expect(firstError(ofItems: file)?.fault == .missingKey("name"))
    #expect(firstError(ofItems: file)?.position == TextPosition(line: 3, column: 1))
    #expect(firstError(ofItems: file)?.path == "items.json")
  }

  private func expectSame(_ cut: Items, _ decoded: Items) throws {
    #expect(cut.count == decoded.count)
    for index in 0..<min(cut.count, decoded.count) {
      let item = decoded[index]
      #expect(cut[index] == item)
      #expect(cut.name(at: index) == item.name)
      #expect(cut.imageName(at: index) == item.imageName)
      #expect(cut.shortDescription(at: index) == item.shortDescription)
      #expect(cut.category(at: index) == item.category)
      #expect(cut.aliases(at: index) == item.aliases)
      #expect(cut.evidence(at: index) == item.evidence)
      #expect(decoded.name(at: index) == item.name)
      #expect(decoded.aliases(at: index) == item.aliases)
      #expect(decoded.evidence(at: index) == item.evidence)
    }
  }
}
