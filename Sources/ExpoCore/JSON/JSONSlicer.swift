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

/// A type of value as JSON and this format distinguish them.
public enum JSONType: Equatable, Sendable {
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

extension JSONType {
  /// The type of the value that these bytes of well-formed JSON write.
  init(ofValue bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    switch bytes.first {
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean
    case UInt8(ascii: "n"): self = .null
    default: self = bytes.contains(where: Self.marksFraction) ? .number : .integer
    }
  }

  private static func marksFraction(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }
}

/// Finds values in JSON that is known to be well-formed, without decoding them.
///
/// Safe on any bytes, but validates none: tests validate the bundled files, ``JSONScanner`` all
/// others. The bytes are borrowed by pointer, because decoders store the slicer and the `Decoder`
/// protocol has no place for a type that cannot escape.
struct JSONSlicer {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The bytes of each element of the array at a place.
  func elements(ofArrayAt place: Int) -> [ByteRange] {
    var elements: [ByteRange] = []
    var position = firstPart(ofContainerAt: place)
    while let element = part(at: position) {
      elements.append(element)
      position = skipSeparators(from: element.upperBound)
    }
    return elements
  }

  /// The bytes of the first member with a key of the object at a place.
  ///
  /// Stops at the member.
  func value(of key: String, inObjectAt place: Int) -> ByteRange? {
    var key = key
    return key.withUTF8 { key in
      var position = firstPart(ofContainerAt: place)
      while let name = part(at: position) {
        position = skipSeparators(from: name.upperBound)
        let isFound = isString(name, equalTo: key)
        guard let value = part(at: position) else { return nil }
        if isFound { return value }
        position = skipSeparators(from: value.upperBound)
      }
      return nil
    }
  }

  /// Appends the keys and values, in turn, of the object at a place.
  func appendMembers(ofObjectAt place: Int, to members: inout [ByteRange]) {
    var position = firstPart(ofContainerAt: place)
    while let part = part(at: position) {
      members.append(part)
      position = skipSeparators(from: part.upperBound)
    }
  }

  /// The value of the first member with a key, given keys and values in turn.
  func value(of key: String, in members: ArraySlice<ByteRange>) -> ByteRange? {
    var key = key
    return key.withUTF8 { key in
      var index = members.startIndex
      while index + 1 < members.endIndex {
        if isString(members[index], equalTo: key) { return members[index + 1] }
        index += 2
      }
      return nil
    }
  }

  /// The place of the first element, or of the first key, of the array or object at a place.
  func firstPart(ofContainerAt place: Int) -> Int {
    skipSeparators(from: skipSeparators(from: place) + 1)
  }

  /// The element, key or value that begins at a place; nil if the array or object ends there.
  func part(at place: Int) -> ByteRange? {
    guard place < bytes.count, !Self.closes(bytes[place]) else { return nil }
    return ByteRange(place..<end(ofValueAt: place))
  }

  /// The place after the blanks, commas and colons at a place.
  func skipSeparators(from place: Int) -> Int {
    var position = place
    while position < bytes.count, Self.separates(bytes[position]) {
      position += 1
    }
    return position
  }

  /// The text of a string, or nil if the bytes are another value.
  func string(_ range: ByteRange) -> String? {
    content(ofString: range).map(JSONString.text)
  }

  private func isString(_ range: ByteRange, equalTo text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let content = content(ofString: range) else { return false }
    if content.count == text.count { return Self.equal(content, text) }
    return content.count > text.count && content.contains(UInt8(ascii: "\\"))
      && JSONString.unescaped(content).elementsEqual(text)
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

  /// The bytes between the quotation marks of a string, or nil if the bytes are another value.
  func content(ofString range: ByteRange) -> UnsafeBufferPointer<UInt8>? {
    guard range.upperBound - range.lowerBound >= 2, bytes[range.lowerBound] == UInt8(ascii: "\"")
    else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[(range.lowerBound + 1)..<(range.upperBound - 1)])
  }
}

extension JSONSlicer {
  /// The place after the value that begins at a place.
  private func end(ofValueAt place: Int) -> Int {
    switch bytes[place] {
    case UInt8(ascii: "\""): return end(ofStringAt: place)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return end(ofContainerAt: place)
    default:
      let rest = bytes[place...]
      return rest.dropFirst().firstIndex { Self.separates($0) || Self.closes($0) } ?? rest.endIndex
    }
  }

  private func end(ofContainerAt place: Int) -> Int {
    var position = place
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position = end(ofStringAt: position)
        continue
      }
      position += 1
      // Nearly all bytes between strings are blanks.
      if byte <= 0x20 { continue }
      if Self.opens(byte) {
        depth += 1
      } else if Self.closes(byte) {
        depth -= 1
        if depth == 0 { break }
      }
    }
    return position
  }

  /// The place after the string that begins at a place.
  private func end(ofStringAt place: Int) -> Int {
    var position = mark(from: place + 1)
    while position < bytes.count, bytes[position] == UInt8(ascii: "\\") {
      position = mark(from: position + 2)
    }
    return min(position + 1, bytes.count)
  }

  /// The place of the first quotation mark or backslash from a place on.
  ///
  /// Examines sixteen bytes at once, which is three times as fast as eight in a word. Both operands
  /// of every operator are vectors: comparing a vector with a number is thirty times as slow.
  func mark(from place: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let quotes = SIMD16<UInt8>(repeating: UInt8(ascii: "\""))
    let backslashes = SIMD16<UInt8>(repeating: UInt8(ascii: "\\"))
    var position = place
    while position + 16 <= bytes.count {
      let chunk = raw.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
      if let offset = ((chunk .== quotes) .| (chunk .== backslashes)).firstTrue {
        return position + offset
      }
      position += 16
    }
    while position < bytes.count, !Self.isMark(bytes[position]) {
      position += 1
    }
    return min(position, bytes.count)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
  }

  /// Whether the byte is `[` or `{`, which differ in one bit.
  private static func opens(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "{") }

  /// Whether the byte is `]` or `}`, which differ in one bit.
  private static func closes(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "}") }
}
