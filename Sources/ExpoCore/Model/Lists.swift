/// A file may leave out a list: a missing one, or null, is empty, and an empty one is not written. The
/// models' synthesized `Codable` calls these overloads instead of the library's.
extension KeyedDecodingContainer {
  func decode<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
    try decodeIfPresent(type, forKey: key) ?? []
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Element: Encodable>(_ list: [Element], forKey key: Key) throws {
    try encodeIfPresent(list.isEmpty ? nil : list, forKey: key)
  }
}

/// A text keeps at most thirty combining marks in a row: more take quadratic time to compare.
extension KeyedDecodingContainer {
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try decode(LimitedText.self, forKey: key).text
  }

  /// A blank text is none.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    let text = try decodeIfPresent(LimitedText.self, forKey: key)?.text
    return text?.isBlank == true ? nil : text
  }

  func decode(_ type: [String].Type, forKey key: Key) throws -> [String] {
    try decodeIfPresent([LimitedText].self, forKey: key)?.map(\.text) ?? []
  }

  func decode(_ type: [[String]].Type, forKey key: Key) throws -> [[String]] {
    try decodeIfPresent([[LimitedText]].self, forKey: key)?.map { $0.map(\.text) } ?? []
  }
}

private struct LimitedText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self).limitingMarks
  }
}
