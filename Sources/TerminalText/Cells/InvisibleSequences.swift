/// The sequences in which an otherwise invisible character stays, because it changes what the
/// reader sees.
///
/// | character | stays | source |
/// |---|---|---|
/// | ZWNJ | between letters that would otherwise join, such as in Persian | UAX #31, A1 |
/// | ZWNJ | after a virama, before a letter of the same script | UAX #31, A2 |
/// | ZWJ | after a letter and a virama, not before a mark | UAX #31, B |
/// | ZWJ | between a letter and a virama, before a letter | Core Specification, 12.2 and 13.2 |
/// | U+200B | between two characters of Thai, of Lao, of Khmer or of Myanmar | UAX #14, ZW |
/// | U+E0100...U+E01EF | after an ideograph | UTS #37 |
/// | ZWJ, U+FE0E, U+FE0F | inside an emoji sequence | UTS #51, 1.4 |
/// | tags | in the flags of England, Scotland and Wales | UTS #51, RGI emoji tag sequences |
///
/// All letters, marks and viramas of a sequence belong to one script; marks between them can also
/// be of the script Inherited.
enum InvisibleSequences {
  /// The length in bytes of the invisible characters at an offset that stay; 0 if the scalar there
  /// is escaped.
  ///
  /// - Parameters:
  ///   - bytes: the text to escape.
  ///   - output: the text before the offset, already escaped. With the output instead of the text,
  ///     a second pass decides the same.
  static func length(at offset: Int, of bytes: UTF8Bytes, after output: UTF8Bytes) -> Int {
    let (value, length) = bytes.scalar(at: offset)
    let preceding = output.scalar(before: output.count).value
    let following = bytes.scalar(at: offset + length).value
    let stays =
      switch value {
      case 0x200C: isNonJoiner(at: offset, of: bytes, after: output)
      case 0x200D:
        isEmojiJoiner(after: preceding, before: following)
          || isJoiner(at: offset, of: bytes, after: output)
      case 0x200B: isWordSeparator(after: preceding, before: following)
      case 0xFE0E, 0xFE0F: isPresentationSelector(after: preceding, before: following)
      case 0xE0100...0xE01EF: isIdeograph(preceding)
      default: false
      }
    if stays { return length }
    return preceding == 0x1F3F4 ? lengthOfTags(at: offset, of: bytes) : 0
  }

  // MARK: Scripts

  /// UAX #31, A1 and A2.
  private static func isNonJoiner(
    at offset: Int, of bytes: UTF8Bytes, after output: UTF8Bytes
  ) -> Bool {
    let before = JoiningClass(of: output.scalar(before: output.count).value)
    let following = bytes.baseAfterMarks(at: offset + 3)
    if before.kind == .virama {
      return following.isLetter && following.script == before.script
        && output.endsInLetterAndVirama
    }
    let base = output.baseBeforeMarks
    return base.joinsForwards && following.joinsBackwards && base.script == following.script
  }

  /// UAX #31, B, and the sequences of a letter, ZWJ and a virama.
  private static func isJoiner(
    at offset: Int, of bytes: UTF8Bytes, after output: UTF8Bytes
  ) -> Bool {
    if output.endsInLetterAndVirama {
      guard let next = Unicode.Scalar(bytes.scalar(at: offset + 3).value) else { return false }
      return ![.nonspacingMark, .spacingMark, .enclosingMark]
        .contains(next.properties.generalCategory)
    }
    let base = output.baseBeforeMarks
    let virama = bytes.scalar(at: offset + 3)
    let letter = JoiningClass(of: bytes.scalar(at: offset + 3 + virama.length).value)
    return JoiningClass(of: virama.value) == JoiningClass(script: base.script, kind: .virama)
      && base.isLetter && letter.isLetter && letter.script == base.script
  }

  /// A place between words of a script that is written without spaces.
  private static func isWordSeparator(after preceding: UInt32, before following: UInt32) -> Bool {
    let script = JoiningClass(of: preceding).script
    return JoiningClass.spacelessScripts.contains(script)
      && JoiningClass(of: following).script == script
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    Unicode.Scalar(value)?.properties.isUnifiedIdeograph ?? false
  }

