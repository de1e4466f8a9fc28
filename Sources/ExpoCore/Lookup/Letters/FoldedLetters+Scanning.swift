extension FoldedLetters {
  /// A letter to look for, with the bytes by which it is known in most texts.
  struct Target {
    let value: UInt32
    /// Its UTF-8, where it is a syllable or an ideograph.
    fileprivate let utf8: (UInt8, UInt8, UInt8)?
    /// The letter where it is ASCII, else a byte that never is.
    fileprivate let ascii: UInt8

    init(_ letter: UInt32) {
      value = letter
      ascii = letter < 0x80 ? UInt8(letter) : 0xFF
      let isPlain = Hangul.isSyllable(letter) || FoldedLetters.isIdeograph(letter)
      utf8 =
        isPlain
        ? (
          0xE0 | UInt8(letter >> 12), 0x80 | UInt8(letter >> 6 & 0x3F), 0x80 | UInt8(letter & 0x3F)
        )
        : nil
    }
  }

  /// Whether every syllable and ideograph of a text stands there as itself: precomposed, and with
  /// no compatibility ideograph.
  ///
  /// It is enough that no byte leads to the blocks of the conjoining Jamo and of the compatibility
  /// ideographs. One look at each byte, without a branch, many bytes at once.
  static func isComposed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rare: UInt8 = 0
    for byte in bytes { rare |= (byte == 0xE1 ? 1 : 0) | (byte == 0xEF ? 1 : 0) }
    return rare == 0
  }

  /// Goes on to the next place where a letter stands; false, at the end of the text, where there
  /// is none.
  ///
  /// - Parameter isComposed: What `isComposed` says of the text; then bytes are compared, several
  ///   times as fast as letters.
  mutating func advance(to letter: Target, isComposed: Bool) -> Bool {
    if isComposed, let utf8 = letter.utf8 { return advance(toBytes: utf8) }
    while end < bytes.count || pending != 0 {
      if pending == 0, bytes[end] < 0x80, bytes[end] | 0x20 != letter.ascii,
        bytes[end] != letter.ascii
      {
        end += 1
      } else if next() == letter.value {
        return true
      }
    }
    return false
  }

  private mutating func advance(toBytes utf8: (UInt8, UInt8, UInt8)) -> Bool {
    var place = end + 2
    pending = 0
    while place < bytes.count {
      if bytes[place] == utf8.2, bytes[place - 1] == utf8.1, bytes[place - 2] == utf8.0 {
        start = place - 2
        end = place + 1
        return true
      }
      place += 1
    }
    end = bytes.count
    return false
  }

  /// Where the last letter ends together with its accents and whatever else is not seen after it.
  var endWithAccents: Int {
    var rest = self
    while rest.end < bytes.count, bytes[rest.end] >= 0xC0 {
      let here = rest.end
      guard Folding(rest.decodeScalar()) == .nothing else { return here }
    }
    return rest.end
  }
}
