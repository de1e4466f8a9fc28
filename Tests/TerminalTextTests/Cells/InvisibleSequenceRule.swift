@testable import TerminalText

/// The rule of `InvisibleSequences`, written a second time over the names of the characters and the
/// whole text.
struct InvisibleSequenceRule {
  /// Whether the invisible scalar at an index stays.
  func allows(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
    let values = text.map(\.value)
    let before = index > 0 ? text[index - 1] : "\n"
    let after = index + 1 < text.count ? text[index + 1] : "\n"
    switch text[index].value {
    case 0x200B...0x200D:
      let isEmojiJoiner = text[index].value == 0x200D && allowsEmojiJoiner(after, text, index)
      return mayNeedJoiners(before) && mayNeedJoiners(after) || isEmojiJoiner
    case 0xE0100...0xE01EF: return before.properties.isUnifiedIdeograph
    case 0xFE0E, 0xFE0F:
      if before.isASCII {
        return after == "\u{20E3}" && "#*0123456789".unicodeScalars.contains(before)
      }
      return isPictograph(before)
    case 0xE0000...0xE007F: return isInFlag(index, of: values)
    default: return false
    }
  }

  private func mayNeedJoiners(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    let isMark = [.nonspacingMark, .spacingMark, .enclosingMark].contains(
      properties.generalCategory)
    return (isMark || properties.isAlphabetic) && !ControlEscaping.needsEscape(scalar)
      && !properties.isIdeographic && !properties.isEmoji
      && !["LATIN", "GREEK", "CYRILLIC", "HANGUL", "HIRAGANA", "KATAKANA", "COMBINING"].contains {
        properties.name?.hasPrefix($0) ?? true
      }
  }

  private func allowsEmojiJoiner(
    _ after: Unicode.Scalar, _ text: [Unicode.Scalar], _ index: Int
  ) -> Bool {
    guard isPictograph(after), index > 0 else { return false }
    if isPictograph(text[index - 1]) { return true }
    return text[index - 1].value == 0xFE0F && allows(index - 1, in: text)
  }

  private func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private func isInFlag(_ index: Int, of text: [UInt32]) -> Bool {
    ["gbeng", "gbsct", "gbwls"].contains { code in
      let flag = [0x1F3F4] + code.utf8.map { 0xE0000 + UInt32($0) } + [0xE007F]
      return (max(0, index - 6)...index).contains { start in text[start...].starts(with: flag) }
    }
  }
}
