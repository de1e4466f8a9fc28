import ExpoCore

extension ControlEscaping {
  /// Whether an invisible scalar stays, because it changes what the reader sees.
  ///
  /// | scalar | stays |
  /// |---|---|
  /// | ZWNJ, ZWJ, zero-width space | between letters or marks of a script that may need them |
  /// | ZWJ, U+FE0E, U+FE0F | inside an emoji sequence (UTS #51, 1.4) |
  /// | U+E0100...U+E01EF | after an ideograph (UTS #37) |
  ///
  /// - Parameter last: The last scalar of the escaped text before it, not of the original, so that
  ///   a second pass decides the same.
  static func stays(
    _ scalar: Unicode.Scalar, between last: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    guard let last else { return false }
    switch scalar.value {
    case 0x200B...0x200D:
      guard let next else { return false }
      return mayNeedJoiners(last) && mayNeedJoiners(next)
        || scalar == "\u{200D}" && (isPictograph(last) || last == "\u{FE0F}") && isPictograph(next)
    case 0xFE0E, 0xFE0F:
      let isKeycap = last.properties.isEmoji && last.isASCII && next == "\u{20E3}"
      return isKeycap || isPictograph(last)
    case 0xE0100...0xE01EF:
      return last.properties.isUnifiedIdeograph
    default:
      return false
    }
  }

  /// Whether the scalar is a letter or a mark of a script whose letters join, or whose words have
  /// no blanks between them: those of the Near East, of India, of Southeast Asia and of Mongolia.
  private static func mayNeedJoiners(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x109F, 0x1700...0x1AAF, 0x1B00...0x1C7F, 0x1CD0...0x1CFF, 0xA800...0xA95F,
      0xA980...0xAB2F, 0xABC0...0xABFF, 0xFB1D...0xFDCF, 0xFE70...0xFEFE, 0x10800...0x11FFF,
      0x1E800...0x1EEFF:
      return (scalar.properties.isAlphabetic || scalar.isCombiningMark) && !needsEscape(scalar)
    default: return false
    }
  }

  /// Whether the scalar is an emoji of its own: not a digit, and not a letter of a flag.
  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && !scalar.isASCII && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
