import Testing

@testable import ExpoCore

@Suite
struct DecodingFaultTests {
  typealias Bad = (text: String, fault: CatalogueFault.Kind, path: String, place: String)

  @Test(
    arguments: [
      (
        #"[{"name": "갓", "image_n\u0061me": 3, "short_desc": "s", "desc": "d"}]"#,
        .wrongType(expected: .string, found: .number), "[0].image_name", "3"
      ),
      (
        #"[{"name": null, "image_name": "i", "short_desc": "s", "desc": "d"}]"#,
        .wrongType(expected: .string, found: .null), "[0].name", "null"
      ),
      (#"[{"name": "갓", "image_name": "i", "short_desc": "s"}]"#, .missingKey("desc"), "[0]", "{"),
      ("[\(goodItem), null]", .wrongType(expected: .object, found: .null), "[1]", "null"),
      (
        item(#""desc": "d", "aliases": ["", 1.5]"#),
        .wrongType(expected: .string, found: .number), "[0].aliases[1]", "1.5"
      ),
      (
        item(#""desc": "d", "aliases": [null]"#), .wrongType(expected: .string, found: .null),
        "[0].aliases[0]", "null"
      ),
      (
        item(#""desc": "d", "details": [[]]"#),
        .wrongType(expected: .object, found: .array), "[0].details[0]", "[]"
      ),
      (
        item(#""desc": "d", "links": [{"label": "l", "url": "http://u"}, {"label": "l"}]"#),
        .missingKey("url"), "[0].links[1]", #"{"label": "l"}"#
      ),
      ("  12", .wrongType(expected: .array, found: .number), "", "12"),
    ] as [Bad])
  func `an item that does not fit the format is told by its kind, its path and its place`(
    _ text: String, fault: CatalogueFault.Kind, path: String, place: String
  ) {
    expect((text, fault, path, place), as: .items)
  }

  @Test
  func `every key that an exposition lacks is found in one pass`() {
    #expect(
      CatalogueFile(#"{"catalog":[]}"#).described(as: .exposition)
        == ["title", "location", "description"].map { #": missingKey("\#($0)")"# }
        + [#"catalog: unknownKey("catalog", near: nil)"#])
  }

  @Test(
    arguments: [
      ("1.5", CatalogueFault.Kind.notWhole),
      ("1e999", .notWhole),
      ("9223372036854775808", .notWhole),
      ("\"48,130,300\"", .wrongType(expected: .number, found: .string)),
      ("true", .wrongType(expected: .number, found: .boolean)),
      ("{}", .wrongType(expected: .number, found: .object)),
    ])
  func `a whole number has no fraction, and no other type`(
    _ number: String, _ fault: CatalogueFault.Kind
  ) {
    expect((exposition(visitors: number), fault, "visitors", number), as: .exposition)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-9223372036854775808", .min), ("9223372036854775807", .max),
    ])
  func `whole numbers are read exactly`(_ number: String, _ visitors: Int) throws {
    let exposition = try CatalogueFile(exposition(visitors: number)).exposition()
    #expect(exposition.visitors == visitors)
  }

  private static func item(_ members: String) -> String {
    #"[{"name": "n", "image_name": "i", "short_desc": "s", \#(members)}]"#
  }

  private func exposition(visitors: String) -> String {
    #"{"title": "t", "location": "l", "description": "d", "visitors": \#(visitors)}"#
  }

  private func expect(_ bad: Bad, as kind: CatalogueFile.Kind) {
    let file = CatalogueFile(bad.text)
    let error = kind == .items ? firstError(ofItems: file) : firstError(ofExposition: file)
    #expect(error?.kind == bad.fault)
    #expect(error?.valuePath == bad.path)
    let excerpt = error?.sourceExcerpt
    #expect(
      (excerpt?.text.unicodeScalars.dropFirst(excerpt?.caret ?? 0))
        .map { $0.starts(with: bad.place.unicodeScalars) }
        == true)
  }
}
