/// A range of a text's bytes.
///
/// Arrays of `Range<Int>` make the runtime look up that `Int` is `Comparable`, which costs a
/// short-lived program as much as a pass over the bundled file.
struct ByteRange: Equatable {
  let lowerBound: Int
  let upperBound: Int

  init(_ range: Range<Int>) {
    lowerBound = range.lowerBound
    upperBound = range.upperBound
  }

  var range: Range<Int> { lowerBound..<upperBound }
}

/// A value in the bytes of a JSON text: found, but not decoded.
///
/// Safe on any bytes, but validates none: ``JSONScanner`` validates files, tests validate the bundled
/// ones. The bytes are borrowed by pointer, because views are kept in arrays and by readers, and both
/// need values that can escape.
struct JSONView {
  /// The bytes of the whole text.
  let text: UnsafeBufferPointer<UInt8>
  let range: ByteRange

  init(_ text: UnsafeBufferPointer<UInt8>, _ range: ByteRange) {
    self.text = text
    self.range = range
  }

  /// The outermost value of a text, with the blanks after it.
  init(rootOf text: UnsafeBufferPointer<UInt8>) {
    self.init(text, ByteRange(JSONParts(text, from: 0).position..<text.count))
  }

  /// The value that begins at a place; nil if none does.
  init?(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
    var parts = JSONParts(text, from: place)
    guard let value = parts.next() else { return nil }
    self = value
  }

  /// The first byte, which tells the types apart except for those of numbers.
  private var first: UInt8 { range.lowerBound < text.count ? text[range.lowerBound] : 0 }

  var isString: Bool { first == UInt8(ascii: "\"") }
  var isArray: Bool { first == UInt8(ascii: "[") }
  var isObject: Bool { first == UInt8(ascii: "{") }
  var isNull: Bool { first == UInt8(ascii: "n") }

  var type: JSONType {
    switch first {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "n"): .null
    default:
      bytes.contains { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: ".") }
        ? .number : .integer
    }
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range.range]) }
}

/// A type of value as JSON and this format distinguish them.
public enum JSONType: String, Sendable {
  case string
  /// A number without a fraction and an exponent.
  case integer
  /// Any other number.
  case number
  case array
  case object
  case boolean
  case null
}

extension JSONType: CustomDebugStringConvertible {
  /// The name of the case, as faults print it.
  public var debugDescription: String { rawValue }
}

// MARK: Containers

extension JSONView {
  /// The elements of an array; none if the value is not one.
  var elements: JSONParts { isArray ? parts : JSONParts(text, from: text.count) }

  /// The keys and values of an object; none if the value is not one.
  var members: JSONMembers {
    JSONMembers(parts: isObject ? parts : JSONParts(text, from: text.count))
  }

  private var parts: JSONParts { JSONParts(text, from: range.lowerBound + 1) }

  /// The value of the first member with a key; reads no further.
  func member(_ key: some CodingKey) -> JSONView? {
    var key = key.stringValue
    return key.withUTF8 { key in
      for member in members where member.key.isString(key) { return member.value }
      return nil
    }
  }
}

extension JSONView {
  /// The strings of the array that the first member with a key is; none if it is anything else.
  func strings(_ key: some CodingKey) -> [String] {
    member(key)?.elements.compactMap(\.string) ?? []
  }
}

/// The keys and values of an object, in the text's order.
struct JSONMembers: Sequence, IteratorProtocol {
  fileprivate var parts: JSONParts

  mutating func next() -> (key: JSONView, value: JSONView)? {
    guard let key = parts.next(), let value = parts.next() else { return nil }
    return (key, value)
  }
}

