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

  /// - Parameter place: A place in the first sentence.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int = 0) {
    self.bytes = bytes
    position = place
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

  /// The part of a text to show around a place: all of a short text, or a piece of a long one,
  /// which begins and ends at blanks if there are any nearby.
  static func window(of text: UnsafeBufferPointer<UInt8>, around place: Int) -> Range<Int> {
    guard text.count > maxBytes else { return 0..<text.count }
    var start = max(0, place - maxBytes / 3)
    if start > 0 {
      start = text[start..<place].firstIndex(of: 0x20).map { $0 + 1 } ?? start
      while start < place, text[start] & 0xC0 == 0x80 { start += 1 }
    }
    var end = min(text.count, place + maxBytes * 2 / 3)
    if end < text.count {
      end = text[place..<end].lastIndex(of: 0x20) ?? end
      while end > place, text[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return start..<end
  }

  /// Whether a sentence ends before a place.
  @inline(__always)
  private func ends(at place: Int) -> Bool {
    bytes[place] <= 0x20 && (bytes[place] == 0x0A || bytes[place] == 0x0D || isEnd(place))
  }

  /// Whether a blank here follows the end of a sentence.
  private func isEnd(_ place: Int) -> Bool {
    guard bytes[place].isBlank else { return false }
    let head = UnsafeBufferPointer(rebasing: bytes[..<place])
    guard let mark = Self.lastTerminator(head) else { return false }
    let isNumbered =
      bytes[mark] == UInt8(ascii: ".") && mark > 0 && Self.isDigit(bytes[mark - 1])
      && bytes[place...].first { !$0.isBlank }.map(Self.isDigit) ?? false
    return !isNumbered
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The place of the mark that ends a sentence, if only closing quotes and brackets follow it.
  private static func lastTerminator(_ head: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = head.count
    while place > 0 {
      switch head[place - 1] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return place - 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"): place -= 1
      default:
        guard place >= 3 else { return nil }
        switch (head[place - 3], head[place - 2], head[place - 1]) {
        // …, 。
        case (0xE2, 0x80, 0xA6), (0xE3, 0x80, 0x82): return place - 3
        // ’ ” 〉 》 」 』
        case (0xE2, 0x80, 0x99), (0xE2, 0x80, 0x9D), (0xE3, 0x80, 0x89), (0xE3, 0x80, 0x8B),
          (0xE3, 0x80, 0x8D), (0xE3, 0x80, 0x8F):
          place -= 3
        default: return nil
        }
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
