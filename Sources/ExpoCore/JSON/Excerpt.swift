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
