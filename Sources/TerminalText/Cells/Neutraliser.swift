/// The one function through which text passes that did not come from the program itself.
///
/// Whatever could move the cursor, give the terminal an order, turn the reading direction or hide
/// from the reader is shown as its code point, `\u{1B}`.
package enum Neutraliser {
  /// How a tab is shown: always alike, so that a text's parts measure what the whole measures.
  private static let tab = "    "

  /// The text as it may stand on a terminal.
  ///
  /// Line feeds stay; CR LF and CR become line feeds and a tab four spaces. Joiners and
  /// presentation selectors stay inside an emoji sequence (UTS #51), tags never. Idempotent; linear
  /// in the text's length, and a text that needs nothing is given back as it is.
  ///
  ///     Neutraliser.neutralise("갓\u{1B}[2J")  // #"갓\u{1B}[2J"#
  package static func neutralise(_ text: String) -> String {
    var copy = text
    return copy.withUTF8 { bytes in
      guard var suspect = bytes.firstSuspect(from: 0) else { return text }
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count + 16)
      var copied = 0
      while suspect < bytes.count {
        output.append(contentsOf: bytes[copied..<suspect])
        copied = suspect + bytes.scalar(at: suspect).length
        append(suspect, of: bytes, to: &output)
        suspect = bytes.firstSuspect(from: copied) ?? bytes.count
      }
      output.append(contentsOf: bytes[copied...])
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Whether the scalar by itself never reaches a terminal raw.
  ///
  /// These are the control characters but line feed, the line and paragraph separators, the format
  /// characters that have no glyph, whatever else is Default_Ignorable_Code_Point (UAX #44), and
  /// the noncharacters.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x09, 0x0B...0x1F, 0x7F...0x9F,  // C0 but line feed, DEL, C1
      0xAD, 0x034F,  // soft hyphen, combining grapheme joiner
      0x061C, 0x200E...0x200F, 0x202A...0x202E,  // bidirectional controls
      0x115F...0x1160, 0x3164, 0xFFA0,  // Hangul fillers
      0x17B4...0x17B5,  // Khmer inherent vowels
      0x180B...0x180F, 0xFE00...0xFE0F,  // variation selectors, Mongolian vowel separator
      0x200B...0x200D, 0xFEFF,  // zero-width space and joiners, byte-order mark
      0x2028...0x2029,  // line and paragraph separators
      0x2060...0x206F,  // word joiner, invisible operators, bidirectional isolates
      0xFDD0...0xFDEF,  // noncharacters
      0xFFF0...0xFFFB,  // reserved, interlinear annotation
      0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,  // hieroglyphs, shorthand, music
      0xE0000...0xE0FFF:  // tags, variation selectors
      true
    default:
      scalar.value & 0xFFFE == 0xFFFE  // the last two of each plane are noncharacters
    }
  }

  /// Adds what stands for the scalar at an offset.
  private static func append(
    _ offset: Int,
    of bytes: UnsafeBufferPointer<UInt8>,
    to output: inout [UInt8]
  ) {
    let (value, length) = bytes.scalar(at: offset)
    let following = offset + length < bytes.count ? bytes.scalar(at: offset + length).value : 0
    switch value {
    case 0x09:
      output.append(contentsOf: tab.utf8)
    case 0x0D where following == 0x0A:
      break
    case 0x0D:
      output.append(0x0A)
    default:
      // What precedes is asked of the output, so that a second pass sees and does the same.
      let preceding = output.withUnsafeBufferPointer { $0.lastScalar }
      if EmojiSequence.continues(with: value, after: preceding, before: following) {
        output.append(contentsOf: bytes[offset..<offset + length])
      } else {
        output.append(contentsOf: "\\u{\(String(value, radix: 16, uppercase: true))}".utf8)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the next scalar that needs escaping, of itself.
  fileprivate func firstSuspect(from start: Int) -> Int? {
    var offset = start
    while offset < count {
      switch self[offset] {
      case 0x20...0x7E, 0x0A:
        offset += 1
      case 0xE4...0xED:  // U+4000 to U+D7FF: ideographs and Hangul
        offset += 3
      default:
        let (value, length) = scalar(at: offset)
        if let scalar = Unicode.Scalar(value), Neutraliser.needsEscape(scalar) { return offset }
        offset += length
      }
    }
    return nil
  }

  /// The scalar that ends here; 0 where there is none.
  fileprivate var lastScalar: UInt32 {
    guard var offset = indices.last else { return 0 }
    while offset > 0 && self[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return scalar(at: offset).value
  }
}
