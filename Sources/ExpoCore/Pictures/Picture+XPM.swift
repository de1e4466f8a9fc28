/// The line of an XPM file that is not as the format demands.
package struct PictureFault: Error, Hashable, Sendable {
  /// The line, from 1.
  let line: Int
}

extension Picture {
  /// The most bytes of a file.
  package static let maxBytes = 256 * 1024
  /// The most colours of a file.
  package static let maxColors = 256

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
  /// The size is the width and the height in pixels, the number of colours, and 1, the characters
  /// per pixel. A colour is `None` (transparent), `#rrggbb`, or one of the names that ImageMagick
  /// writes for greys and pure colours, and becomes the nearest fixed colour. Text after the last
  /// row is ignored.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(xpm bytes: [UInt8]) throws(PictureFault) {
    guard bytes.count <= Self.maxBytes else { throw PictureFault(line: 1) }
    var strings = try XPMStrings(of: bytes)
    let size = try strings.size()
    var palette = [UInt8?](repeating: nil, count: 256)
    for _ in 0..<size.colors {
      let string = try strings.next()
      guard let code = string.first, palette[Int(code)] == nil,
        let pixel = Self.pixel(ofColor: string.dropFirst())
      else { throw strings.fault }
      palette[Int(code)] = pixel
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height)
    for _ in 0..<size.height {
      let row = try strings.next()
      let known = row.compactMap { palette[Int($0)] }
      guard [row.count, known.count] == [size.width, size.width] else {
        throw strings.fault
      }
      pixels += known
    }
    self.init(width: size.width, height: size.height, pixels: pixels)
  }

  /// The pixel of a colour's definition, such as `c #1c1c1c`; nil for an unknown one.
  private static func pixel(ofColor definition: ArraySlice<UInt8>) -> UInt8? {
    let words = definition.split(whereSeparator: \.isBlank).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count == 2, words[0] == "c" else { return nil }
    return words[1] == "None" ? 0 : rgb(words[1]).map(FixedColor.nearest)
  }

  /// The names that ImageMagick writes for greys and for the pure colours; the green of X11 is
  /// bright.
  private static let names: [String: UInt32] = [
    "black": 0, "white": 0xFFFFFF, "gray": 0xBEBEBE, "red": 0xFF0000, "green": 0x00FF00,
    "blue": 0x0000FF, "cyan": 0x00FFFF, "magenta": 0xFF00FF, "yellow": 0xFFFF00,
  ]

  /// The value of `#1c1c1c`, of a name, or of `gray11`, a percentage.
  private static func rgb(_ color: String) -> UInt32? {
    if let rgb = names[color] { return rgb }
    if color.hasPrefix("gray"), let percent = Int(digits: color.dropFirst(4)), percent <= 100 {
      return UInt32((percent * 255 + 50) / 100) * 0x010101
    }
    return color.utf8.count == 7 && color.hasPrefix("#")
      ? UInt32(color.dropFirst(), radix: 16) : nil
  }
}

/// The strings of an XPM file, one by one; comments are skipped.
private struct XPMStrings {
  private var rest: ArraySlice<UInt8>
  /// The line of the last string, from 1 on; a string does not extend over lines.
  private var line = 1

  init(of bytes: [UInt8]) throws(PictureFault) {
    rest = bytes[...]
    _ = skip("\u{FEFF}")
    for part in ["", "/*", "XPM", "*/"] {
      guard skip(part) else { throw fault }
      while let byte = rest.first, byte.isBlank { advance() }
    }
  }

  /// The line of the last string as the fault.
  var fault: PictureFault { PictureFault(line: line) }

  /// The first string, `"48 28 16 1"`: pixels, colours, and the characters per pixel.
  mutating func size() throws(PictureFault) -> (width: Int, height: Int, colors: Int) {
    let words = try next().split(whereSeparator: \.isBlank).prefix(4)
    let numbers = words.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    let limits = [Picture.maxPixels, Picture.maxPixels, Picture.maxColors, 1]
    guard numbers.count == 4, zip(numbers, limits).allSatisfy({ (1...$1).contains($0) })
    else { throw fault }
    return (numbers[0], numbers[1], numbers[2])
  }

  /// The next string, without its quotation marks.
  mutating func next() throws(PictureFault) -> ArraySlice<UInt8> {
    while let byte = rest.first {
      if skip("/*") {
        let opening = fault
        while !skip("*/") {
          if rest.isEmpty { throw opening }
          advance()
        }
      } else {
        advance()
        if byte == UInt8(ascii: "\"") { return try string() }
      }
    }
    throw fault
  }

  private mutating func string() throws(PictureFault) -> ArraySlice<UInt8> {
    let string = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    rest = rest[string.endIndex...]
    guard rest.popFirst() == UInt8(ascii: "\"") else { throw fault }
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
