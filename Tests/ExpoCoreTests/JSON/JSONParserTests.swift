import Testing

@testable import ExpoCore

@Suite
struct JSONParserTests {
  struct Malformed: Sendable, CustomTestStringConvertible {
    let text: String
    let fault: CatalogueFault
    let column: Int
    var path = ""
    var testDescription: String { text }
  }

  @Test(
    arguments: [
      Malformed(text: "", fault: .emptyFile, column: 1),
      Malformed(text: "  \t ", fault: .emptyFile, column: 1),
      Malformed(text: "<html>", fault: .notJSON, column: 1),
      Malformed(text: "안녕", fault: .notJSON, column: 1),
      Malformed(text: "[\0]", fault: .notJSON, column: 2, path: "[0]"),
      Malformed(text: "// x\u{20}[]", fault: .comment, column: 1),
      Malformed(text: "[/* x */ 1]", fault: .comment, column: 2, path: "[0]"),
      Malformed(text: "[1] // x", fault: .comment, column: 5),
      Malformed(text: #"{"가": 1 // x"#, fault: .comment, column: 9, path: "가"),
      Malformed(text: "[1, 2  ", fault: .cutShort(open: .array), column: 6, path: "[1]"),
      Malformed(text: #"{"a""#, fault: .cutShort(open: .object), column: 5, path: "a"),
      Malformed(text: #"{"a": tr"#, fault: .cutShort(open: .object), column: 9, path: "a"),
      Malformed(text: #"["가나"#, fault: .cutShort(open: .string), column: 5, path: "[0]"),
      Malformed(text: #"["\"#, fault: .cutShort(open: .string), column: 4, path: "[0]"),
      Malformed(text: "[1, 2, ]", fault: .trailingComma, column: 6),
      Malformed(text: #"[{"a": [1,]}]"#, fault: .trailingComma, column: 10, path: "[0].a"),
      Malformed(text: #"{"a": 1,}"#, fault: .trailingComma, column: 8),
      Malformed(text: "[1 2]", fault: .missingComma, column: 3, path: "[0]"),
      Malformed(text: #"{"a": "b" "c": 1}"#, fault: .missingComma, column: 10, path: "a"),
      Malformed(text: #"{"a": 1 b: 2}"#, fault: .missingComma, column: 8, path: "a"),
      Malformed(text: #"["그는 "안녕" 했다"]"#, fault: .unescapedQuote, column: 6, path: "[0]"),
      Malformed(text: #"{"a" 1}"#, fault: .missingColon, column: 5, path: "a"),
      Malformed(text: #"{"a"}"#, fault: .missingColon, column: 5, path: "a"),
      Malformed(text: "[,1]", fault: .missingValue, column: 2, path: "[0]"),
      Malformed(text: "[1,,2]", fault: .missingValue, column: 4, path: "[1]"),
      Malformed(text: #"{"a":}"#, fault: .missingValue, column: 6, path: "a"),
      Malformed(text: "{,}", fault: .missingValue, column: 2),
      Malformed(text: "[1}", fault: .mismatchedBracket(open: .array), column: 3),
      Malformed(text: #"{"a": 1]"#, fault: .mismatchedBracket(open: .object), column: 8),
      Malformed(text: #" "a": 1}"#, fault: .missingOpening(.object), column: 2),
      Malformed(text: #"{"a": 1}, {}]"#, fault: .missingOpening(.array), column: 1),
      Malformed(text: "[] []", fault: .textAfterEnd, column: 4),
      Malformed(text: "[]]", fault: .textAfterEnd, column: 3),
      Malformed(text: "{name: 1}", fault: .unquotedString, column: 2),
      Malformed(text: "{이름: 1}", fault: .unquotedString, column: 2),
      Malformed(text: "{1: 1}", fault: .unquotedString, column: 2),
      Malformed(text: "[True]", fault: .unquotedString, column: 2, path: "[0]"),
      Malformed(text: "[nil]", fault: .unquotedString, column: 2, path: "[0]"),
      Malformed(text: "[truely]", fault: .unquotedString, column: 2, path: "[0]"),
      Malformed(text: "[NaN]", fault: .unquotedString, column: 2, path: "[0]"),
      Malformed(text: "['a']", fault: .singleQuotedString, column: 2, path: "[0]"),
      Malformed(text: "{'a': 1}", fault: .singleQuotedString, column: 2),
      Malformed(text: "[“a”]", fault: .typographicQuote, column: 2, path: "[0]"),
      Malformed(text: "[\"가\n\"]", fault: .controlCharacter("\n"), column: 4, path: "[0]"),
      Malformed(text: "[\"\u{1B}\"]", fault: .controlCharacter("\u{1B}"), column: 3, path: "[0]"),
      Malformed(text: #"["\x"]"#, fault: .badEscape, column: 3, path: "[0]"),
      Malformed(text: #"["\u12G4"]"#, fault: .badEscape, column: 3, path: "[0]"),
      Malformed(text: #"["a\ud83d"]"#, fault: .loneSurrogate, column: 4, path: "[0]"),
      Malformed(text: #"["\ud83d\u0041"]"#, fault: .loneSurrogate, column: 3, path: "[0]"),
      Malformed(text: #"["\ude00"]"#, fault: .loneSurrogate, column: 3, path: "[0]"),
      Malformed(text: "[+1]", fault: .badNumber, column: 2, path: "[0]"),
      Malformed(text: "[.5]", fault: .badNumber, column: 2, path: "[0]"),
      Malformed(text: "[01]", fault: .badNumber, column: 2, path: "[0]"),
      Malformed(text: "[1.]", fault: .badNumber, column: 2, path: "[0]"),
      Malformed(text: "[1e]", fault: .badNumber, column: 2, path: "[0]"),
      Malformed(text: "[-]", fault: .badNumber, column: 2, path: "[0]"),
      Malformed(text: "[0x1F]", fault: .badNumber, column: 2, path: "[0]"),
      Malformed(text: "[1-2]", fault: .badNumber, column: 2, path: "[0]"),
      Malformed(text: "[#]", fault: .unexpectedCharacter("#"), column: 2, path: "[0]"),
      Malformed(text: "[1，2]", fault: .unexpectedCharacter("，"), column: 3, path: "[0]"),
    ])
  func `a malformed text is told by its kind, its column and its path`(_ malformed: Malformed) {
    let error = firstError(ofItems: CatalogueFile(malformed.text))
    #expect(error?.fault == malformed.fault)
    #expect(error?.position.column == malformed.column)
    #expect(error?.codingPath == malformed.path)
  }

  @Test(
    arguments: [
      "[]", " [ ] ", "[{}]", "[[], {}, 0, -0, 1.5, -1E+9, 1e-2, true, false, null]",
      #"["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"]"#, #"{"": {"": []}}"#, "\r\n[\r\n]\r\n",
      "\"가\"", "-12", "[\"\u{7F}\u{80}\u{D7FF}\u{E000}\u{FFFF}\u{10FFFF}\"]",
    ])
  func `what RFC 8259 allows is well-formed`(_ text: String) {
    #expect(faults(text).isEmpty)
  }

  @Test
  func `every duplicate key is found, in few and in many, whatever escapes it is written with`() {
    let many = (0..<100).map { #""k\#($0)": 0"# }.joined(separator: ", ")
    #expect(faults(#"{"a": 1, "b": {"a": 2}, "c": {"a": 3}}"#).isEmpty)
    #expect(faults("{\(many)}").isEmpty)
    #expect(faults(#"{"a": 1, "a": 2, "\u0061": 3}"#) == [.duplicateKey("a"), .duplicateKey("a")])
    #expect(
      faults("{\(many), \"k3\": 1, \"k\\u0039\\u0039\": 1}")
        == [.duplicateKey("k3"), .duplicateKey("k99")])
    #expect(faults("[{\(many)}, {\(many), \"k7\": 1}]") == [.duplicateKey("k7")])
  }

  @Test
  func `keys in different Unicode forms are different keys`() {
    #expect(faults("{\"\u{AC00}\": 1, \"\u{1100}\u{1161}\": 2}").isEmpty)
  }

  @Test
  func `512 arrays in one another are read, 513 are refused, and so are a hundred thousand`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(faults(nested(512)).isEmpty)
    #expect(faults(nested(513)) == [.tooDeep(limit: 512)])
    for opening in ["[", "{\"a\":"] {
      #expect(faults(String(repeating: opening, count: 100_000)) == [.tooDeep(limit: 512)])
    }
  }

  @Test
  func `a path of hundreds of steps is shown by its ends`() {
    let text = String(repeating: "[", count: 512) + "x"
    let path = firstError(ofItems: CatalogueFile(text))?.codingPath ?? ""
    #expect(path == String(repeating: "[0]", count: 8) + "…" + String(repeating: "[0]", count: 8))
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xFF], [0xEA, 0xB0],
      [0xE3, 0x41, 0x41],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused wherever they stand`(_ bytes: [UInt8]) {
    for filler in ["", "0123456", "가나다라마"] {
      let text = Array("[\"\(filler)".utf8) + bytes + Array("        \"]".utf8)
      let faults = textFaults(of: text)
      #expect(faults.count == 1)
      if case .badUTF8 = faults.first?.fault {} else { Issue.record("\(faults)") }
      #expect(faults.first?.offset == 2 + filler.utf8.count)
    }
  }

  @Test(arguments: ["a", "é", "가", "😀"])
  func `the last letter of a text is read whole, wherever the text ends`(_ letter: String) {
    for length in 0..<40 {
      let whole = Array("[\"\(String(repeating: "x", count: length))\(letter)\"]".utf8)
      #expect(textFaults(of: whole).isEmpty)
      let cut = whole.dropLast(3) + whole.suffix(2)
      #expect(textFaults(of: Array(cut)).isEmpty == (letter == "a"))
    }
  }

  private func faults(_ text: String) -> [CatalogueFault] {
    textFaults(of: Array(text.utf8)).map(\.fault)
  }
}
