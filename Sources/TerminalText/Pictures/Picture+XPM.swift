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
  public init(xpm bytes: [UInt8]) throws(XPMError) {
    guard bytes.count <= XPMError.maxBytes else { throw XPMError(line: 1, fault: .tooLong) }
    var strings = try XPMStrings(of: bytes)
    let size = try XPMSize(next: &strings)
    var palette = XPMPalette(codeLength: size.codeLength)
    for index in 0..<size.colors {
      let string = try strings.next(missing: size.colors - index + size.height)
      if let fault = palette.add(string) { throw strings.error(fault) }
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height)
    let length = size.width * size.codeLength
    for row in 0..<size.height {
      let string = try strings.next(missing: size.height - row)
      guard string.count == length else {
        throw strings.error(.rowLength(expected: length, found: string.count))
      }
      for column in 0..<size.width {
        guard let pixel = palette.pixel(of: string.dropFirst(column * size.codeLength)) else {
          throw strings.error(.unknownCode(pixel: column + 1))
        }
        pixels.append(pixel)
      }
    }
    self.init(width: size.width, height: size.height, pixels: pixels)
  }
}

/// The strings of an XPM file, one by one; comments are skipped.
private struct XPMStrings {
  private var rest: ArraySlice<UInt8>
  /// The line of the last string, from 1 on; a string does not extend over lines.
  private var line = 1

  init(of bytes: [UInt8]) throws(XPMError) {
    rest = bytes[...]
    _ = skip("\u{FEFF}")
    for part in ["", "/*", "XPM", "*/"] {
      guard skip(part) else { throw error(.notXPM) }
      while let byte = rest.first, isBlank(byte) { advance() }
    }
  }

  func error(_ fault: XPMError.Fault) -> XPMError { XPMError(line: line, fault: fault) }

  /// The next string, without its quotation marks.
  ///
  /// - Parameter missing: the strings that are still expected.
  mutating func next(missing: Int) throws(XPMError) -> ArraySlice<UInt8> {
    while let byte = rest.first {
      if skip("/*") {
        let opening = error(.unclosedComment)
        while !skip("*/") {
          if rest.isEmpty { throw opening }
          advance()
        }
      } else {
        advance()
        if byte == UInt8(ascii: "\"") { return try string() }
      }
    }
    throw error(.missingStrings(missing))
  }

  private mutating func string() throws(XPMError) -> ArraySlice<UInt8> {
    let string = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    rest = rest[string.endIndex...]
    guard rest.popFirst() == UInt8(ascii: "\"") else { throw error(.unclosedString) }
    return string
  }

  private mutating func advance() {
    if rest.popFirst() == UInt8(ascii: "\n") { line += 1 }
  }

  /// Skips the text if it comes next, and returns whether it did.
  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
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

  init(next strings: inout XPMStrings) throws(XPMError) {
    let words = words(of: try strings.next(missing: 1)).prefix(4)
    let numbers = words.compactMap(Self.number)
    guard numbers.count == 4 else { throw strings.error(.badSize) }
    (width, height, colors, codeLength) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard (1...Picture.maxPixels).contains(width), (1...Picture.maxPixels).contains(height)
    else { throw strings.error(.sideOutOfRange) }
    guard (1...XPMError.maxColors).contains(colors) else {
      throw strings.error(.colorCountOutOfRange)
    }
    guard (1...2).contains(codeLength) else { throw strings.error(.codeLengthOutOfRange) }
  }

  /// The number that a word writes; one that is too large for an `Int` is out of range anyway.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard word.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    return Int(String(decoding: word, as: UTF8.self)) ?? .max
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

  /// The pixel that the code at the beginning of a row's rest stands for.
  func pixel(of rest: ArraySlice<UInt8>) -> UInt8? {
    let pixel = pixels[code(rest)]
    return pixel == Self.unused ? nil : pixel
  }

  /// Adds a colour from its string, or returns the string's fault.
  mutating func add(_ string: ArraySlice<UInt8>) -> XPMError.Fault? {
    guard string.count > codeLength else { return .missingColor }
    let code = code(string)
    guard pixels[code] == Self.unused else { return .repeatedCode }
    let name = Self.color(in: string.dropFirst(codeLength))
    if name.isEmpty { return .missingColor }
    guard let pixel = Self.pixel(of: name) else { return .unknownColor }
    pixels[code] = pixel
    return nil
  }

  private func code(_ string: ArraySlice<UInt8>) -> Int {
    string.prefix(codeLength).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The colour after the key `c`, in lower case and without blanks; empty if there is none.
  ///
  /// The definitions are pairs of a key and a value, and a value may be several words:
  /// `s light ground c light gray m white`.
  private static func color(in definitions: ArraySlice<UInt8>) -> String {
    let keys = ["c", "g", "g4", "m", "s"]
    var name = ""
    var isColor = false
    // The word after a key belongs to its value, even if it looks like a key.
    var isAfterKey = false
    for word in words(of: definitions) {
      let text = String(decoding: word, as: UTF8.self)
      if !isAfterKey, keys.contains(text) {
        if !name.isEmpty { break }
        isColor = text == "c"
        isAfterKey = true
      } else {
        isAfterKey = false
        if isColor { name += text.lowercased() }
      }
    }
    return name
  }

  /// The pixel of a colour, which is in lower case and without blanks.
  private static func pixel(of color: String) -> UInt8? {
    guard color.utf8.first == UInt8(ascii: "#") else {
      return color == "none" ? 0 : FixedColor(name: color)?.index
    }
    let digits = Array(color.utf8.dropFirst())
    // Of four digits the first two matter.
    let kept = digits.indices.filter { digits.count == 6 || $0 % 4 < 2 }.map { digits[$0] }
    guard [6, 12].contains(digits.count), digits.allSatisfy(isHexadecimal),
      let rgb = UInt32(String(decoding: kept, as: UTF8.self), radix: 16)
    else { return nil }
    return FixedColor(nearestTo: rgb).index
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }
}

/// The words between blanks.
private func words(of string: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
  string.split(whereSeparator: isBlank)
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
}
