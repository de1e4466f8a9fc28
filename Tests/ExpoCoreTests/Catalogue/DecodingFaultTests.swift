import Testing

@testable import ExpoCore

@Suite
struct DecodingFaultTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    let text: String
    let fault: CatalogueFault
    let path: String
    /// What stands at the fault's place.
    let place: String
    var testDescription: String { text }
  }

  @Test(
    arguments: [
      Bad(
        text: #"[{"name": "갓", "image_name": 3, "short_desc": "", "desc": ""}]"#,
        fault: .wrongType(expected: .string, found: .integer), path: "[0].image_name", place: "3"),
      Bad(
        text: #"[{"name": "갓", "image_n\u0061me": 3, "short_desc": "", "desc": ""}]"#,
        fault: .wrongType(expected: .string, found: .integer), path: "[0].image_name", place: "3"),
      Bad(
        text: #"[{"name": null, "image_name": "", "short_desc": "", "desc": ""}]"#,
        fault: .null(expected: .string), path: "[0].name", place: "null"),
      Bad(
        text: #"[{"name": "갓", "image_name": "", "short_desc": ""}]"#,
        fault: .missingKey("desc"), path: "[0]", place: "{"),
      Bad(
        text: "[\(goodItem), 7]",
        fault: .wrongType(expected: .object, found: .integer), path: "[1]", place: "7"),
      Bad(
        text: "[\(goodItem), null]",
        fault: .null(expected: .object), path: "[1]", place: "null"),
      Bad(
        text: item(#""desc": "", "aliases": "a""#),
        fault: .wrongType(expected: .array, found: .string), path: "[0].aliases", place: "\"a\""),
      Bad(
        text: item(#""desc": "", "aliases": ["", 1.5]"#),
        fault: .wrongType(expected: .string, found: .number), path: "[0].aliases[1]", place: "1.5"),
      Bad(
        text: item(#""desc": "", "aliases": [null]"#),
        fault: .null(expected: .string), path: "[0].aliases[0]", place: "null"),
      Bad(
        text: item(#""desc": "", "details": [[]]"#),
        fault: .wrongType(expected: .object, found: .array), path: "[0].details[0]", place: "[]"),
      Bad(
        text: item(#""desc": "", "links": [{"label": "", "url": ""}, {"label": ""}]"#),
        fault: .missingKey("url"), path: "[0].links[1]", place: #"{"label": ""}"#),
      Bad(
        text: item(#""desc": true, "evidence": false"#),
        fault: .wrongType(expected: .string, found: .boolean), path: "[0].desc", place: "true"),
      Bad(
        text: "{\"title\": \"\"}", fault: .wrongRoot(expected: .array, found: .object), path: "",
        place: "{"),
      Bad(
        text: "  12", fault: .wrongRoot(expected: .array, found: .integer), path: "", place: "12"),
      Bad(
        text:
          #"[{"name": 1, "image_name": "", "short_desc": "", "desc": ""}, {"name": "", "name": ""}]"#,
        fault: .wrongType(expected: .string, found: .integer), path: "[0].name", place: "1"),
    ])
  func `an item that does not fit the format is told by its kind, its path and its place`(
    _ bad: Bad
  ) {
    expect(bad, in: CatalogueFile(bad.text), as: .items)
  }

  @Test
  func `every fault of every object is found in one pass`() {
    #expect(
      CatalogueFile(#"{"catalog":[]}"#).described(as: .exposition)
        == ["title", "visitors", "location", "duration", "description"].map {
          #": missingKey("\#($0)")"#
        })
    let items = CatalogueFile(#"[{"name":1,"image_name":null,"short_desc":[]},{}]"#)
    #expect(
      items.described(as: .items) == [
        #"[0]: missingKey("desc")"#, "[0]: missingImageDescription",
        "[0].name: wrongType(expected: string, found: integer)",
        "[0].image_name: null(expected: string)",
        "[0].short_desc: wrongType(expected: string, found: array)",
        #"[1]: missingKey("name")"#, #"[1]: missingKey("image_name")"#,
        #"[1]: missingKey("short_desc")"#, #"[1]: missingKey("desc")"#,
        "[1]: missingImageDescription",
      ])
  }

  @Test(
    arguments: [
      ("1.5", CatalogueFault.numberNotWhole), ("-0.25", .numberNotWhole), ("1e-2", .numberNotWhole),
      ("4.0", .numberNotWhole), ("48e2", .numberNotWhole), ("1e999", .numberNotWhole),
      ("9223372036854775808", .numberOutOfRange), ("-9223372036854775809", .numberOutOfRange),
      ("\"48,130,300\"", .wrongType(expected: .integer, found: .string)),
      ("true", .wrongType(expected: .integer, found: .boolean)),
      ("null", .null(expected: .integer)),
      ("[1]", .wrongType(expected: .integer, found: .array)),
      ("{}", .wrongType(expected: .integer, found: .object)),
    ])
  func `whole numbers are digits alone, and no other type`(
    _ number: String, _ fault: CatalogueFault
  ) {
    let text = exposition(visitors: number)
    expect(
      Bad(text: text, fault: fault, path: "visitors", place: number), in: CatalogueFile(text),
      as: .exposition)
  }

  @Test(
    arguments: [("0", 0), ("-0", 0), ("-9223372036854775808", .min), ("9223372036854775807", .max)])
  func `whole numbers are read exactly`(_ number: String, _ visitors: Int) throws {
    let exposition = try CatalogueFile(exposition(visitors: number)).exposition()
    #expect(exposition.visitors == visitors)
  }

  private static func item(_ members: String) -> String {
    #"[{"name": "", "image_name": "", "short_desc": "", \#(members)}]"#
  }

  private func exposition(visitors: String) -> String {
    #"{"title": "", "location": "", "duration": "", "description": "", "visitors": \#(visitors)}"#
  }

  private func expect(_ bad: Bad, in file: CatalogueFile, as kind: CatalogueFile.Kind) {
    let error = kind == .items ? firstError(ofItems: file) : firstError(ofExposition: file)
    #expect(error?.fault == bad.fault)
    #expect(error?.codingPath == bad.path)
    let excerpt = firstExcerpt(of: file, as: kind)
    #expect(
      (excerpt?.text.utf8.dropFirst(excerpt?.caret ?? 0)).map { $0.starts(with: bad.place.utf8) }
        == true)
  }
}
