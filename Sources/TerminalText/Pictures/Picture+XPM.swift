extension Picture {
  /// Reads a picture in the XPM 3 format.
  ///
  /// The format is C source. Its strings are the size, the colours and the rows of pixels:
  ///
  ///     /* XPM */
  ///     static char *hat[] = {
  ///     "3 2 2 1",
  ///     "k c #1c1c1c",
  ///     ". c None",
  ///     ".k.",
  ///     "kkk"};
  ///
  /// The size is the width and the height in pixels, the number of colours, and the characters per
  /// pixel, 1 or 2. A colour is `None` (transparent), `#rrggbb`, or what ImageMagick writes besides:
  /// `#rrrrggggbbbb` and names such as `black` and `gray11`. It becomes the nearest fixed colour.
  /// Only the colours for colour screens (key `c`) are read. Text after the last row is ignored.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(xpm bytes: Span<UInt8>) throws(XPMError) {
    guard bytes.count <= XPMError.maxBytes else { throw XPMError(line: 1, fault: .tooLong) }
    var strings = try XPMStrings(of: bytes)
    let size = try XPMSize(next: &strings, of: bytes)
    var palette = XPMPalette(codeLength: size.codeLength)
    for index in 0..<size.colors {
      let missing = size.colors - index + size.height
      let string = try strings.next(of: bytes, missing: missing)
      if let fault = palette.add(string, of: bytes) { throw strings.error(fault) }
    }
    var pixels = [UInt8](repeating: 0, count: size.width * size.height)
    for row in 0..<size.height {
      let string = try strings.next(of: bytes, missing: size.height - row)
      let length = size.width * size.codeLength
      guard string.count == length else {
        throw strings.error(.rowLength(expected: length, found: string.count))
      }
      for column in 0..<size.width {
        let start = string.lowerBound + column * size.codeLength
        guard let pixel = palette.pixel(ofCodeAt: start, of: bytes) else {
          throw strings.error(.unknownCode(pixel: column + 1))
        }
        pixels[row * size.width + column] = pixel
      }
    }
    self.init(width: size.width, height: size.height, pixels: pixels)
  }
}

/// The strings of an XPM file, one by one; comments are skipped.
private struct XPMStrings {
  private var offset = 0
  /// The line of the last string, from 1 on; a string does not extend over lines.
  private(set) var line = 1

  init(of bytes: Span<UInt8>) throws(XPMError) {
    _ = skip("\u{FEFF}", of: bytes)
    skipBlanks(of: bytes)
    guard skip("/*", of: bytes) else { throw error(.notXPM) }
    skipBlanks(of: bytes)
    guard skip("XPM", of: bytes) else { throw error(.notXPM) }
    skipBlanks(of: bytes)
    guard skip("*/", of: bytes) else { throw error(.notXPM) }
  }

  func error(_ fault: XPMError.Fault) -> XPMError { XPMError(line: line, fault: fault) }

  /// The range of the next string, without its quotation marks.
  ///
  /// - Parameter missing: the strings that are still expected.
  mutating func next(of bytes: Span<UInt8>, missing: Int) throws(XPMError) -> Range<Int> {
    while offset < bytes.count {
      if skip("/*", of: bytes) {
        try skipComment(of: bytes)
      } else {
        let byte = bytes[offset]
        offset += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        if byte == UInt8(ascii: "\"") { return try string(of: bytes) }
      }
    }
    throw error(.missingStrings(missing))
  }

  private mutating func string(of bytes: Span<UInt8>) throws(XPMError) -> Range<Int> {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\"") { return start..<offset - 1 }
    }
    throw error(.unclosedString)
  }

  private mutating func skipComment(of bytes: Span<UInt8>) throws(XPMError) {
    let opening = error(.unclosedComment)
    while offset < bytes.count {
      if skip("*/", of: bytes) { return }
      if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
      offset += 1
    }
    throw opening
  }

  private mutating func skipBlanks(of bytes: Span<UInt8>) {
    while offset < bytes.count, isBlank(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
      offset += 1
    }
  }

  /// Skips the text if it comes next, and returns whether it did.
  private mutating func skip(_ text: String, of bytes: Span<UInt8>) -> Bool {
    var end = offset
    for byte in text.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
    }
    offset = end
    return true
  }
}

/// The first string of an XPM file: `"48 28 16 1"`.
private struct XPMSize {
  let width: Int
  let height: Int
  let colors: Int
  /// The characters per pixel.
  let codeLength: Int

  init(next strings: inout XPMStrings, of bytes: Span<UInt8>) throws(XPMError) {
    var rest = try strings.next(of: bytes, missing: 1)
    guard let width = Self.number(&rest, of: bytes), let height = Self.number(&rest, of: bytes),
      let colors = Self.number(&rest, of: bytes), let codeLength = Self.number(&rest, of: bytes)
    else { throw strings.error(.badSize) }
    guard (1...Picture.maxPixels).contains(width), (1...Picture.maxPixels).contains(height)
    else { throw strings.error(.sideOutOfRange) }
    guard (1...XPMError.maxColors).contains(colors) else {
      throw strings.error(.colorCountOutOfRange)
    }
    guard (1...2).contains(codeLength) else { throw strings.error(.codeLengthOutOfRange) }
    (self.width, self.height) = (width, height)
    (self.colors, self.codeLength) = (colors, codeLength)
  }

