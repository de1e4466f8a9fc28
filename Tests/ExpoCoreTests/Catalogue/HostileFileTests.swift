import TestSupport
import Foundation
import Testing

@testable import ExpoCore

/// Hostile files; the fuzzer in `Tests/Fuzz` goes on from here.
@Suite
struct HostileFileTests {
  @Test(arguments: 0..<4)
  func `random bytes violate no property`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array(#"{}[]",:\ /*'tfnu0-9.eE+ud8가"#.utf8) + [0x00, 0x0A, 0x0D, 0xED, 0xFF]
    for round in 0..<rounds(75, long: 300) {
      let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
        round.isMultiple(of: 2)
          ? UInt8.random(in: .min ... .max, using: &generator)
          : alphabet.randomElement(using: &generator) ?? 0
      }
      #expect(CatalogueProperties.violation(of: bytes) == nil, "\(bytes)")
    }
  }

  @Test(arguments: ["films/items.json", "groups/exposition.json", "broken/warnings.json"])
  func `random mutations of valid files violate no property`(_ name: String) throws {
    let valid = try Array(Data(contentsOf: fixture(name)))
    var generator = SeededGenerator(seed: 1_900)
    for _ in 0..<rounds(15, long: 60) {
      let mutated = Self.mutation(of: valid, using: &generator)
      #expect(CatalogueProperties.violation(of: mutated) == nil, "\(mutated)")
    }
  }

  @Test
  func `a value of another type in any place violates no property`() throws {
    for value in try Self.everyKey {
      for other in [
        JSONValue.array([.array([.string("x")])]), .array([.object([])]), .object([]), .integer(1),
      ] {
        for variant in Self.variants(of: value, with: other) {
          let bytes = JSONWriter.document(value.isItem ? .array([variant]) : variant)
          #expect(
            CatalogueProperties.violation(of: bytes) == nil,
            "\(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }

  /// An item and an exposition that have every key of the format, with short texts.
  private static var everyKey: [JSONValue] {
    get throws {
      let item = #"""
        {"name": "a", "image_name": "b", "short_desc": "c", "category": "d", "aliases": ["e"],
         "evidence": "certain", "evidence_note": "f", "desc": "g", "image_desc": "h",
         "details": [{"label": "i", "value": "j"}], "sources": ["k"],
         "links": [{"label": "l", "url": "http://m"}]}
        """#
      let exposition = #"""
        {"title": "a", "aliases": ["b"], "visitors": 1, "visitors_note": "c", "location": "d",
         "duration": "1900. 4. 14 - 1900. 11. 12", "description": "e", "image_desc": "f",
         "details": [{"label": "g", "value": "h"}], "sources": ["i"],
         "links": [{"label": "j", "url": "http://k"}], "items_title": "l", "evidence_label": "m",
         "grades": [{"word": "n", "meaning": "o"}]}
        """#
      let values = [
        try CatalogueFile("[\(item)]").items()[0].json,
        try CatalogueFile(exposition).exposition().json,
      ]
      for (value, keys) in zip(
        values, [Item.CodingKeys.allCases.count, Exposition.CodingKeys.allCases.count])
      {
        guard case .object(let members) = value, members.count == keys else {
          Issue.record("a key is missing: \(value)")
          continue
        }
      }
      return values
    }
  }

  /// The value with itself, and then each of its parts, replaced by another value.
  private static func variants(of value: JSONValue, with other: JSONValue) -> [JSONValue] {
    switch value {
    case .string, .integer: return [other]
    case .array(let elements):
      let elements = Array(elements)
      return [other]
        + elements.indices.flatMap { index in
          variants(of: elements[index], with: other).map { variant in
            var elements = elements
            elements[index] = variant
            return .array(elements)
          }
        }
    case .object(let members):
      return [other]
        + members.indices.flatMap { index in
          variants(of: members[index].value, with: other).map { variant in
            var members = members
            members[index].value = variant
            return .object(members)
          }
        }
    }
  }

  /// Texts that our parser refuses and `JSONDecoder` passes over if it skips a value.
  private static let acceptedByDecoder: [String: [UInt8]] = [
    "badEscape": Array(#"["\x"]"#.utf8),
    "notJSON": Array("[01]".utf8),
    "notUTF8": [0x5B, 0x22, 0xFF, 0x22, 0x5D],
    "controlCharacter": Array("[\"\u{17}\"]".utf8),
    "trailingComma": Array("[1,]".utf8),
  ]

  @Test(arguments: acceptedByDecoder)
  func `what the decoder accepts without a word is refused by its kind`(
    _ kind: String, _ bytes: [UInt8]
  ) {
    #expect(CatalogueProperties.isSkippedByDecoder(bytes))
    #expect(
      textFaults(of: bytes).map { "\($0.kind)" } == ["malformed(ExpoCore.JSONFault.\(kind))"])
  }

  @Test
  func `over random mutations the decoder accepts what the scanner passes, and a few kinds more`() {
    var generator = SeededGenerator(seed: 13)
    let seed = Array(
      #"[{"a": 1, "b": [true, -0.5e+3, null], "\u00e9": "가\ud83d\ude00\n"}, [], {"a": {}}]"#.utf8)
    var kinds: Set<String> = []
    for _ in 0..<rounds(800, long: 6_000) {
      let bytes = Self.mutation(of: seed, using: &generator)
      let faults = textFaults(of: bytes)
      if faults.isEmpty {
        #expect(CatalogueProperties.isAcceptedByDecoder(bytes), "\(bytes)")
      }
      if let fault = faults.first, CatalogueProperties.isSkippedByDecoder(bytes) {
        kinds.insert("\(fault.kind)")
      }
    }
    #expect(kinds.count >= 4)
  }

  /// A megabyte here, for an unoptimised build; the benchmark takes fifty.
  @Test
  func `one endless string is read, and a fault at its end is found with a short excerpt`() {
    let text = String(repeating: "가나다 abc ", count: rounds(10_000, long: 210_000))
    #expect(
      firstError(ofItems: CatalogueFile("[\"\(text)\"]"))?.kind
        == .wrongType(expected: .object, found: .string))
    let cut = CatalogueFile("[\"\(text)")
    #expect(firstError(ofItems: cut)?.kind == .malformed(.missingQuote))
    #expect((firstError(ofItems: cut)?.sourceExcerpt?.text.utf8.count ?? .max) < 1_000)
  }

  /// Five hundred here, for an unoptimised build; the benchmark takes a million.
  @Test
  func `an object with a great many keys is read, and the one that is there twice is found`() {
    let members = (0..<500).map { "\"k\($0)\":0" }.joined(separator: ",")
    let file = CatalogueFile("[{\"name\":\"a\",\(members),\"n\\u0061me\":\"b\"}]")
    #expect(file.check(as: .items).count(of: .warning) == 500)
    #expect(
      file.faults(as: .items).filter { $0.severity != .warning }.map(\.kind) == [
        .missingKey("image_name"), .missingKey("short_desc"), .missingKey("desc"),
        .duplicateKey("name"),
      ])
  }

  @Test(arguments: ["k", "가", "\\u00e9", "\\ud83d\\ude00", "\\n"])
  func `a fault names the head of a long key`(_ part: String) throws {
    let key = String(repeating: part, count: 1_000)
    let finding = firstError(ofItems: CatalogueFile("[{\"\(key)\": {\"a\": 01}}]"))
    let text = Array(part.utf8).withUnsafeBufferPointer {
      String(decoding: JSONString.bytes(of: $0), as: UTF8.self)
    }
    #expect(finding?.valuePath == "[0].\(String(repeating: text, count: 40))….a")
  }

  @Test
  func `of a great many faults a thousand are found at their path, and the rest is counted`() {
    let count = 10_000
    let aliases = Array(repeating: "1", count: count).joined(separator: ",")
    let item = goodItem.dropLast() + ", \"image_desc\": \"x\", \"aliases\": [\(aliases)]}"
    let report = CatalogueFile("[\(item)]").check(as: .items)
    #expect(report.faults.map(\.valuePath) == (0..<1_000).map { "[0].aliases[\($0)]" })
    #expect(report.count(of: .error) == count)
    #expect(report.count(of: .warning) == 0)
  }

  @Test
  func `a great many items with one identifier are each refused`() {
    let items = Array(repeating: goodItem, count: 900).joined(separator: ",")
    let faults = CatalogueFile("[\(items)]").faults(as: .items)
    #expect(
      faults.map(\.kind) == Array(repeating: .duplicateIdentifier("god", number: 1), count: 899))
  }

  /// The bytes with up to four of them replaced, removed, inserted or repeated.
  private static func mutation(
    of bytes: [UInt8],
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    let likely = Array(#"{}[]",:\ /'tu0-.eE"#.utf8)
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes[place] = likely.randomElement(using: &generator) ?? 0
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(likely.randomElement(using: &generator) ?? 0, at: place)
      case 4: bytes.insert(bytes[place], at: place)
      default:
        if Int.random(in: 0..<8, using: &generator) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }
}

extension JSONValue {
  /// Whether this is an item and not an exposition.
  fileprivate var isItem: Bool {
    if case .object(let members) = self {
      members.contains { $0.key == "image_name" }
    } else {
      false
    }
  }
}
