import Testing

@testable import ExpoCore

@Suite
struct ItemsTests {
  @Test
  func `escapes are resolved, optional keys may be missing, and unknown keys are passed over`()
    throws
  {
    let file = CatalogueFile(
      #"""
      [ { "desc" : "}]\"{" , "zzz": [{"name": "no"}, "\\"], "n\u0061me":"\uAC70문\n고 \ud83d\ude00",
          "aliases": ["a\/b", "玄琴"], "short_desc" : "s", "image_name":"g\\", "evidence": "sure" },
        {"name":"갓","image_name":"god","short_desc":"s","desc":"d","aliases":[],"category":"복식",
         "evidence": " "} ]
      """#)
    let items = try file.items()
    #expect(items[0].name == "거문\n고 😀")
    #expect(items[0].pictureName == "g\\")
    #expect(items[0].text == "}]\"{")
    #expect(items[0].aliases == ["a/b", "玄琴"])
    #expect(items[0].evidence == "sure")
    #expect(items[0].category == nil)
    #expect(items[1].category == "복식")
    #expect(items[1].evidence == nil)
  }

  @Test
  func `a catalogue without items has none`() throws {
    #expect(try CatalogueFile("[]").items().isEmpty)
  }

  @Test
  func `of several faults the first in the file is thrown`() {
    let file = CatalogueFile("[\n\(goodItem),\n{},\n{\"a\": 1, \"a\": 2}]")
    #expect(firstError(ofItems: file)?.kind == .missingKey("name"))
    #expect(firstError(ofItems: file)?.position == TextPosition(line: 3, column: 1))
    #expect(firstError(ofItems: file)?.file == "items.json")
    let unordered = CatalogueFile(
      #"""
      [{"name": "n", "image_name": "i", "short_desc": "s",
        "details": [{"label": "a", "value": "b"}, {"label": 1, "value": "b"}], "desc": 5}]
      """#)
    #expect(firstError(ofItems: unordered)?.valuePath == "[0].details[1].label")
  }

  @Test
  func `a file that is larger than the limit is refused with its size, and one as large is read`() {
    var bytes = [UInt8](repeating: 0x20, count: FileReader.maxFileBytes)
    bytes[0] = 0x78
    #expect(firstError(ofItems: CatalogueFile(path: "a", bytes: bytes))?.isMalformation == true)
    bytes.append(0x20)
    #expect(
      firstError(ofItems: CatalogueFile(path: "a", bytes: bytes))
        == CatalogueFault(.unreadable(.tooLarge(bytes: bytes.count)), in: "a"))
  }
}
