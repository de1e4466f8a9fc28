/// Makes foreign text safe for a terminal.
///
/// Characters that could move the cursor, control the terminal, change the reading direction or
/// hide from the reader are shown by their code points, such as `\u{1B}`.
package enum ControlEscaping {
  /// A tab has a fixed width, so that the parts of a text measure what the whole measures.
  private static let tab = "    "

  /// Returns the text as it may appear on a terminal.
  ///
  /// Line feeds stay; CR LF and CR become line feeds and a tab becomes four spaces. Joiners and
  /// presentation selectors stay inside an emoji sequence (UTS #51). Idempotent; returns a text
  /// that needs no change as it is.
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
        copied = suspect + bytes.scalar(at: suspect).length
        append(suspect, of: bytes, to: &output)
        suspect = bytes.firstSuspect(from: copied)
      }
      output.append(contentsOf: bytes.slice(copied, bytes.count))
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Whether the scalar alone is escaped.
  ///
  /// These are the control characters except line feed, the line and paragraph separators, the
  /// format characters without a glyph, all other Default_Ignorable_Code_Point (UAX #44), and the
  /// noncharacters.
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

  /// Appends the replacement for the scalar at an offset.
  private static func append(_ offset: Int, of bytes: UTF8Bytes, to output: inout [UInt8]) {
    let (value, length) = bytes.scalar(at: offset)
    let following = bytes.scalar(at: offset + length).value
    switch value {
    case 0x09:
      output.append(contentsOf: tab.utf8)
    case 0x0D where following == 0x0A:
      break
    case 0x0D:
      output.append(0x0A)
    default:
      // The preceding scalar is that of the output, so that a second pass decides the same.
      let preceding = output.withUnsafeBufferPointer { UTF8Bytes($0).lastScalar }
      if EmojiSequence.continues(with: value, after: preceding, before: following) {
        output.append(contentsOf: bytes.slice(offset, offset + length))
      } else {
        output.append(contentsOf: "\\u{\(String(value, radix: 16, uppercase: true))}".utf8)
      }
    }
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

  /// The last scalar; 0 if there is none.
  fileprivate var lastScalar: UInt32 {
    var offset = count - 1
    while offset > 0 && self[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return scalar(at: offset).value
  }
}

/// The invisible scalars that belong to an emoji (UTS #51, section 1.4).
private enum EmojiSequence {
  private static let zeroWidthJoiner: UInt32 = 0x200D
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let enclosingKeycap: UInt32 = 0x20E3

  /// Whether the scalar, between these two, is a joiner or presentation selector of an emoji:
  /// `👩‍🚀`, `❤️`, `5️⃣`.
  static func continues(
    with scalar: UInt32,
    after preceding: UInt32,
    before following: UInt32
  ) -> Bool {
    switch scalar {
    case zeroWidthJoiner:
      (isPictograph(preceding) || preceding == emojiSelector) && isPictograph(following)
    case textSelector, emojiSelector:
      isPictograph(preceding) || (isKeycapBase(preceding) && following == enclosingKeycap)
    default:
      false
    }
  }

  /// An emoji of one scalar: not the digits, and not the letters of flags.
  private static func isPictograph(_ value: UInt32) -> Bool {
    guard value > 0x7F, !(0x1F1E6...0x1F1FF).contains(value) else { return false }
    return Unicode.Scalar(value)?.properties.isEmoji ?? false
  }

  private static func isKeycapBase(_ value: UInt32) -> Bool {
    switch value {
    case 0x23, 0x2A, 0x30...0x39: true
    default: false
    }
  }
}
