import Testing

@testable import ExpoCore

/// The faults and flaws of a file. `BrokenCatalogueTests` has the messages for the broken files of
/// the fixtures.
@Suite
struct FindingTests {
  @Test
  func `a wrong type hides nothing elsewhere: neither in its item nor in the items after it`() {
    let file = CatalogueFile(
      #"""
      [{"name":"a","image_name":"x","short_desc":"s","desc":"d","image_desc":"i",
        "details":[{"label":"L","value":5}]},
       {"name":"b","image_name":"x","short_desc":"s","desc":"d","image_desc":5,"links":5}, 7,
       {"name":"c","image_name":"z","short_desc":" ","desc":[],"image_desc":"i"}]
      """#)
    #expect(
      file.described(as: .items) == [
        "[0].details[0].value: wrongType(expected: string, found: number)",
        #"[1].image_name: duplicateIdentifier("x", number: 1)"#,
        "[1].image_desc: wrongType(expected: string, found: number)",
        "[1].links: wrongType(expected: array, found: number)",
        "[2]: wrongType(expected: object, found: number)",
        "[3].short_desc: emptyText",
        "[3].desc: wrongType(expected: string, found: array)",
      ])
    let exposition = CatalogueFile(
      #"{"title": 1, "visitors": -1, "location": "", "description": "d", "duration": "1993"}"#)
    #expect(
      exposition.described(as: .exposition) == [
        "title: wrongType(expected: string, found: number)", "location: emptyText",
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

  /// What an item may have, whether that is an error, and what is said of it.
  @Test(
    arguments: [
      (#""name": " ""#, .error, ["name: emptyText"]),
      (#""image_name": "../a""#, .error, ["image_name: unsafeIdentifier"]),
      (#""image_name": ".a""#, .error, ["image_name: unsafeIdentifier"]),
      (#""image_name": "i0""#, .error, [#"image_name: duplicateIdentifier("i0", number: 1)"#]),
      (#""image_name": "i\u0030""#, .error, [#"image_name: duplicateIdentifier("i0", number: 1)"#]),
      (#""image_name": "I0""#, .warning, [#"image_name: similarIdentifier("i0")"#]),
      (#""name": "n0""#, nil, []),
      (#""nmae": "a""#, .warning, [#"nmae: unknownKey("nmae", near: Optional("name"))"#]),
      (#""_nmae": {"url": "&nbsp;"}, "$schema": "<b>""#, nil, []),
      (#""aliases": [" ", " "]"#, .warning, ["aliases[0]: emptyText", "aliases[1]: emptyText"]),
      (#""category": " ""#, .warning, ["category: emptyText"]),
      (#""sources": [" ", "c"]"#, .warning, ["sources[0]: emptyText"]),
      (#""sources": ["a\nb"]"#, .warning, ["sources[0]: lineBreak"]),
      (#""desc": "a\nb""#, nil, []),
      (#""links": [{"label": "l", "url": ""}]"#, .error, ["links[0].url: emptyText"]),
      (#""links": [{"label": "l", "url": "https://example.org/a"}]"#, nil, []),
      (#""links": [{"label": "l", "url": "HTTP://example.org"}]"#, nil, []),
      (#""links": [{"label": "l", "url": "https://"}]"#, .warning, ["links[0].url: badAddress"]),
      (#""links": [{"label": "l", "url": "ftp://a.org"}]"#, .warning, ["links[0].url: badAddress"]),
      (
        #""details": [{"label": "", "value": ""}]"#, .error,
        ["details[0].label: emptyText", "details[0].value: emptyText"]
      ),
      (#""desc": "떡\uFFFD""#, .warning, ["desc: lostLetters"]),
      (#""desc": "손<br>잡이""#, .warning, [#"desc: markup("<br>")"#]),
      (#""desc": "a </SPAN x='y'> b""#, .warning, [#"desc: markup("</SPAN x=\'y\'>")"#]),
      (#""name": "&#46497;살""#, .warning, [#"name: markup("&#46497;")"#]),
      (#""desc": "사기&nbsp;""#, .warning, [#"desc: markup("&nbsp;")"#]),
      (#""desc": "a < b > c & d; R&D <갓> 《갓》 &; x<y""#, nil, []),
      (#""desc": "갓\u200b이""#, .warning, [#"desc: invisible("\u{200B}")"#]),
      (#""name": "갓\u202e""#, .warning, [#"name: invisible("\u{202E}")"#]),
      (#""desc": "👩\u200d🎨 ❤️""#, nil, []),
    ] as [(String, CatalogueFault.Severity?, [String])])
  func `a value of an item has one fault`(
    _ members: String, _ severity: CatalogueFault.Severity?, _ faults: [String]
  ) {
    let file = items(#""category": "c""#, members)
    #expect(file.described(as: .items) == faults.map { "[1].\($0)" })
    #expect(Set(file.faults(as: .items).map(\.severity)) == Set([severity].compactMap(\.self)))
  }

  @Test(
    arguments: [
      ("1900. 04. 14 - 1900. 11. 12", false), ("1900.4.14-1900.11.12", false),
      ("1900. 13. 14 - 1900. 11. 12", true), ("1900. 11. 12 - 1900. 04. 14", true),
      ("1900. 04. - 1900. 11.", true), ("1900 - 1901", false), ("2030. 7. 3.", false),
      ("14 April - 12 November 1900", false), ("상설", false),
    ])
  func `two dates in digits are a period that could have been`(_ text: String, isBroken: Bool) {
    let file = CatalogueFile(
      #"{"title": "t", "location": "l", "description": "d", "duration": "\#(text)"}"#)
    #expect(file.faults(as: .exposition).map(\.kind) == (isBroken ? [.badPeriod] : []))
  }

  @Test
  func `a fault inside of a text has its own place`() throws {
    let text = String(repeating: "물레로 빚은 ", count: 50)
    let file = items("\"desc\": \"\(text)<b>\"")
    let fault = try #require(file.faults(as: .items).first)
    let excerpt = try #require(fault.sourceExcerpt)
    #expect(excerpt.text.unicodeScalars.dropFirst(excerpt.caret).starts(with: "<b>".unicodeScalars))
  }

  @Test
  func `the same identifier in another Unicode form is a duplicate`() {
    let file = items("\"image_name\": \"\u{AC00}\"", "\"image_name\": \"\u{1100}\u{1161}\"")
    #expect(file.faults(as: .items).map(\.valuePath) == ["[1].image_name"])
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
