extension Picture {
  /// The most bytes of a file.
  package static let maxBytes = 256 * 1024
  /// The most colours of a file.
  static let maxColors = 256

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
  /// writes for greys and pure colours. Text after the last row is ignored.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: The file's name in an error.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(
    xpm bytes: some Collection<UInt8>, from file: String = "XPM"
  ) throws(CatalogueError) {
    var strings = try XPMStrings(of: bytes, from: file)
    let size = try strings.size()
    var palette = [UInt32??](repeating: nil, count: 256)
    for _ in 0..<size.colors {
      let string = try strings.next()
      guard let code = string.first, palette[Int(code)] == nil else {
        throw strings.fault("색마다 다른 글자가 있어야 합니다", "each colour needs a character of its own")
      }
      let words = string.dropFirst().split(whereSeparator: \.isBlank).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard words.count == 2, words[0] == "c", let color = Self.color(words[1]) else {
        let words = words.suffix(1).joined().prefix(20)
        throw strings.fault(
          "색은 c #rrggbb나 c None으로 씁니다: ‘\(words)’",
          "a colour is c #rrggbb or c None, not ‘\(words)’")
      }
      palette[Int(code)] = color
    }
    var pixels: [UInt32?] = []
    pixels.reserveCapacity(size.width * size.height)
    for _ in 0..<size.height {
      let row = try strings.next()
      let known = row.compactMap { palette[Int($0)] }
      guard [row.count, known.count] == [size.width, size.width] else {
        throw strings.fault(
          "이 줄에는 색이 정해진 픽셀이 \(size.width)개 있어야 합니다",
          "this row must have \(size.width) pixels of known colours")
      }
      pixels += known
    }
    self.init(width: size.width, height: size.height, pixels: pixels)
  }

  /// The names that ImageMagick writes for greys and for the pure colours; the green of X11 is
  /// bright.
  private static let names: [String: UInt32] = [
    "black": 0, "white": 0xFFFFFF, "gray": 0xBEBEBE, "red": 0xFF0000, "green": 0x00FF00,
    "blue": 0x0000FF, "cyan": 0x00FFFF, "magenta": 0xFF00FF, "yellow": 0xFFFF00,
  ]

  /// The pixel of `#1c1c1c`, of a name, or of `gray11`, a percentage; nil for an unknown colour.
  private static func color(_ word: String) -> UInt32?? {
    if word == "None" { return .some(nil) }
    if let rgb = names[word] { return .some(rgb) }
    if word.hasPrefix("gray"), let percent = Int(digits: word.dropFirst(4)), percent <= 100 {
      return .some(UInt32((percent * 255 + 50) / 100) * 0x010101)
    }
    guard word.utf8.count == 7, word.hasPrefix("#"), word.dropFirst().allSatisfy(\.isHexDigit),
      let rgb = UInt32(word.dropFirst(), radix: 16)
    else { return nil }
    return .some(rgb)
  }
}

/// The strings of an XPM file, one by one; comments are skipped.
private struct XPMStrings {
  private let file: String
  private var rest: ArraySlice<UInt8>
  /// The line of the last string, from 1 on; a string does not extend over lines.
  private var line = 1

  init(of bytes: some Collection<UInt8>, from file: String) throws(CatalogueError) {
    self.file = file
    rest = []
    guard bytes.count <= Picture.maxBytes else {
      let limit = Picture.maxBytes >> 10
      throw fault("그림은 \(limit)KiB까지 읽습니다", "a picture has at most \(limit) KiB")
    }
    rest = Array(bytes)[...]
    _ = skip("\u{FEFF}")
    for part in ["", "/*", "XPM", "*/"] {
      guard skip(part) else {
        throw fault("XPM 3 파일은 /* XPM */으로 시작합니다", "an XPM 3 file begins with /* XPM */")
      }
      while let byte = rest.first, byte.isBlank { advance() }
    }
  }

  /// What is wrong with the last string.
  func fault(_ korean: String, _ english: String) -> CatalogueError {
    CatalogueError(.invalid, file, "\(line)번째 줄: \(korean)", "line \(line): \(english)")
  }

  /// The first string, `"48 28 16 1"`: pixels, colours, and the characters per pixel.
  mutating func size() throws(CatalogueError) -> (width: Int, height: Int, colors: Int) {
    let words = try next().split(whereSeparator: \.isBlank).prefix(4)
    let numbers = words.compactMap { Int(digits: String(decoding: $0, as: UTF8.self)) }
    let (side, colors) = (Picture.maxPixels, Picture.maxColors)
    guard numbers.count == 4,
      zip(numbers, [side, side, colors, 1]).allSatisfy({ (1...$1).contains($0) })
    else {
      throw fault(
        "너비와 높이(\(side)픽셀까지), 색의 수(\(colors)까지)와 1이 있어야 합니다. 한 픽셀은 한 글자입니다",
        "a size is width and height (at most \(side) pixels), the number of colours (at most "
          + "\(colors)) and 1, the characters of a pixel")
    }
    return (numbers[0], numbers[1], numbers[2])
  }

  /// The next string, without its quotation marks.
  mutating func next() throws(CatalogueError) -> ArraySlice<UInt8> {
    while let byte = rest.first {
      if skip("/*") {
        let opening = fault("*/가 빠졌습니다", "there is no */")
        while !skip("*/") {
          if rest.isEmpty { throw opening }
          advance()
        }
      } else {
        advance()
        if byte == UInt8(ascii: "\"") { return try string() }
      }
    }
    throw fault("파일이 너무 일찍 끝납니다", "the file ends too early")
  }

  private mutating func string() throws(CatalogueError) -> ArraySlice<UInt8> {
    let string = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    rest = rest[string.endIndex...]
    guard rest.popFirst() == UInt8(ascii: "\"") else {
      throw fault("닫는 따옴표(\")가 빠졌습니다", "a closing quotation mark (\") is missing")
    }
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
