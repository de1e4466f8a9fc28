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

/// The part of a source line around a fault.
public struct Excerpt: Hashable, Sendable {
  /// The line's number, from 1.
  public let line: Int
  /// The text around the fault, without a line end; bytes that are not UTF-8 appear as U+FFFD.
  ///
  /// The text comes from the file: escape control characters before showing it.
  public let text: String
  /// Where the fault begins, in UTF-8 bytes of `text`; may be the end of the text.
  public let caret: Int
  /// Whether the line has more text before the excerpt.
  public let isClippedAtStart: Bool
  /// Whether the line has more text after the excerpt.
  public let isClippedAtEnd: Bool
}

extension Excerpt {
  /// How far the excerpt reaches to each side, in bytes: enough for any terminal, and little of a
  /// line of fifty million.
  private static let reach = 400

  init(around offset: Int, line: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.line = line
    let offset = min(offset, bytes.count)
    var start = offset
    while start > 0, offset - start < Self.reach, !Self.endsLine(bytes[start - 1]) {
      start -= 1
    }
    while start < offset, bytes[start] & 0xC0 == 0x80 {
      start += 1
    }
    var end = offset
    // The last scalar is whole; of bytes that are not UTF-8 no more is taken than one scalar has.
    while end < bytes.count, !Self.endsLine(bytes[end]),
      end - offset < Self.reach || bytes[end] & 0xC0 == 0x80 && end - offset < Self.reach + 3
    {
      end += 1
    }
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    text = before + String(decoding: bytes[offset..<end], as: UTF8.self)
    caret = before.utf8.count
    isClippedAtStart = start > 0 && !Self.endsLine(bytes[start - 1])
    isClippedAtEnd = end < bytes.count && !Self.endsLine(bytes[end])
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
