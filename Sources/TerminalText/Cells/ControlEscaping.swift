/// Makes foreign text safe for a terminal.
///
/// Characters that could move the cursor, control the terminal, change the reading direction or
/// hide from the reader are shown by their code points, such as `\u{1B}`.
package enum ControlEscaping {
  /// A tab has a fixed width, so that the parts of a text measure what the whole measures.
  private static let tab = "    "

  /// Returns the text as it may appear on a terminal.
  ///
  /// Line feeds stay; CR LF and CR become line feeds and a tab becomes four spaces. An invisible
  /// character stays if it changes what the reader sees (`InvisibleSequences`). Idempotent; returns
  /// a text that needs no change as it is.
  ///
  ///     ControlEscaping.escaped("갓\u{1B}[2J")  // #"갓\u{1B}[2J"#
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func escaped(_ text: String) -> String {
    text.withUTF8Bytes { bytes in
      var suspect = bytes.firstSuspect(from: 0)
      if suspect == bytes.count { return text }
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count + 16)
      var copied = 0
      while suspect < bytes.count {
        output.append(contentsOf: bytes.slice(copied, suspect))
        copied = suspect + append(suspect, of: bytes, to: &output)
        suspect = bytes.firstSuspect(from: copied)
      }
      output.append(contentsOf: bytes.slice(copied, bytes.count))
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Whether the scalar alone is escaped.
  ///
  /// These are the control characters except line feed, the line and paragraph separators, the
  /// format characters without a glyph, all other Default_Ignorable_Code_Point (UAX #44), the
  /// placeholder of an object, and the noncharacters.
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
      0xFFF0...0xFFFC,  // reserved, interlinear annotation, object replacement
      0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,  // hieroglyphs, shorthand, music
      0xE0000...0xE0FFF:  // tags, variation selectors
      true
    default:
      scalar.value & 0xFFFE == 0xFFFE  // the last two of each plane are noncharacters
    }
  }

  /// Appends what is shown for the scalar at an offset, and returns how many bytes that covers.
  private static func append(
    _ offset: Int, of bytes: UTF8Bytes, to output: inout [UInt8]
  ) -> Int {
    let (value, length) = bytes.scalar(at: offset)
    switch value {
    case 0x09:
      output.append(contentsOf: tab.utf8)
    case 0x0D where bytes[offset + 1] == 0x0A:
      break
    case 0x0D:
      output.append(0x0A)
    default:
      let kept = output.withUnsafeBufferPointer {
        InvisibleSequences.length(at: offset, of: bytes, after: UTF8Bytes($0))
      }
      output.append(contentsOf: bytes.slice(offset, offset + kept))
      if kept > 0 { return kept }
      output.append(contentsOf: "\\u{\(String(value, radix: 16, uppercase: true))}".utf8)
    }
    return length
  }
}

extension UTF8Bytes {
  /// The offset of the next scalar that needs escaping on its own, or that of the end.
  fileprivate func firstSuspect(from start: Int) -> Int {
    var offset = start
    while offset < count {
      switch self[offset] {
      case 0x20...0x7E, 0x0A:
        offset += 1
      case 0xE4...0xED:  // U+4000 to U+D7FF: ideographs and Hangul
        offset += 3
      default:
        let (value, length) = scalar(at: offset)
        if let scalar = Unicode.Scalar(value), ControlEscaping.needsEscape(scalar) {
          return offset
        }
        offset += length
      }
    }
    return count
  }
}
