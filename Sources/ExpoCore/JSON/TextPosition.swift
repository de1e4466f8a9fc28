/// A place in a text as editors count it.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, from 1; lines end at LF, CR LF or CR.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Counts lines and columns; positions requested in ascending order take one pass in total, however
/// long the lines are.
struct PositionCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The position of a byte; an offset before the previous one restarts the count.
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
