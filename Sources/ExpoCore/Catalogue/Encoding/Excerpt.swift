/// The part of a source line around a fault.
public struct Excerpt: Equatable, Sendable {
  /// The text around the fault, without a line end; bytes that are not UTF-8 stand as U+FFFD.
  /// Foreign text: neutralise it before it is shown.
  public let text: String
  /// Where the fault begins, in UTF-8 bytes of `text`; it may be the end of the text.
  public let caret: Int
  /// Whether more of the line stands before the text.
  public let isClippedAtStart: Bool
  /// Whether more of the line stands after the text.
  public let isClippedAtEnd: Bool
}

extension Excerpt {
  /// How far the excerpt reaches to each side, in bytes: enough for any terminal, and little of a
  /// line of fifty million.
  private static let reach = 400

  init(around offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let offset = min(offset, bytes.count)
    var start = offset
    while start > 0, offset - start < Self.reach, !Self.endsLine(bytes[start - 1]) {
      start -= 1
    }
    while start < offset, bytes[start] & 0xC0 == 0x80 {
      start += 1
    }
    var end = offset
    while end < bytes.count, !Self.endsLine(bytes[end]),
      end - offset < Self.reach || bytes[end] & 0xC0 == 0x80
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
