/// Makes foreign text safe for a terminal.
///
/// Characters that could move the cursor, control the terminal, change the reading direction or
/// hide from the reader are shown by their code points, such as `\u{1B}`.
package enum ControlEscaping {
  /// Returns the text as it may appear on a terminal.
  ///
  /// Line feeds stay; CR LF and CR become line feeds. A tab becomes four spaces wherever it stands, so
  /// that the parts of a text measure what the whole measures. An invisible character stays if it
  /// changes what the reader sees. Idempotent; returns a text that needs no change as it is.
  ///
  ///     ControlEscaping.escaped("갓\u{1B}[2J")  // #"갓\u{1B}[2J"#
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    // A string grows in place; a view of its scalars is copied with each part that is appended.
    var output = ""
    var last: Unicode.Scalar?
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if !needsEscape(scalar) || stays(scalar, between: last, and: rest.first) {
        output += String(scalar)
        last = scalar
        continue
      }
      let shown = shown(scalar, before: rest.first)
      output += shown
      last = shown.unicodeScalars.last ?? last
    }
    return output
  }

  /// What the reader sees instead of a scalar that is escaped.
  private static func shown(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> String {
    if scalar == "\t" { return "    " }
    if scalar == "\r" { return next == "\n" ? "" : "\n" }
    if scalar.value >= firstByte {
      return "\\x\(String(scalar.value & 0xFF, radix: 16, uppercase: true))"
    }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// The first of the scalars that stand for a byte of a path that is not UTF-8: `\xFF`.
  private static let firstByte: UInt32 = 0x10FF80

  /// Whether the scalar alone is escaped.
  ///
  /// These are the control characters except line feed, the line and paragraph separators, the
  /// format characters without a glyph, all other Default_Ignorable_Code_Point (UAX #44), the
  /// placeholder of an object, the noncharacters, and what stands for a byte of a path.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x4000...0xD7FF: false  // most of a text
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
      // The last two of each plane are noncharacters.
      scalar.value >= firstByte || scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
