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
        #"[0].evidence: unknownEvidence("sure")"#,
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
        "title: wrongType(expected: string, found: integer)", "visitors: negativeVisitors",
        "location: emptyText", "duration: durationIsNoPeriod(hasDate: false)",
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
      (#""name": "a\u2028b""#, ["name: lineBreak"]),
      ("\"name\": \"a\u{2028}b\"", ["name: lineBreak"]),
      ("\"name\": \"a\u{85}b\"", ["name: lineBreak"]),
      (#""name": "a\nb ""#, ["name: lineBreak"]), (#""name": "a ""#, ["name: extraBlank"]),
      ("\"category\": \"\u{3000}a\"", ["category: extraBlank"]),
      (#""name": "a\u200bb""#, [#"name: hiddenCharacter(["\u{200B}"])"#]),
      (#""desc": "a\u202eb""#, [#"desc: hiddenCharacter(["\u{202E}"])"#]),
      (#""name": "\ud83d\udc69\u200d\ud83d\udd2c""#, []), (#""desc": "a\tb\r\n  c""#, []),
      (#""desc": "a ""#, ["desc: extraBlank"]), (#""name": "a  b""#, ["name: extraBlank"]),
      (#""name": "a\tb\u00a0c""#, []), (#""name": "…""#, ["name: emptyText"]),
      (
        #""desc": "a\u200bb\ufeff\u200bc""#,
        [#"desc: hiddenCharacter(["\u{200B}", "\u{FEFF}"])"#]
      ),
      (#""desc": "C:\\new""#, []),
      (#""desc": "a\\nb""#, ["desc: writtenLineBreak"]),
      (#""image_name": "a.PNG""#, ["image_name: imageNameIsNotFileName"]),
      (#""image_name": "a.b""#, []),
      (#""image_name": "images\\a.png""#, ["image_name: imageNameIsNotFileName"]),
      (#""image_name": "images/a.png ""#, ["image_name: extraBlank"]),
      (#""nmae": "a", "name": "b""#, [#"nmae: unknownKey("nmae")"#]),
      (#""name": "n0""#, [#"name: duplicate("n0", firstPath: "[0].name")"#]),
      (#""name": "n\u0030""#, [#"name: duplicate("n0", firstPath: "[0].name")"#]),
      (#""evidence": """#, ["evidence: emptyText"]),
      (#""aliases": [" ", " "]"#, ["aliases[0]: emptyText", "aliases[1]: emptyText"]),
      (#""evidence": "partial""#, [#"evidence: unknownEvidence("partial")"#]),
      (#""evidence": "perhaps""#, [#"evidence: unknownEvidence("perhaps")"#]),
      (#""evidence": 5"#, ["evidence: wrongType(expected: string, found: integer)"]),
      (#""sources": [" ", "a\nb", "c"]"#, ["sources[0]: emptyText", "sources[1]: lineBreak"]),
      (#""links": [{"label": "l", "url": ""}]"#, ["links[0].url: emptyText"]),
      (#""links": [{"label": "l", "url": "https://example.org/a"}]"#, []),
      (#""links": [{"label": "l", "url": "HTTP://example.org"}]"#, []),
      (#""links": [{"label": "l", "url": "http://a b"}]"#, ["links[0].url: linkIsNotHTTP"]),
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

  @Test(
    arguments: [
      (#""visitors": -1"#, ["visitors: negativeVisitors"]), (#""visitors": -0"#, []),
      (#""duration": "1900. 04. 14 - 1900. 04. 14""#, []),
      (#""duration": "05/01/2026""#, ["duration: durationIsNoPeriod(hasDate: true)"]),
      (#""duration": "26. 5. 1 -""#, ["duration: durationIsNoPeriod(hasDate: true)"]),
      (#""duration": "2026. 5. 1. -""#, ["duration: durationIsNoPeriod(hasDate: false)"]),
      (#""duration": "1993""#, ["duration: durationIsNoPeriod(hasDate: false)"]),
      (#""duration": "상설""#, []),
      (#""duration": "2026. 5. 1. - 2. 30.""#, [#"duration: impossibleDate("2026. 2. 30.")"#]),
      (#""duration": "2026. 5. 1. - 4. 30.""#, ["duration: durationEndsBeforeItBegins"]),
      (#""duration": " ""#, ["duration: emptyText"]),
      (#""duration": "2019년 봄부터""#, ["duration: durationIsNoPeriod(hasDate: false)"]),
    ])
  func `a value of an exposition has one fault`(_ member: String, _ faults: [String]) {
    let visitors = member.contains("visitors") ? "" : #", "visitors": 1"#
    let text = object(
      member + visitors,
      besides: [
        "title": "t", "location": "l", "description": "d", "duration": "1900.4.14-1900.11.12",
      ])
    #expect(CatalogueFile(text).described(as: .exposition) == faults)
  }

  @Test(
    arguments: [
      (.items, "[]", ["emptyList"]), (.items, "{\"items\": [\(goodItem)]}", ["wrongRoot"]),
      (.exposition, "[]", ["wrongRoot"]),
      (.items, "[\(goodItem.replacing("image_name", with: "image-name"))]", ["misspeltKey"]),
      (.items, "[\(goodItem.replacing("short_desc", with: "summary"))]", ["misspeltKey"]),
      (.exposition, #"{"title": "t", "location": "l", "desc": "d"}"#, ["misspeltKey"]),
      (
        .exposition,
        #"{"title": "t", "location": "l", "description": "d", "alias": [], "period": "x"}"#,
        [#"unknownKey"aliases""#, #"unknownKey"duration""#]
      ),
      (
        .exposition, #"{"title": "t", "place": "l", "description": "d", "image": "x"}"#,
        ["misspeltKey", #"unknownKey"image_desc""#]
      ),
      (
        .exposition, #"{"title": "t", "location": "l", "description": "d", "visitors": 18,423}"#,
        [
          "groupedNumber"
        ]
      ),
    ] as [(CatalogueFileKind, String, [String])])
  func `a fault has its consequences held back, and a misspelt key is called by its name`(
    kind: CatalogueFileKind, text: String, faults: [String]
  ) {
    let found = CatalogueFile(text).faults(as: kind).filter { $0.severity != .note }
    #expect(
      found.map {
        $0.code == "unknownKey" ? $0.code + ($0.replacement ?? "") : $0.code
      } == faults)
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
    #expect(file.faults(as: .items).map(\.kind) == [.malformed(.badNumber)])
  }
}
