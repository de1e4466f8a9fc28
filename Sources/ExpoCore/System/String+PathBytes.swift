/// Paths as text. In a path that is not UTF-8, or that has a scalar of U+10FF80 to U+10FFFF itself, each byte
/// above ASCII becomes one of these private-use scalars, so that the text leads to the same file.
extension String {
  /// The text of an argument or a variable that may be a path.
  package init(pathBytes: UnsafePointer<CChar>) {
    if let text = String(validatingCString: pathBytes),
      text.unicodeScalars.allSatisfy({ $0.pathByte == nil })
    {
      self = text
      return
    }
    self.init()
    var next = pathBytes
    while next.pointee != 0 {
      let byte = UInt8(bitPattern: next.pointee)
      let scalar = UInt32(byte) + (byte < 0x80 ? 0 : 0x10FF00)
      unicodeScalars.append(Unicode.Scalar(scalar) ?? "?")
      next += 1
    }
  }

  /// The bytes of a path.
  package var pathBytes: [UInt8] {
    unicodeScalars.flatMap { scalar in
      scalar.pathByte.map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  /// The bytes of a path and a 0, as functions of the system take them.
  package var cPath: [CChar] { pathBytes.map { CChar(bitPattern: $0) } + [0] }
}

extension Unicode.Scalar {
  /// The byte of a path that the scalar stands for; nil if it is a character.
  var pathByte: UInt8? { value >= 0x10FF80 ? UInt8(value & 0xFF) : nil }
}
