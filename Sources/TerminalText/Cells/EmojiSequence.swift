/// Where invisible scalars belong to an emoji (UTS #51, section 1.4).
enum EmojiSequence {
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

  /// An emoji of one scalar: not the digits, and not the letters that flags are made of.
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
