/// The sequences in which an otherwise invisible character stays, because it changes what the
/// reader sees.
///
/// | character | stays |
/// |---|---|
/// | ZWNJ, ZWJ, zero-width space | between letters or marks of a script that may need them |
/// | ZWJ, U+FE0E, U+FE0F | inside an emoji sequence (UTS #51, 1.4) |
/// | U+E0100...U+E01EF | after an ideograph (UTS #37) |
/// | tags | in the flags of England, Scotland and Wales (UTS #51, RGI emoji tag sequences) |
enum InvisibleSequences {
  /// How many of the scalars at the beginning of a text stay although they are invisible; 0 if the
  /// first one is escaped.
  ///
  /// - Parameters:
  ///   - text: the text to escape, from an invisible scalar on.
  ///   - scalar: the last scalar of the escaped text before it. With that instead of the text's own, a
  ///     second pass decides the same.
  static func length(
    of text: ArraySlice<Unicode.Scalar>, after scalar: Unicode.Scalar?
  ) -> Int {
    let preceding = scalar?.value ?? 0
    let value = text.first?.value ?? 0
    let following = text.dropFirst().first?.value ?? 0
    let stays =
      switch value {
      case 0x200B...0x200D:
        mayNeedJoiners(preceding) && mayNeedJoiners(following)
          || value == 0x200D && isEmojiJoiner(after: preceding, before: following)
      case 0xFE0E, 0xFE0F: isPresentationSelector(after: preceding, before: following)
      case 0xE0100...0xE01EF: isIdeograph(preceding)
      default: false
      }
    if stays { return 1 }
    return preceding == 0x1F3F4 ? lengthOfTags(in: text) : 0
  }

  /// Whether the scalar is a letter or a mark outside the blocks of Latin, Greek, Cyrillic, Hangul,
  /// Han and kana, whose letters neither join nor need a place to break.
  private static func mayNeedJoiners(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x530,  // Latin, Greek, Cyrillic, and the marks of all three
      0x1100...0x11FF,  // Hangul
      0x1AB0...0x1AFF, 0x1C80...0x1C8F, 0x1D00...0x218F,  // extensions, letterlike symbols
      0x2C60...0x2C7F, 0x2DE0...0x9FFF,  // extensions, kana, Han
      0xA640...0xA69F, 0xA700...0xA7FF, 0xA960...0xA97F, 0xAB30...0xAB6F,  // extensions
      0xAC00...0xFB06, 0xFE20...0xFE2F, 0xFF00...0xFFFF,  // Hangul, Han, ligatures, other widths
      0x10780...0x107BF, 0x1AFF0...0x1B16F, 0x1D400...0x1D7FF, 0x1DF00...0x1DFFF,
      0x1E030...0x1E08F, 0x20000...:
      return false
    default:
      guard let scalar = Unicode.Scalar(value), !ControlEscaping.needsEscape(scalar) else {
        return false
      }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark:
        return true
      default: return false
      }
    }
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    Unicode.Scalar(value)?.properties.isUnifiedIdeograph ?? false
  }

  private static func isEmojiJoiner(after preceding: UInt32, before following: UInt32) -> Bool {
    (isPictograph(preceding) || preceding == 0xFE0F) && isPictograph(following)
  }

  private static func isPresentationSelector(
    after preceding: UInt32, before following: UInt32
  ) -> Bool {
    switch preceding {
    case 0x23, 0x2A, 0x30...0x39: following == 0x20E3  // keycaps
    default: isPictograph(preceding)
    }
  }

  /// Whether the scalar is an emoji of its own: not a digit, and not a letter of a flag.
  static func isPictograph(_ value: UInt32) -> Bool {
    guard value > 0x7F, !(0x1F1E6...0x1F1FF).contains(value) else { return false }
    return Unicode.Scalar(value)?.properties.isEmoji ?? false
  }

  /// How many tags the text begins with if they make the flag of England, Scotland or Wales.
  private static func lengthOfTags(in text: ArraySlice<Unicode.Scalar>) -> Int {
    ["gbeng\u{7F}", "gbsct\u{7F}", "gbwls\u{7F}"].map { flag in
      flag.unicodeScalars.map { 0xE0000 + $0.value }
    }.first { text.prefix($0.count).map(\.value) == $0 }?.count ?? 0
  }
}