/// The elements of an array, or the keys and values, in turn, of an object.
struct JSONParts: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  /// Where the next part begins, or the closing bracket.
  fileprivate var position: Int

  fileprivate init(_ text: UnsafeBufferPointer<UInt8>, from position: Int) {
    self.text = text
    self.position = position
    skipSeparators()
  }

  mutating func next() -> JSONView? {
    guard position < text.count, !Self.closes(text[position]) else { return nil }
    let start = position
    position = end(ofValueAt: start)
    let range = ByteRange(start..<position)
    skipSeparators()
    return JSONView(text, range)
  }

  /// Skips blanks, commas and colons.
  private mutating func skipSeparators() {
    while position < text.count, Self.separates(text[position]) { position += 1 }
  }

  private func end(ofValueAt place: Int) -> Int {
    switch text[place] {
    case UInt8(ascii: "\""): return end(ofStringAt: place)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return end(ofContainerAt: place)
    default:
      let rest = text[place...]
      return rest.dropFirst().firstIndex { Self.separates($0) || Self.closes($0) } ?? rest.endIndex
    }
  }

  private func end(ofContainerAt place: Int) -> Int {
    var position = place
    var depth = 0
    while let mark = placeOfMark(from: position) {
      if text[mark] == UInt8(ascii: "\"") {
        position = end(ofStringAt: mark)
        continue
      }
      position = mark + 1
      depth += Self.opens(text[mark]) ? 1 : -1
      if depth == 0 { return position }
    }
    return text.count
  }

  /// The place of the next quotation mark or bracket. Nearly all bytes between them are blanks.
  @inline(__always)
  private func placeOfMark(from place: Int) -> Int? {
    let bits = SIMD16<UInt8>(repeating: 0x20)
    let opening = SIMD16<UInt8>(repeating: UInt8(ascii: "{"))
    let closing = SIMD16<UInt8>(repeating: UInt8(ascii: "}"))
    var position = place
    while let chunk = chunk(at: position) {
      let braces = chunk | bits
      let marks = (chunk .== Self.quotes) .| (braces .== opening) .| (braces .== closing)
      if let offset = marks.firstTrue { return position + offset }
      position += 16
    }
    return text.indices[position...].first { index in
      let byte = text[index]
      return byte == UInt8(ascii: "\"") || Self.opens(byte) || Self.closes(byte)
    }
  }

  @inline(__always)
  private func end(ofStringAt place: Int) -> Int {
    // Most strings are keys and names, which end within a chunk.
    let start = place + 1
    if let chunk = chunk(at: start),
      let offset = ((chunk .== Self.quotes) .| (chunk .== Self.backslashes)).firstTrue,
      text[start + offset] == UInt8(ascii: "\"")
    {
      return start + offset + 1
    }
    return end(ofLongStringFrom: start)
  }

  private func end(ofLongStringFrom start: Int) -> Int {
    var position = start
    while let mark = text.place(of: UInt8(ascii: "\""), from: position) {
      var backslashes = 0
      while mark - backslashes > position, text[mark - backslashes - 1] == UInt8(ascii: "\\") {
        backslashes += 1
      }
      position = mark + 1
      if backslashes.isMultiple(of: 2) { return position }
    }
    return text.count
  }

  /// Sixteen bytes; nil if there are fewer.
  @inline(__always)
  private func chunk(at place: Int) -> SIMD16<UInt8>? {
    guard place + 16 <= text.count else { return nil }
    return UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: SIMD16.self)
  }

  @inline(__always)
  private static var quotes: SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: "\"")) }

  @inline(__always)
  private static var backslashes: SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: "\\")) }

  private static func separates(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
  }

  /// Whether the byte is `[` or `{`, which differ in one bit.
  private static func opens(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "{") }

  /// Whether the byte is `]` or `}`, which differ in one bit.
  private static func closes(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "}") }
}

// MARK: Scalars

extension JSONView {
  /// The bytes between the quotation marks of a string; nil if the value is not one.
  var content: UnsafeBufferPointer<UInt8>? {
    guard isString, range.upperBound - range.lowerBound >= 2 else { return nil }
    return UnsafeBufferPointer(rebasing: text[(range.lowerBound + 1)..<(range.upperBound - 1)])
  }

  /// The text of a string; nil if the value is not one.
  var string: String? { content.map(JSONString.text) }

  /// Calls a body with the text of a string in UTF-8, its escapes resolved; returns nil for any other
  /// value.
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard let content else { return nil }
    if !JSONString.hasEscape(content) { return body(content) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: content.count) { buffer in
      let length = JSONString.unescape(content, into: buffer)
      return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
    }
  }

  /// The integer that a number stands for, or why there is none; nil if the value is not a number.
  var integer: Result<Int, DecimalNumber.Inexactness>? {
    guard first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10 else { return nil }
    return DecimalNumber(bytes).integer
  }

  /// Whether this is the string with a text, however it is escaped.
  func isString(_ other: String) -> Bool {
    var other = other
    return other.withUTF8(isString)
  }

  /// The same for a text in UTF-8.
  func isString(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let content else { return false }
    if content.count == other.count { return Self.equal(content, other) }
    return content.count > other.count && JSONString.hasEscape(content)
      && JSONString.unescaped(content).elementsEqual(other)
  }

  /// Whether two texts of the same length are equal; `elementsEqual` takes three times as long.
  @inline(__always)
  private static func equal(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = 0
    while index < first.count, first[index] == second[index] { index += 1 }
    return index == first.count
  }
}
