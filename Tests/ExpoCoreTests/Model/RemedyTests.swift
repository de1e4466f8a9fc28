import Testing

@testable import ExpoCore

/// What a remedy shows as JSON is right when it is pasted.
@Suite struct RemedyTests {
  /// Every key of an exposition and of an item.
  private static let keys =
    Exposition.CodingKeys.allCases.map { (CatalogueFileKind.exposition, $0.stringValue) }
    + Item.CodingKeys.allCases.map { (CatalogueFileKind.items, $0.stringValue) }

  /// A value in place of one of another type, beside the keys that are required.
  private static let values = [
    "5", "-5", "1.5", "true", "\"a\"", "\"18,423\"", "\"a\\nb \\u202e\"", "[\"a\", \"b\"]",
    "[1, true]",
    #"{"재료": "나무", "수": 3}"#, #"{"label": "l", "url": "http://a"}"#, #"{"certain": 1}"#,
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
      let members =
        required.filter { $0 != key }.map { "\"\($0)\": \"x\"" } + ["\"\(key)\": \(value)"]
      var text = "{\(members.joined(separator: ", "))}"
      if kind == .items { text = "[\(text)]" }
      while let fault = Self.errors(in: text, as: kind).first,
        let remedy = fault.remedy(in: .english)?.text(behind: "Write it so: ")
      {
        shown += 1
        let mended = Self.text(text, with: remedy, at: fault.offset)
        let others = Self.errors(in: mended, as: kind)
        #expect(!others.contains { $0.offset == fault.offset }, "\(text) → \(mended)")
        #expect(others.count < Self.errors(in: text, as: kind).count, "\(text) → \(mended)")
        text = mended
      }
    }
    #expect(shown > 0 || key == "evidence_legend")
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

  private static func errors(
    in text: String, as kind: CatalogueFileKind = .exposition
  ) -> [CatalogueFault] {
    CatalogueFile(text).faults(as: kind).filter { $0.severity == .error }
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
    } while isInString || depth > 0 || ![",", "}", "]"].contains(Unicode.Scalar(bytes[end]))
    return String(decoding: bytes[..<offset] + Array(value.utf8) + bytes[end...], as: UTF8.self)
  }
}

extension String {
  /// What follows some words; nil without them.
  fileprivate func text(behind words: String) -> String? {
    firstRange(of: words).map { String(self[$0.upperBound...]) }
  }
}
