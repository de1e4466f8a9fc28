/// The sentences of a text, from left to right, as UTF-8 offsets without the blanks around them.
///
/// A sentence ends with a line feed, or with a full stop, question mark, exclamation mark or
/// ellipsis, closing quotes and brackets after it, and then a blank; but not between numbers
/// (1900. 04. 14).
struct Sentences: IteratorProtocol {
  /// The length above which only a part of a sentence is shown, in bytes.
  static let maxBytes = 600

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// - Parameter offset: A place in the first sentence.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0) {
    self.bytes = bytes
    position = offset
    while position > 0, !ends(at: position - 1) { position -= 1 }
  }

  mutating func next() -> Range<Int>? {
    while position < bytes.count, bytes[position].isBlank { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    while position < bytes.count, !ends(at: position) { position += 1 }
    var end = position
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// The part of a text to show around an offset: all of a short text, or a piece of a long one,
  /// which begins and ends at blanks if there are any nearby.
  static func window(of text: UnsafeBufferPointer<UInt8>, around offset: Int) -> Range<Int> {
    guard text.count > maxBytes else { return 0..<text.count }
    var start = max(0, offset - maxBytes / 3)
    if start > 0 {
      start = text[start..<offset].firstIndex(of: 0x20).map { $0 + 1 } ?? start
      while start < offset, text[start] & 0xC0 == 0x80 { start += 1 }
    }
    var end = min(text.count, offset + maxBytes * 2 / 3)
    if end < text.count {
      end = text[offset..<end].lastIndex(of: 0x20) ?? end
      while end > offset, text[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return start..<end
  }

  /// Whether a sentence ends before an offset.
  @inline(__always)
  private func ends(at offset: Int) -> Bool {
    bytes[offset] <= 0x20 && (bytes[offset] == 0x0A || bytes[offset] == 0x0D || isEnd(offset))
  }

  /// Whether a blank here follows the end of a sentence.
  private func isEnd(_ offset: Int) -> Bool {
    guard bytes[offset].isBlank else { return false }
    let head = UnsafeBufferPointer(rebasing: bytes[..<offset])
    guard let mark = Self.lastTerminator(head) else { return false }
    let isNumbered =
      bytes[mark] == UInt8(ascii: ".") && mark > 0 && bytes[mark - 1].isDigit
      && bytes[offset...].first { !$0.isBlank }?.isDigit == true
    return !isNumbered
  }

  /// The offset of the mark that ends a sentence, if only closing quotes and brackets follow it.
  private static func lastTerminator(_ head: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = head.count
    while end > 0 {
      let start = head[..<end].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
      switch UTF8Decoder.scalar(in: head, at: start) {
      case ".", "!", "?", "…", "。": return start
      case ")", "]", "\"", "'", "’", "”", "〉", "》", "」", "』": end = start
      default: return nil
      }
    }
    return nil
  }
}

extension String {
  /// The first sentence, and what follows it, without the blanks before each.
  ///
  ///     "그림이 있다. 글은 없다.".splitAfterFirstSentence()  // ("그림이 있다.", "글은 없다.")
  package func splitAfterFirstSentence() -> (first: String, rest: String) {
    var text = self
    return text.withUTF8 { bytes in
      var sentences = Sentences(bytes)
      let first = sentences.next() ?? 0..<0
      let rest = (sentences.next()?.lowerBound ?? bytes.count)..<bytes.count
      return (
        String(decoding: bytes[first], as: UTF8.self), String(decoding: bytes[rest], as: UTF8.self)
      )
    }
  }
}
