/// Paths as text. A path need not be UTF-8: a byte of it that is not stands as a scalar of the last
/// private-use area, U+10FF80 to U+10FFFF, so that the text leads to the same file. So do the bytes of
/// these scalars themselves.
extension String {
  private static let firstByteScalar: UInt32 = 0x10FF00

  /// The text of an argument or a variable that may be a path.
  package init(pathBytes: UnsafePointer<CChar>) {
    self.init()
    var bytes = [UInt8]()
    var next = pathBytes
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    var (parser, iterator, position) = (UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while true {
      let length: Int
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar) where UTF8.decode(scalar).value < Self.firstByteScalar + 0x80:
        unicodeScalars.append(UTF8.decode(scalar))
        position += scalar.count
        continue
      case .valid(let scalar): length = scalar.count
      case .error(let count): length = count
      case .emptyInput: return
      }
      for byte in bytes[position..<position + length] {
        unicodeScalars.append(Unicode.Scalar(Self.firstByteScalar + UInt32(byte)) ?? "?")
      }
      position += length
    }
  }

  /// The bytes of a path.
  package var pathBytes: [UInt8] {
    unicodeScalars.flatMap { scalar in
      scalar.value >= Self.firstByteScalar + 0x80
        ? [UInt8(scalar.value - Self.firstByteScalar)] : Array(String(scalar).utf8)
    }
  }

  /// The bytes of a path and a 0, as functions of the system take them.
  package var cPath: [CChar] { pathBytes.map { CChar(bitPattern: $0) } + [0] }
}
