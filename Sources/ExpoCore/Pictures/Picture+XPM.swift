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
    let size = try strings.size()
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
      while let byte = rest.first, byte.isBlank { advance() }
    }
  }

  func error(_ fault: XPMError.Fault) -> XPMError { XPMError(line: line, fault: fault) }

  /// The first string, `"48 28 16 1"`: pixels, colours, and the characters per pixel.
  mutating func size() throws(XPMError) -> (width: Int, height: Int, colors: Int, codeLength: Int) {
    let words = try next(missing: 1).split(whereSeparator: \.isBlank).prefix(4)
    let numbers = words.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    let limits = [Picture.maxPixels, Picture.maxPixels, XPMError.maxColors, 2]
    guard numbers.count == 4, zip(numbers, limits).allSatisfy({ (1...$1).contains($0) })
    else { throw error(.badSize) }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The next string, without its quotation marks.
  ///
  /// - Parameter missing: the strings that are still expected.
  mutating func next(missing: Int) throws(XPMError) -> ArraySlice<UInt8> {
    while let byte = rest.first {
      if skip("/*") {
        let opening = error(.unclosed)
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
    guard rest.popFirst() == UInt8(ascii: "\"") else { throw error(.unclosed) }
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
