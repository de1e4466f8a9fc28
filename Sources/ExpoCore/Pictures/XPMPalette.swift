/// The colours of an XPM file by the codes that stand for them in its rows.
struct XPMPalette {
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
    guard string.count > codeLength else { return .unknownColor }
    let code = code(string)
    guard pixels[code] == Self.unused else { return .repeatedCode }
    guard let pixel = Self.pixel(of: Self.color(in: string.dropFirst(codeLength)))
    else { return .unknownColor }
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
    for word in definitions.split(whereSeparator: \.isBlank) {
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
