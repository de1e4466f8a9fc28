/// One value of a well-formed text, with the way that leads to it.
struct JSONCursor {
  let cutter: JSONCutter
  /// The value's bytes.
  let range: Range<Int>
  let codingPath: String

  /// The value's type.
  var type: JSONType { JSONType(ofValue: cutter.bytes[range]) }

  /// The value of a member of this object, or nil where it has none.
  func member(_ key: String) -> JSONCursor? {
    guard type == .object else { return nil }
    return cutter.value(of: key, inObjectAt: range.lowerBound).map {
      JSONCursor(
        cutter: cutter, range: $0, codingPath: CodingPathText.appending(key: key, to: codingPath))
    }
  }

  /// The values of this array, none where it is no array.
  var elements: [JSONCursor] {
    guard type == .array else { return [] }
    return cutter.elements(ofArrayAt: range.lowerBound).enumerated().map { index, element in
      JSONCursor(
        cutter: cutter, range: element.range,
        codingPath: CodingPathText.appending(index: index, to: codingPath))
    }
  }
}