  /// The next word as a number; every number of more than 9 digits is out of range alike.
  private static func number(_ rest: inout Range<Int>, of bytes: Span<UInt8>) -> Int? {
    guard let word = nextWord(of: &rest, of: bytes) else { return nil }
    var number = 0
    for offset in word {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) else { return nil }
      number = min(number * 10 + Int(bytes[offset] - UInt8(ascii: "0")), 999_999_999)
    }
    return number
  }
}

/// The colours of an XPM file by the codes that stand for them in its rows.
private struct XPMPalette {
  private let codeLength: Int
  /// A pixel for each code that one or two bytes can form, or ``unused``.
  private var pixels: [UInt8]

  /// Neither transparent nor the index of a fixed colour.
  private static let unused: UInt8 = 1

  init(codeLength: Int) {
    self.codeLength = codeLength
    pixels = Array(repeating: Self.unused, count: codeLength == 1 ? 1 << 8 : 1 << 16)
  }

  /// The pixel that a code stands for.
  func pixel(ofCodeAt start: Int, of bytes: Span<UInt8>) -> UInt8? {
    let pixel = pixels[code(at: start, of: bytes)]
    return pixel == Self.unused ? nil : pixel
  }

  /// Adds a colour from its string, or returns the string's fault.
  mutating func add(_ string: Range<Int>, of bytes: Span<UInt8>) -> XPMError.Fault? {
    guard string.count > codeLength else { return .missingColor }
    let code = code(at: string.lowerBound, of: bytes)
    guard pixels[code] == Self.unused else { return .repeatedCode }
    let definitions = string.lowerBound + codeLength..<string.upperBound
    guard let name = Self.color(in: definitions, of: bytes) else { return .missingColor }
    guard let pixel = Self.pixel(of: name) else { return .unknownColor }
    pixels[code] = pixel
    return nil
  }

  private func code(at start: Int, of bytes: Span<UInt8>) -> Int {
    codeLength == 1 ? Int(bytes[start]) : Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  /// The colour after the key `c`, in lower case and without blanks.
  ///
  /// The definitions are pairs of a key and a value, and a value may be several words:
  /// `s light ground c light gray m white`.
  private static func color(in string: Range<Int>, of bytes: Span<UInt8>) -> [UInt8]? {
    var rest = string
    var name: [UInt8] = []
    var isColor = false
    // The word after a key belongs to its value, even if it looks like a key.
    var isAfterKey = false
    while let word = nextWord(of: &rest, of: bytes) {
      if !isAfterKey, let key = key(at: word, of: bytes) {
        if !name.isEmpty { break }
        isColor = key == UInt8(ascii: "c")
        isAfterKey = true
      } else {
        isAfterKey = false
        if isColor { for offset in word { name.append(lowercase(bytes[offset])) } }
      }
    }
    return name.isEmpty ? nil : name
  }

  /// The first byte of a key (`c`, `g`, `g4`, `m` or `s`), or nil if the word is none.
  private static func key(at word: Range<Int>, of bytes: Span<UInt8>) -> UInt8? {
    let first = bytes[word.lowerBound]
    let isKey =
      switch first {
      case UInt8(ascii: "c"), UInt8(ascii: "m"), UInt8(ascii: "s"): word.count == 1
      case UInt8(ascii: "g"):
        word.count == 1 || word.count == 2 && bytes[word.lowerBound + 1] == UInt8(ascii: "4")
      default: false
      }
    return isKey ? first : nil
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The pixel of a colour, which is in lower case and without blanks.
  private static func pixel(of color: [UInt8]) -> UInt8? {
    guard color.first == UInt8(ascii: "#") else {
      let name = String(decoding: color, as: UTF8.self)
      return name == "none" ? 0 : FixedColor(name: name)?.index
    }
    guard color.count == 7 || color.count == 13 else { return nil }
    var rgb: UInt32 = 0
    for index in 1..<color.count {
      guard let value = hexadecimalDigit(color[index]) else { return nil }
      // Of four digits the first two matter.
      if color.count == 7 || index % 4 == 1 || index % 4 == 2 { rgb = rgb << 4 | value }
    }
    return FixedColor(nearestTo: rgb).index
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

/// Removes the next word from the beginning of a range of bytes.
private func nextWord(of rest: inout Range<Int>, of bytes: Span<UInt8>) -> Range<Int>? {
  var start = rest.lowerBound
  while start < rest.upperBound, isBlank(bytes[start]) { start += 1 }
  var end = start
  while end < rest.upperBound, !isBlank(bytes[end]) { end += 1 }
  rest = end..<rest.upperBound
  return start < end ? start..<end : nil
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
}
