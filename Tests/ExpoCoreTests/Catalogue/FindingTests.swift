import TestSupport
import Foundation
import Testing

@testable import ExpoCore

@Suite
struct FindingTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    let name: String
    let fault: CatalogueFault
    let line: Int
    let column: Int
    var path = ""
    var isExposition = false
    var testDescription: String { name }
  }

  static let broken = [
    Broken(
      name: "array-for-object", fault: .wrongRoot(expected: .object, found: .array), line: 1,
      column: 1, isExposition: true),
    Broken(name: "bad-escape", fault: .badEscape, line: 12, column: 16, path: "[1].desc"),
    Broken(name: "bad-number", fault: .badNumber, line: 13, column: 14, path: "[1].price"),
    Broken(name: "utf16", fault: .utf16, line: 1, column: 1),
    Broken(
      name: "bad-utf8", fault: .badUTF8(looksLikeCP949: false), line: 12, column: 14,
      path: "[1].desc"),
    Broken(name: "comment", fault: .comment, line: 8, column: 3, path: "[1]"),
    Broken(
      name: "control-character", fault: .controlCharacter("\u{1B}"), line: 12, column: 16,
      path: "[1].desc"),
    Broken(
      name: "cp949", fault: .badUTF8(looksLikeCP949: true), line: 3, column: 14, path: "[0].name"),
    Broken(
      name: "cut-short", fault: .cutShort(open: .string), line: 10, column: 26,
      path: "[1].image_name"),
    Broken(
      name: "duplicate-key", fault: .duplicateKey("name"), line: 13, column: 5, path: "[1].name"),
    Broken(name: "empty-file", fault: .emptyFile, line: 1, column: 1),
    Broken(
      name: "line-break-in-string", fault: .controlCharacter("\n"), line: 12, column: 16,
      path: "[1].desc"),
    Broken(name: "lone-surrogate", fault: .loneSurrogate, line: 12, column: 17, path: "[1].desc"),
    Broken(
      name: "mismatched-bracket", fault: .mismatchedBracket(open: .object), line: 13, column: 3,
      path: "[1]"),
    Broken(name: "missing-colon", fault: .missingColon, line: 12, column: 11, path: "[1].desc"),
    Broken(
      name: "missing-comma", fault: .missingComma, line: 10, column: 28, path: "[1].image_name"),
    Broken(name: "missing-key", fault: .missingKey("desc"), line: 8, column: 3, path: "[1]"),
    Broken(
      name: "missing-value", fault: .missingValue, line: 10, column: 19, path: "[1].image_name"),
    Broken(name: "not-json", fault: .notJSON, line: 1, column: 1),
    Broken(
      name: "null", fault: .null(expected: .string), line: 11, column: 19, path: "[1].short_desc"),
    Broken(
      name: "number-not-whole", fault: .numberNotWhole, line: 3, column: 15, path: "visitors",
      isExposition: true),
    Broken(
      name: "number-out-of-range", fault: .numberOutOfRange, line: 3, column: 15, path: "visitors",
      isExposition: true),
    Broken(
      name: "object-for-array", fault: .wrongRoot(expected: .array, found: .object), line: 1,
      column: 1),
    Broken(
      name: "single-quotes", fault: .singleQuotedString, line: 10, column: 19,
      path: "[1].image_name"),
    Broken(name: "text-after-end", fault: .textAfterEnd, line: 15, column: 1),
    Broken(
      name: "too-deep", fault: .tooDeep(limit: 512), line: 13, column: 524,
      path: "[1].extra[0][0][0][0][0][0]…[0][0][0][0][0][0][0][0]"),
    Broken(name: "trailing-comma", fault: .trailingComma, line: 13, column: 4),
    Broken(
      name: "typographic-quotes", fault: .typographicQuote, line: 10, column: 19,
      path: "[1].image_name"),
    Broken(name: "unescaped-quote", fault: .unescapedQuote, line: 12, column: 17, path: "[1].desc"),
    Broken(
      name: "unexpected-character", fault: .unexpectedCharacter("#"), line: 13, column: 14,
      path: "[1].price"),
    Broken(name: "unquoted-key", fault: .unquotedString, line: 10, column: 5, path: "[1]"),
    Broken(
      name: "wrong-type", fault: .wrongType(expected: .string, found: .integer), line: 10,
      column: 19, path: "[1].image_name"),
  ]

  @Test(arguments: broken)
  func `a broken file has one error, with its kind, place and path`(_ broken: Broken) throws {
    let file = try CatalogueFile(fixture: "broken/\(broken.name).json")
    let findings = file.check(as: broken.isExposition ? .exposition : .items)
    let errors = findings.filter { $0.fault.severity == .error }
    #expect(errors.map(\.fault) == [broken.fault])
    #expect(errors.first?.position == TextPosition(line: broken.line, column: broken.column))
    #expect(errors.first?.codingPath == broken.path)
    #expect(errors.first?.path == "broken/\(broken.name).json")
    let first = broken.isExposition ? firstError(ofExposition: file) : firstError(ofItems: file)
    #expect(first?.fault == broken.fault)
    #expect(first?.position == errors.first?.position)
  }

  @Test
  func `every broken file is in the table`() throws {
    let folder = fixture("broken")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let named = Self.broken.map(\.name) + ["several", "warnings", "warnings-exposition"]
    #expect(files.sorted() == named.map { $0 + ".json" }.sorted())
  }

  @Test
  func `each bad item is an error by itself, and the good ones are checked all the same`() throws {
    let findings = try CatalogueFile(fixture: "broken/several.json").check(as: .items)
    #expect(
      findings.map { "\($0.position.line):\($0.position.column) \($0.codingPath)" } == [
        "2:3 [0]", "8:3 [1]", "10:19 [1].image_name", "14:3 [2]", "15:13 [2].name",
        "25:15 [3].links[0]",
      ])
    #expect(
      findings.map(\.fault.severity) == [.note, .note, .error, .note, .error, .error])
  }

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
        "location: emptyText", "duration: durationIsNotTwoDates",
      ])
  }

  @Test(arguments: [("-1", true), ("-0", false), ("-9", true)])
  func `visitors below zero are warned of, and no zero`(_ number: String, _ isWarnedOf: Bool) {
    let file = CatalogueFile(
      #"{"title": "a", "visitors": \#(number), "location": "b", "description": "c", "duration": " "}"#
    )
    #expect(
      file.check(as: .exposition).map(\.fault)
        == (isWarnedOf ? [.negativeVisitors] : []) + [.emptyText])
  }

  @Test
  func `what is hardly meant in an item is warned of, in the file's order`() throws {
    let findings = try CatalogueFile(fixture: "broken/warnings.json").check(as: .items)
    #expect(
      findings.map { "\($0.position.line):\($0.position.column) \($0.codingPath)" } == [
        "2:3 [0]", "8:3 [1]", "9:13 [1].name", "10:19 [1].image_name", "12:13 [1].desc",
        "13:34 [1].aliases[2]", "14:28 [1].details[0].label", "15:39 [1].links[0].url",
        "16:17 [1].evidence",
      ])
    #expect(
      findings.map(\.fault) == [
        .missingImageDescription, .missingImageDescription,
        .duplicate("갓", firstPath: "[0].name"), .emptyText,
        .emptyText, .duplicate("奚琴", firstPath: "[1].aliases[0]"),
        .emptyText, .linkIsNotHTTP, .unknownEvidence("sure"),
      ])
  }

  @Test
  func `what is hardly meant in an exposition is warned of`() throws {
    let file = try CatalogueFile(fixture: "broken/warnings-exposition.json")
    let findings = file.check(as: .exposition)
    #expect(findings.map(\.codingPath) == ["title", "visitors", "duration"])
    #expect(
      findings.map(\.fault) == [
        .emptyText, .negativeVisitors, .durationEndsBeforeItBegins,
      ])
  }

  @Test(
    arguments: [
      ("1900. 04. 14 - 1900. 11. 12", nil), ("1993", CatalogueFault.durationIsNotTwoDates),
      ("1900. 04. 14 - 1900. 04. 14", nil), (" ", .emptyText),
      ("1900. 02. 30 - 1900. 11. 12", .durationIsNotTwoDates),
    ])
  func `a duration is two dates, in order, or is warned of`(
    _ duration: String, _ warning: CatalogueFault?
  ) {
    let file = CatalogueFile(
      #"{"title": "a", "visitors": 0, "location": "b", "description": "c", "duration": "\#(duration)"}"#
    )
    #expect(
      file.check(as: .exposition).map(\.fault) == (warning.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("https://example.org/a", false), ("HTTP://example.org", false), ("https://", true),
      ("ftp://example.org", true), ("example.org", true), ("javascript:alert(1)", true),
    ])
  func `a link begins with http or https, in any letter case, and goes on`(
    _ url: String, _ isWarnedOf: Bool
  ) {
    let file = CatalogueFile(
      #"""
      [{"name": "a", "image_name": "b", "short_desc": "c", "desc": "d", "image_desc": "e",
        "links": [{"label": "f", "url": "\#(url)"}]}]
      """#)
    #expect(
      file.check(as: .items).map(\.fault) == (isWarnedOf ? [.linkIsNotHTTP] : []))
  }

  @Test
  func `all duplicate keys are found, and a malformed file ends with its first malformation`() {
    let file = CatalogueFile(#"[{"a": 1, "a": 2}, {"b": 1, "b": 2}, {"c": 01}, {"d" 2}]"#)
    #expect(
      file.check(as: .items).map(\.fault) == [
        .duplicateKey("a"), .duplicateKey("b"), .badNumber,
      ])
  }

  @Test
  func `the same name in another Unicode form is a duplicate`() {
    let item = #""short_desc": "s", "desc": "d", "image_desc": "e""#
    let file = CatalogueFile(
      """
      [{"name": "\u{AC00}", "image_name": "x", \(item)},
       {"name": "\u{1100}\u{1161}", "image_name": "y", \(item)}]
      """)
    #expect(file.check(as: .items).map(\.codingPath) == ["[1].name"])
  }

  @Test(arguments: ["films", "groups"])
  func `the catalogues of other kinds check clean`(_ folder: String) throws {
    let exposition = try CatalogueFile(fixture: "\(folder)/exposition.json")
    let items = try CatalogueFile(fixture: "\(folder)/items.json")
    #expect(exposition.check(as: .exposition).isEmpty)
    #expect(items.check(as: .items).isEmpty)
    #expect(try (6...8).contains(items.items().count))
  }

  @Test
  func `a thousand bad items on one line are each found at their column`() {
    let count = 995
    let text = "[" + String(repeating: "1,", count: count) + "{}]"
    let findings = CatalogueFile(text).check(as: .items)
    #expect(findings.count == count + 5)
    #expect(findings.last?.position == TextPosition(line: 1, column: 2 * count + 2))
  }

  @Test(arguments: [
    (#""name": " ""#, ["[1].name: emptyText"]),
    (#""name": "a\u2028b""#, ["[1].name: lineBreak"]),
    ("\"name\": \"a\u{2028}b\"", ["[1].name: lineBreak"]),
    ("\"name\": \"a\u{85}b\"", ["[1].name: lineBreak"]),
    ("\"name\": \"a\u{2029}b\"", ["[1].name: lineBreak"]),
    (#""evidence": """#, ["[1].evidence: emptyText"]),
    (
      #""evidence": "partial""#,
      [#"[1].evidence: formerEvidence("partial", now: "uncertain")"#]
    ),
    (#""evidence": "perhaps""#, [#"[1].evidence: unknownEvidence("perhaps")"#]),
    (#""links": [{"label": "l", "url": ""}]"#, ["[1].links[0].url: emptyText"]),
    (
      #""details": [{"label": "", "value": ""}]"#,
      ["[1].details[0].label: emptyText", "[1].details[0].value: emptyText"]
    ),
    (#""evidence": 5"#, ["[1].evidence: wrongType(expected: string, found: integer)"]),
  ])
  func `a value has one fault`(_ member: String, _ faults: [String]) {
    let rest = #""image_name": "x", "short_desc": "s", "desc": "d", "image_desc": "i""#
    let name = member.hasPrefix(#""name""#) ? "" : #", "name": "b""#
    let file = CatalogueFile(
      #"[{"name": " ", "image_name": "y", "short_desc": "s", "desc": "d", "image_desc": "i"}, {\#(rest)\#(name), \#(member)}]"#
    )
    #expect(file.described(as: .items) == ["[0].name: emptyText"] + faults)
  }
}
