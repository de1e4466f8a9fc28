/// A value that is decoded from the members of an object: by this module's decoder without its
/// type-erased containers, or by any other through `Decodable`.
///
/// The box around a container and the generic `Array.init(from:)` of the standard library take 0.13
/// million instructions of a page and a fifth of the check of a large file.
protocol JSONObjectDecodable: Decodable {
  associatedtype CodingKeys: CodingKey

  init(members: some JSONMembers<CodingKeys>) throws
}

/// The members of an object, as far as the format needs them.
///
/// The methods are those of `KeyedDecodingContainer`, which is one of the two implementations.
protocol JSONMembers<Key> {
  associatedtype Key: CodingKey

  func decode(_ type: String.Type, forKey key: Key) throws -> String
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String?
  func decodeIfPresent(_ type: [String].Type, forKey key: Key) throws -> [String]?
  func decodeIfPresent<Element: JSONObjectDecodable>(
    _ type: [Element].Type, forKey key: Key
  ) throws -> [Element]?
}

extension KeyedDecodingContainer: JSONMembers {}
