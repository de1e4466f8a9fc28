/// Finds the place and the kind of what a decoder refused, by walking along its coding path.
enum DecodingFault {
  /// The fault in a value that was being decoded.
  static func located(_ error: DecodingError, in value: JSONCursor) -> LocatedFault {
    switch error {
    case .keyNotFound(let key, let context):
      fault(.missingKey(key.stringValue), at: walk(context.codingPath, from: value))
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      mismatch(expected: JSONType(decoding: type), at: walk(context.codingPath, from: value))
    case .dataCorrupted(let context):
      corruption(at: walk(context.codingPath, from: value))
    @unknown default:
      fault(.undecodable, at: value)
    }
  }

  private static func fault(_ fault: CatalogueFault, at value: JSONCursor) -> LocatedFault {
    LocatedFault(fault, at: value.range.lowerBound, codingPath: value.codingPath)
  }

  /// Goes as far along the path as the text does.
  private static func walk(_ path: [any CodingKey], from value: JSONCursor) -> JSONCursor {
    var value = value
    for key in path {
      let next = key.intValue.map { value.elements.dropFirst($0).first }
      guard let next = next ?? value.member(key.stringValue) else { break }
      value = next
    }
    return value
  }

  private static func mismatch(expected: JSONType, at value: JSONCursor) -> LocatedFault {
    switch (expected, value.type) {
    case (_, .null): fault(.null(expected: expected), at: value)
    case (.integer, .number): fault(.numberNotWhole, at: value)
    case (_, let found): fault(.wrongType(expected: expected, found: found), at: value)
    }
  }

  /// The only corruption that well-formed JSON can hold is a number that `Int` does not take.
  private static func corruption(at value: JSONCursor) -> LocatedFault {
    switch value.type {
    case .integer: fault(.numberOutOfRange, at: value)
    case .number: fault(isWithinInt(value) ? .numberNotWhole : .numberOutOfRange, at: value)
    case .string, .array, .object, .boolean, .null: fault(.undecodable, at: value)
    }
  }

  private static func isWithinInt(_ value: JSONCursor) -> Bool {
    let text = String(decoding: value.cutter.bytes[value.range], as: UTF8.self)
    return Double(text).map { $0.magnitude < 0x1p63 } ?? false
  }
}

extension JSONType {
  /// The type of value from which the decoder makes a Swift type of this format.
  fileprivate init(decoding type: any Any.Type) {
    if type == String.self {
      self = .string
    } else if type == Int.self {
      self = .integer
    } else {
      self = String(describing: type).hasPrefix("Array") ? .array : .object
    }
  }
}
