import Foundation
import TestSupport
import Testing

@testable import ExpoCore

@Suite struct FoldingTableTests {
  /// Letters that Unicode does not decompose: those with a stroke, dotless i and final sigma.
  static let undecomposed: [UInt32: UInt32] = [
    0xF0: 0x64, 0xF8: 0x6F, 0x111: 0x64, 0x127: 0x68, 0x131: 0x69, 0x142: 0x6C, 0x3C2: 0x3C3,
  ]

  /// Latin, Greek and Cyrillic letters.
  static let blocks: [ClosedRange<UInt32>] = [0xE0...0x52F, 0x1E00...0x1FFF]

  /// The first scalar of the letter's canonical decomposition, without its stroke.
  static func plain(_ letter: Unicode.Scalar) -> UInt32 {
    let parts = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars
    let base = parts.first?.value ?? letter.value
    return undecomposed[base] ?? base
  }

  /// `FoldingTable.swift`, from the Unicode data of the toolchain.
  static var source: String {
    let letters = blocks.joined().compactMap(Unicode.Scalar.init).filter { scalar in
      let properties = scalar.properties
      return properties.isAlphabetic && properties.generalCategory != .modifierLetter
        && properties.lowercaseMapping == String(scalar)
    }
    let rows = letters.map { (letter: $0.value, plain: plain($0)) }
      .filter { $0.plain != $0.letter && $0.plain <= 0xFFFF }
      .map { String(format: "0x%04X_%04X,", $0.letter, $0.plain) }
    let lines = stride(from: 0, to: rows.count, by: 7).map { start in
      "    " + rows[start..<min(start + 7, rows.count)].joined(separator: " ")
    }
    return """
      // Generated: EXPO_RECORD=1 swift test --filter FoldingTableTests

      /// Letters that readers do not distinguish from a plainer one: accented small letters of the
      /// Latin, Greek and Cyrillic scripts.
      enum FoldingTable {
        /// The plain letter that stands for a scalar, if another one does.
        static func plain(_ scalar: UInt32) -> UInt32? {
          guard scalar < 0x1_0000, let row = rows.last(atMost: scalar << 16 | 0xFFFF),
            row >> 16 == scalar
          else { return nil }
          return row & 0xFFFF
        }

        /// The scalar in the high half and its plain letter in the low half, sorted.
        private static let rows: [UInt32] = [
      \(lines.joined(separator: "\n"))
        ]
      }

      """
  }

  @Test func `an ideograph of the compatibility block is the one that it decomposes to`() {
    for scalar in Folding.compatibilityIdeographs.compactMap(Unicode.Scalar.init) {
      let plain = Self.plain(scalar)
      let expected = plain == scalar.value || plain > 0xFFFF ? nil : plain
      #expect(Folding.unifiedIdeographs[scalar.value] == expected)
    }
  }

  @Test func `the table is the base of each canonical decomposition`() throws {
    try expectGenerated(Self.source, at: "Sources/ExpoCore/Letters/FoldingTable.swift")
  }
}
