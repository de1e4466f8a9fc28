/// A place in a text as editors count it.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1; lines end at LF, CR LF or CR.
  public private(set) var line: Int
  /// The column, from 1, in Unicode scalars.
  public private(set) var column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Advances past bytes of a text.
  mutating func advance(over range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
    for offset in range {
      let byte = text[offset]
      if byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && text[(offset + 1)...].first != UInt8(ascii: "\n")
      {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
