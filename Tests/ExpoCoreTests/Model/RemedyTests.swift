import Testing

@testable import ExpoCore

/// The JSON of a remedy is right when it is pasted.
@Suite struct RemedyTests {
  /// Every key of an exposition and of an item.
  private static let keys =
    Exposition.CodingKeys.allCases.map { (CatalogueFileKind.exposition, $0.stringValue) }
    + Item.CodingKeys.allCases.map { (CatalogueFileKind.items, $0.stringValue) }

  /// Values with a flaw, beside the keys that are required.
  private static let values = [
    "5", "-5", "18423.5", "true", "\"18423명\"", "\"18,423\"", "\"약 1만 8천\"", "\"확실\"",
    #""a\nb \u202e\u200b""#, #"" \ufeffimages\\cup.png""#, #""a  \\n b""#, "\"www.a.kr/a b\"",
    "\"2026. 5. 1.(토) - 5. 31.(일)\"", "[\"a\", \"b\"]", "[1, true]", "[\"재료: 나무 \", \"a.kr\"]",
    #"{"재료": "나무", "수": 3}"#, #"[{"재료": "나무", "위키": "http://a"}, {"lable": "l", "href": "a.kr"}]"#,
    #"{"label": "l", "url": "http://a"}"#, #"{"certain": 1, "probabel": "a"}"#,
    #"["http://a", "http://b"]"#, "null", "[]", "{}", "[[]]",
  ]

  @Test(arguments: keys)
  func `each remedy that shows JSON, put in, takes the fault away`(
    kind: CatalogueFileKind, key: String
  ) {
    let required =
      kind == .items
      ? ["name", "image_name", "short_desc", "desc"] : ["title", "location", "description"]
    var shown = 0
    for value in Self.values {
      for key in [key, String(key.dropLast())] {
        let members =
          required.filter { $0 != key }.map { "\"\($0)\": \"x\"" } + ["\"\(key)\": \(value)"]
        let object = "{\(members.joined(separator: ", "))}"
        shown += mend(kind == .items ? "[\(object)]" : object, as: kind)
      }
    }
    #expect(shown > 0)
  }

  @Test(arguments: [
    ("[]", 1), (#"["재료"]"#, 0), (#"[{"links": ["https://a.kr"]}]"#, 1),
    (#"[{"details": {"label": "재료"}}]"#, 0), (#"[{"name": ["재료", []]}]"#, 0),
    (#"[{"details": [{"lable": "재료", "vaule": "나무"}]}]"#, 2), (#"{"visitors": "18~19"}"#, 0),
  ])
  func `a value is shown only if it is sure what was meant`(text: String, shown: Int) {
    #expect(mend(text, as: text.hasPrefix("[") ? .items : .exposition) == shown)
  }

  /// Puts in each replacement in turn, and returns how many there are.
  private func mend(_ text: String, as kind: CatalogueFileKind) -> Int {
    var text = text
    for count in 0..<20 {
      let found = CatalogueFile(text).faults(as: kind)
      guard let fault = found.first(where: { $0.replacement != nil }) else { return count }
      #expect(fault.remedy(in: .english) == "Write it so: \(fault.replacement ?? "")")
      let mended = Self.text(text, with: fault.replacement ?? "", at: fault.offset)
      let others = CatalogueFile(mended).faults(as: kind)
      #expect(
        !others.contains { $0.offset == fault.offset && $0.code == fault.code }
          // A key that was unknown is read now.
          && (fault.code == "unknownKey"
            || others.count { $0.severity == .error } <= found.count { $0.severity == .error }),
        "\(text) → \(mended)")
      text = mended
    }
    Issue.record("no end: \(text)")
    return 20
  }

  @Test(arguments: ["18,423", "1,234,567", "-18,423"])
  func `a number with commas is shown without them`(number: String) {
    let text =
      "{\"title\": \"x\", \"location\": \"x\", \"description\": \"x\", \"visitors\": \(number)}"
    let remedy = Self.errors(in: text).first?.remedy(in: .english)
    let digits = remedy?.text(behind: "Write it without commas: ")
    #expect(digits == number.filter { $0 != "," })
    #expect(Self.errors(in: text.replacing(number, with: digits ?? "")).isEmpty)
  }

  @Test(arguments: ["18,42", "18, 423", "\"a\",423", "1.5,423"])
  func `digits that are no part of a number are a word`(value: String) {
    let fault = Self.errors(in: "{\"visitors\": \(value)}").first
    #expect(fault?.code == "unquotedString")
  }

  private static func errors(in text: String) -> [CatalogueFault] {
    CatalogueFile(text).faults(as: .exposition).filter { $0.severity == .error }
  }

  /// The text with another value at a place.
  private static func text(_ text: String, with value: String, at offset: Int) -> String {
    let bytes = Array(text.utf8)
    var depth = 0
    var isInString = false
    var end = offset
    repeat {
      switch Unicode.Scalar(bytes[end]) {
      case "\\": end += 1
      case "\"": isInString.toggle()
      case "[" where !isInString, "{" where !isInString: depth += 1
      case "]" where !isInString, "}" where !isInString: depth -= 1
      default: break
      }
      end += 1
    } while end < bytes.count
      && (isInString || depth > 0 || ![",", ":", "}", "]"].contains(Unicode.Scalar(bytes[end])))
    return String(decoding: bytes[..<offset] + Array(value.utf8) + bytes[end...], as: UTF8.self)
  }
}

extension String {
  /// The text behind some words; nil without them.
  fileprivate func text(behind words: String) -> String? {
    firstRange(of: words).map { String(self[$0.upperBound...]) }
  }
}
