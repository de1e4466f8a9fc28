import ExpoCore

/// Makes foreign text safe for a terminal.
///
/// Characters that could move the cursor, control the terminal, change the reading direction or
/// hide from the reader are shown by their code points, such as `\u{1B}`.
package enum ControlEscaping {
  /// Returns the text as it may appear on a terminal.
  ///
  /// Line feeds stay; CR LF and CR become line feeds. A tab becomes four spaces wherever it stands,
  /// so that the parts of a text measure what the whole measures. An invisible character stays if
  /// it changes what the reader sees. Conjoining Jamo become syllables, which readers search for.
  /// Idempotent.
  ///
  ///     ControlEscaping.escaped("갓\u{1B}[2J")  // #"갓\u{1B}[2J"#
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func escaped(_ text: String) -> String {
    guard
      text.unicodeScalars.contains(where: { needsEscape($0) || Hangul.isConjoining($0.value) })
    else { return text }
    // A string grows in place; a view of its scalars is copied with each part that is appended.
    var output = ""
    var last: Unicode.Scalar?
    var rest = text.unicodeScalars[...]
    while var scalar = rest.popFirst() {
      while let next = rest.first,
        let joined = Hangul.joined(scalar.value, next.value).flatMap(Unicode.Scalar.init)
      {
        scalar = joined
        rest.removeFirst()
      }
      let isShown = !needsEscape(scalar) || stays(scalar, between: last, and: rest.first)
      let shown = isShown ? String(scalar) : replacement(for: scalar, before: rest.first)
      output += shown
      last = shown.unicodeScalars.last ?? last
    }
    return output
  }

  /// The text that stands for an escaped scalar.
  private static func replacement(for scalar: Unicode.Scalar, before next: Unicode.Scalar?)
    -> String
  {
    if scalar == "\t" { return "    " }
    if scalar == "\r" { return next == "\n" ? "" : "\n" }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether an invisible scalar stays, because it changes the emoji (UTS #51, 1.4) or the
  /// ideograph (UTS #37) that it belongs to.
  ///
  /// - Parameter last: The last scalar of the escaped text before it, not of the original, so that
  ///   a second pass decides the same.
  private static func stays(
    _ scalar: Unicode.Scalar, between last: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    guard let last else { return false }
    switch scalar.value {
    case 0x200D:
      return (isPictograph(last) || last == "\u{FE0F}") && next.map(isPictograph) == true
    case 0xFE0E, 0xFE0F:
      let isKeycap = last.properties.isEmoji && last.isASCII && next == "\u{20E3}"
      return isKeycap || isPictograph(last)
    case 0xE0100...0xE01EF:
      return last.properties.isUnifiedIdeograph
    default:
      return false
    }
  }

  /// Whether the scalar is an emoji of its own: not a digit, and not a letter of a flag.
  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && !scalar.isASCII && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether the scalar is escaped, unless its neighbours let it stay.
  ///
  /// These are the control characters except line feed, the line and paragraph separators, the
  /// format characters without a glyph, all other Default_Ignorable_Code_Point (UAX #44), the
  /// placeholder of an object, and the noncharacters.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isCommon { return false }
    // Annotations, an object, hieroglyphs.
    if [0xFFF9...0xFFFC, 0x13430...0x1343F].contains(where: { $0.contains(scalar.value) }) {
      return true
    }
    let properties = scalar.properties
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
