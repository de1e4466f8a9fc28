/// The part of a source line around a fault.
public struct SourceExcerpt: Hashable, Sendable {
  /// The line's number, from 1.
  public let line: Int
  /// The text around the fault, without a line end; bytes that are not UTF-8 appear as U+FFFD.
  ///
  /// The text comes from the file: escape control characters before showing it.
  public let text: String
  /// Where the fault begins, in Unicode scalars of `text`; may be the end of the text.
  public let caret: Int
}

extension SourceExcerpt {
  /// How far the excerpt reaches to each side, in bytes: enough for any terminal, and little of a
  /// file that is one huge line.
  private static let reach = 400

  init(around offset: Int, line: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.line = line
    let offset = min(offset, bytes.count)
    let head = bytes[max(0, offset - Self.reach)..<offset]
    let lineStart = head.lastIndex(where: Self.endsLine).map { $0 + 1 } ?? head.startIndex
    let before = head[lineStart...].drop { $0 & 0xC0 == 0x80 }
    let tail = bytes[offset...].prefix(Self.reach).prefix { !Self.endsLine($0) }
    // The last scalar is whole.
    let rest = bytes[tail.endIndex...]
    let after = bytes[offset..<tail.endIndex + rest.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count]
    let beginning = String(decoding: before, as: UTF8.self)
    text = beginning + String(decoding: after, as: UTF8.self)
    caret = beginning.unicodeScalars.count
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
