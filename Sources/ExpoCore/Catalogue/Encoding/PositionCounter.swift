/// Counts lines and columns, and goes on from where it stood: positions that are asked for in the
/// order of the text cost one pass over it altogether, however long its lines are.
struct PositionCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The position of a byte; an offset before the last one asked for starts the count anew.
  mutating func position(at target: Int) -> TextPosition {
    if target < offset {
      (offset, line, column) = (0, 1, 1)
    }
    let target = min(target, bytes.count)
    while offset < target {
      advance(past: bytes[offset])
    }
    return TextPosition(line: line, column: column)
  }

  private mutating func advance(past byte: UInt8) {
    offset += 1
    let isFirstHalfOfCRLF =
      byte == UInt8(ascii: "\r") && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
    if (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")) && !isFirstHalfOfCRLF {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
