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
