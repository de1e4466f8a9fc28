import Testing

@testable import ExpoCore

/// The faults and flaws of a file. `BrokenCatalogueTests` has the messages for the broken files of the fixtures.
@Suite
struct FindingTests {
  @Test
  func `a wrong type hides nothing elsewhere: neither in its item nor in the items after it`() {
    let file = CatalogueFile(
      #"""
      [{"name":"a","image_name":"x","short_desc":"s","desc":"d","image_desc":"i",
        "details":[{"label":"L","value":5}],"evidence":"sure"},
       {"name":"b","image_name":"x","short_desc":"s","desc":"d","image_desc":5,"links":5}, 7,
       {"name":"c","image_name":"z","short_desc":" ","desc":[],"image_desc":"i"}]
      """#)
    #expect(
      file.described(as: .items) == [
        "[0].details[0].value: wrongType(expected: string, found: integer)",
        #"[1].image_name: duplicate("x", firstPath: "[0].image_name")"#,
        "[1].image_desc: wrongType(expected: string, found: integer)",
        "[1].links: wrongType(expected: array, found: integer)",
        "[2]: wrongType(expected: object, found: integer)",
        "[3].short_desc: emptyText",
        "[3].desc: wrongType(expected: string, found: array)",
      ])
    let exposition = CatalogueFile(
      #"{"title": 1, "visitors": -1, "location": "", "description": "d", "duration": "1993"}"#)
    #expect(
      exposition.described(as: .exposition) == [
        "title: wrongType(expected: string, found: integer)", "location: emptyText",
      ])
  }

  /// An object of these members, and of the good ones that they do not replace.
  private func object(_ members: String, besides good: KeyValuePairs<String, String>) -> String {
    let rest = good.filter { !members.contains("\"\($0.key)\":") }
      .map { "\"\($0.key)\": \"\($0.value)\"" }
    return "{\((rest + [members]).joined(separator: ", "))}"
  }

  private func items(_ members: String...) -> CatalogueFile {
    let objects = members.enumerated().map { number, members in
      object(
        members,
        besides: [
          "name": "n\(number)", "image_name": "i\(number)", "short_desc": "s", "desc": "d",
          "image_desc": "i",
        ])
    }
    return CatalogueFile("[\(objects.joined(separator: ", "))]")
  }

  @Test(
    arguments: [
      (#""name": " ""#, ["name: emptyText"]),
      (#""nmae": "a", "name": "b""#, [#"nmae: unknownKey("nmae", near: Optional("name"))"#]),
      (#""name": "n0""#, [#"name: duplicate("n0", firstPath: "[0].name")"#]),
      (#""name": "n\u0030""#, [#"name: duplicate("n0", firstPath: "[0].name")"#]),
      (#""evidence": """#, ["evidence: emptyText"]),
      (#""aliases": [" ", " "]"#, ["aliases[0]: emptyText", "aliases[1]: emptyText"]),
      (#""evidence": 5"#, ["evidence: wrongType(expected: string, found: integer)"]),
      (#""sources": [" ", "a\nb", "c"]"#, ["sources[0]: emptyText"]),
      (#""links": [{"label": "l", "url": ""}]"#, ["links[0].url: emptyText"]),
      (#""links": [{"label": "l", "url": "https://example.org/a"}]"#, []),
      (#""links": [{"label": "l", "url": "HTTP://example.org"}]"#, []),
      (#""links": [{"label": "l", "url": "http://a b"}]"#, []),
      (#""links": [{"label": "l", "url": "https://"}]"#, ["links[0].url: linkIsNotHTTP"]),
      (#""links": [{"label": "l", "url": "ftp://example.org"}]"#, ["links[0].url: linkIsNotHTTP"]),
      (#""links": [{"label": "l", "url": "javascript:a"}]"#, ["links[0].url: linkIsNotHTTP"]),
      (
        #""details": [{"label": "", "value": ""}]"#,
        ["details[0].label: emptyText", "details[0].value: emptyText"]
      ),
    ])
  func `a value of an item has one fault`(_ members: String, _ faults: [String]) {
    #expect(items(#""category": "c""#, members).described(as: .items) == faults.map { "[1].\($0)" })
  }

  @Test
  func `the same name in another Unicode form is a duplicate`() {
    let file = items("\"name\": \"\u{AC00}\"", "\"name\": \"\u{1100}\u{1161}\"")
    #expect(file.faults(as: .items).map(\.valuePath) == ["[1].name"])
  }

  @Test
  func `each key of the format that an object has twice is a fault, whatever escapes it has`() {
    let file = items(
      #""category": "c", "c\u0061tegory": "d""#,
      #""category": "c", "details": [{"label": "a", "value": "b", "label": "c"}]"#)
    let kinds = file.faults(as: .items).map(\.kind)
    #expect(kinds == [.duplicateKey("category"), .duplicateKey("label")])
  }

  @Test
  func `a malformed file ends with its first malformation, which is its only fault`() {
    let file = CatalogueFile(#"[{"name": 1, "name": 2}, {"c": 01}, {"d" 2}]"#)
    #expect(file.faults(as: .items).map(\.kind) == [.malformed(.notJSON)])
  }
}
