import Testing

@testable import ExpoCore

@Suite
struct JSONParserTests {
  @Test(
    arguments: [
      ("", .notJSON, 1, ""),
      ("<html>", .notJSON, 1, ""),
      ("안녕", .notJSON, 1, ""),
      ("[\0]", .notJSON, 2, "[0]"),
      ("[/* x */ 1]", .notJSON, 2, "[0]"),
      ("[1, 2  ", .notJSON, 6, "[1]"),
      (#"{"a""#, .notJSON, 5, "a"),
      (#"["가나"#, .missingQuote, 5, "[0]"),
      (#"["\"#, .missingQuote, 4, "[0]"),
      ("[1, 2, ]", .trailingComma, 6, ""),
      (#"[{"a": [1,]}]"#, .trailingComma, 10, "[0].a"),
      (#"{"a": 1,}"#, .trailingComma, 8, ""),
      ("[1 2]", .missingComma, 3, "[0]"),
      (#"{"a": "b" "c": 1}"#, .missingComma, 10, "a"),
      (#"{"a": 1 b: 2}"#, .missingComma, 8, "a"),
      (#"["그는 "안녕" 했다"]"#, .missingQuote, 7, "[0]"),
      (#"{"a" 1}"#, .notJSON, 5, "a"),
      (#"{"a"}"#, .notJSON, 5, "a"),
      ("[1,,2]", .notJSON, 4, "[1]"),
      (#"{"a":}"#, .notJSON, 6, "a"),
      ("[1}", .notJSON, 3, "[0]"),
      (#" "a": 1}"#, .textAfterEnd, 5, ""),
      ("[] []", .textAfterEnd, 4, ""),
      ("[]]", .textAfterEnd, 3, ""),
      ("{name: 1}", .missingQuote, 2, ""), ("falsy", .notJSON, 1, ""),
      ("[falsy]", .missingQuote, 2, "[0]"),
      ("{이름: 1}", .missingQuote, 2, ""),
      ("{1: 1}", .notJSON, 2, ""),
      ("[True]", .missingQuote, 2, "[0]"),
      ("[truely]", .missingQuote, 2, "[0]"),
      ("['a']", .missingQuote, 2, "[0]"),
      ("[“a”]", .missingQuote, 2, "[0]"),
      ("[\"가\n\"]", .controlCharacter, 4, "[0]"),
      ("[\"\u{1B}\"]", .controlCharacter, 3, "[0]"),
      (#"["\x"]"#, .badEscape, 3, "[0]"),
      (#"["\u12G4"]"#, .badEscape, 3, "[0]"),
      (#"["a\ud83d"]"#, .badEscape, 4, "[0]"),
      (#"["\ud83d\u0041"]"#, .badEscape, 3, "[0]"),
      (#"["\ude00"]"#, .badEscape, 3, "[0]"),
      ("[+1]", .notJSON, 2, "[0]"),
      ("[.5]", .notJSON, 2, "[0]"),
      ("[01]", .notJSON, 2, "[0]"),
      ("[1.]", .notJSON, 2, "[0]"),
      ("[1e]", .notJSON, 2, "[0]"),
      ("[-]", .notJSON, 2, "[0]"),
      ("[0x1F]", .notJSON, 2, "[0]"),
      ("[1-2]", .notJSON, 2, "[0]"),
      ("[1，2]", .notJSON, 3, "[0]"),
    ] as [(String, JSONFault, Int, String)])
  func `a malformed text is told by its kind, its column and its path`(
    _ text: String, fault: JSONFault, column: Int, path: String
  ) {
    let error = firstError(ofItems: CatalogueFile(text))
    #expect(error?.kind == .malformed(fault))
    #expect(error?.position?.column == column)
    #expect(error?.valuePath == path)
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
  func `512 arrays in one another are read, 513 are refused, and so are a hundred thousand`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(faults(nested(512)).isEmpty)
    #expect(faults(nested(513)) == [.malformed(.tooDeep(limit: 512))])
    for opening in ["[", "{\"a\":"] {
      #expect(
        faults(String(repeating: opening, count: 100_000)) == [.malformed(.tooDeep(limit: 512))])
    }
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
      if case .malformed(.notUTF8) = faults.first?.kind {} else { Issue.record("\(faults)") }
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

  private func faults(_ text: String) -> [CatalogueFault.Kind] {
    textFaults(of: Array(text.utf8)).map(\.kind)
  }
}