  // MARK: Emoji

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

  /// The length in bytes of the tags at an offset if they make the flag of England, Scotland or
  /// Wales.
  private static func lengthOfTags(at offset: Int, of bytes: UTF8Bytes) -> Int {
    for tags in ["gbeng\u{7F}", "gbsct\u{7F}", "gbwls\u{7F}"] {
      var end = offset
      for tag in tags.utf8 where bytes.scalar(at: end).value == 0xE0000 + UInt32(tag) { end += 4 }
      if end - offset == 4 * tags.utf8.count { return end - offset }
    }
    return 0
  }
}

/// The joining behaviour of a scalar in `JoiningTable`.
struct JoiningClass: Equatable {
  enum Kind: UInt32 {
    /// Not in a script of the table.
    case none
    /// In such a script, but none of the following.
    case other
    case letter
    /// Joins the letters on both sides.
    case dual
    /// Joins the letter before it.
    case right
    /// Joins the letter after it.
    case left
    case mark
    case virama
  }

  /// The number of the script in `JoiningTable`; 0 for none or Inherited.
  let script: UInt32
  let kind: Kind

  /// Thai, Lao, Khmer and Myanmar.
  static let spacelessScripts: ClosedRange<UInt32> = 1...4

  init(script: UInt32, kind: Kind) {
    self.script = script
    self.kind = kind
  }

  /// Looks up the scalar by bisection.
  init(of scalar: UInt32) {
    let run = JoiningTable.runs.run(of: scalar, shift: 10)
    script = run >> 3 & 0x7F
    kind = Kind(rawValue: run & 7) ?? .none
  }

  var isLetter: Bool {
    switch kind {
    case .letter, .dual, .right, .left: true
    case .none, .other, .mark, .virama: false
    }
  }

  /// Whether the letter joins the one after it.
  var joinsForwards: Bool { kind == .dual || kind == .left }

  /// Whether the letter joins the one before it.
  var joinsBackwards: Bool { kind == .dual || kind == .right }
}

extension [UInt32] {
  /// The run that contains the scalar, in a table of runs whose first scalar is shifted.
  func run(of scalar: UInt32, shift: UInt32) -> UInt32 {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] >> shift <= scalar {
        low = middle
      } else {
        high = middle
      }
    }
    return self[low]
  }
}

extension UTF8Bytes {
  /// The scalar that ends at an offset, and its own offset; 0 if there is none.
  fileprivate func scalar(before end: Int) -> (value: UInt32, offset: Int) {
    var offset = end - 1
    while offset > 0 && self[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return (scalar(at: offset).value, offset)
  }

  /// The first scalar from an offset on that is not a mark of its script.
  fileprivate func baseAfterMarks(at start: Int) -> JoiningClass {
    var offset = start
    var script: UInt32 = 0
    while true {
      let (value, length) = scalar(at: offset)
      let next = JoiningClass(of: value)
      if next.kind != .mark { return next.matching(script) }
      script = next.script > 0 ? next.script : script
      offset += length
    }
  }

  /// The last scalar that is not a mark of its script.
  fileprivate var baseBeforeMarks: JoiningClass { baseBeforeMarks(endingAt: count) }

  /// Whether the text ends in a letter, marks and a virama, all of one script.
  fileprivate var endsInLetterAndVirama: Bool {
    let last = scalar(before: count)
    let virama = JoiningClass(of: last.value)
    guard virama.kind == .virama else { return false }
    let base = baseBeforeMarks(endingAt: last.offset)
    return base.isLetter && base.script == virama.script
  }

  private func baseBeforeMarks(endingAt end: Int) -> JoiningClass {
    var end = end
    var script: UInt32 = 0
    while true {
      let (value, offset) = scalar(before: end)
      let previous = JoiningClass(of: value)
      if previous.kind != .mark { return previous.matching(script) }
      script = previous.script > 0 ? previous.script : script
      end = offset
    }
  }
}

extension JoiningClass {
  /// The class, if its script is that of the marks beside it; otherwise none.
  fileprivate func matching(_ script: UInt32) -> JoiningClass {
    script == 0 || script == self.script ? self : JoiningClass(script: 0, kind: .none)
  }
}
