/// The letters of a text as lookup and search compare them, decoded one at a time.
///
/// Texts that readers consider equal have the same letters: letter case, width, spaces,
/// punctuation, accents and the Unicode form (a syllable or its Jamo) make no difference. Hangul
/// comes as precomposed syllables, a single Jamo as its compatibility letter.
/// Positions are UTF-8 offsets.
struct FoldedLetters {
  /// The characters between a letter and the previous one.
  struct Gap: Equatable {
    var hasSpace = false
    var hasPunctuation = false
    var hasLineBreak = false

    var isEmpty: Bool { !hasSpace && !hasPunctuation && !hasLineBreak }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The second letter of one that folds to two, such as the e of æ.
  var pending: UInt32 = 0
  /// The start of the last letter.
  var start = 0
  /// The end of the last letter, without its accents.
  var end = 0
  /// The characters before the last letter.
  private(set) var gap = Gap()

  /// - Parameter bytes: Well-formed UTF-8, which every Swift string is.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next letter; nil at the end of the text.
  @inline(__always)
  mutating func next() -> UInt32? {
    gap = Gap()
    while end < bytes.count {
      let byte = bytes[end]
      // U+4000 to U+DFFF: ideographs and syllables, which are most of a Korean text.
      if byte >= 0xE4, byte <= 0xED, pending == 0 {
        let head = UInt32(byte & 0x0F) << 12 | UInt32(bytes[end + 1] & 0x3F) << 6
        let scalar = head | UInt32(bytes[end + 2] & 0x3F)
        let isSyllable = Hangul.isSyllable(scalar)
        if isSyllable || Self.ideographs.contains(scalar) {
          start = end
          end += 3
          let mayGoOn = isSyllable && end < bytes.count && bytes[end] == 0xE1
          return mayGoOn ? completed(scalar) : scalar
        }
      }
      if byte < 0x80, pending == 0, let letter = Self.smallLetter(byte) {
        start = end
        end += 1
        return letter
      }
      if byte == 0x20, pending == 0 {
        end += 1
        gap.hasSpace = true
        continue
      }
      if let letter = nextOfAnyKind() { return letter }
    }
    return takePending()
  }

  /// Reads one scalar outside the two large blocks, or the second letter of the one before.
  @inline(never)
  mutating func nextOfAnyKind() -> UInt32? {
    if let letter = takePending() { return letter }
    start = end
    let scalar = decodeScalar()
    switch Folding(scalar) {
    case .letter(let letter): return letter
    case .pair(let first, let second):
      pending = second
      return first
    case .jamo(let jamo): return Hangul.letter(ofConjoining: completed(jamo))
    case .space: gap.hasSpace = true
    case .punctuation: gap.hasPunctuation = true
    case .lineBreak: gap.hasLineBreak = true
    case .nothing: break
    }
    return nil
  }

  /// The unified ideographs of the first block.
  static let ideographs: ClosedRange<UInt32> = 0x4E00...0x9FFF

  /// The byte, in lower case, if it is a Latin letter or a digit of ASCII; otherwise nil.
  @inline(__always)
  private static func smallLetter(_ byte: UInt8) -> UInt32? {
    let small = byte | 0x20
    if small >= UInt8(ascii: "a"), small <= UInt8(ascii: "z") { return UInt32(small) }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? UInt32(byte) : nil
  }

  private mutating func takePending() -> UInt32? {
    defer { pending = 0 }
    return pending == 0 ? nil : pending
  }
}

extension FoldedLetters {
  /// Decodes the scalar after the last letter, and advances past it.
  @inline(__always)
  mutating func decodeScalar() -> UInt32 {
    let lead = bytes[end]
    // UTF-8 begins a longer scalar with as many ones as it has bytes.
    let ones = (~lead).leadingZeroBitCount
    let next = end + max(ones, 1)
    var scalar = UInt32(lead & 0x7F >> ones)
    end += 1
    while end < next {
      scalar = scalar << 6 | UInt32(bytes[end] & 0x3F)
      end += 1
    }
    return scalar
  }

  /// A syllable or a conjoining Jamo with the Jamo after it that complete the syllable.
  private mutating func completed(_ letter: UInt32) -> UInt32 {
    var letter = letter
    while end < bytes.count {
      let here = end
      guard let joined = Hangul.joined(letter, decodeScalar()) else {
        end = here
        break
      }
      letter = joined
    }
    return letter
  }
}

extension FoldedLetters {
  /// All letters of a text, in order.
  static func all(of text: String) -> [UInt32] {
    var letters: [UInt32] = []
    letters.reserveCapacity(text.utf8.count)
    var text = text
    text.withUTF8 { bytes in
      var source = FoldedLetters(bytes)
      while let letter = source.next() { letters.append(letter) }
    }
    return letters
  }
}

extension FoldedLetters {
  /// The end of the last letter including its accents and other invisible scalars after it.
  var endWithAccents: Int {
    var rest = self
    while rest.end < bytes.count, bytes[rest.end] >= 0xC0 {
      let here = rest.end
      guard Folding(rest.decodeScalar()) == .nothing else { return here }
    }
    return rest.end
  }
}
