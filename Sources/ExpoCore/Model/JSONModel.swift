/// A value of the format that is an object.
package protocol JSONModel: Codable {
  associatedtype CodingKeys: CodingKey & CaseIterable & Equatable

  /// Reads the members, from our own texts or from any other decoder.
  init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure)

  /// The members as they are written, by our own writer or by any other encoder.
  var json: JSONValue { get }
}

extension JSONModel {
  /// Encodes the members for another encoder.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Decodes the members of another decoder's object.
  public init(from decoder: any Decoder) throws {
    try self.init(members: decoder.container(keyedBy: CodingKeys.self))
  }

  /// Decodes a strict JSON text (RFC 8259).
  ///
  /// - Throws: The text's first fault.
  package init(json text: [UInt8]) throws(CatalogueFault) {
    self = try text.withUnsafeBufferPointer { bytes throws(CatalogueFault) in
      let reader = JSONReader(bytes)
      let model: Self = reader.object(reader.root)
      try reader.throwFirstError(in: "")
      return model
    }
  }
}

/// Reads the members of one object.
package protocol MemberReader<Key> {
  associatedtype Key: CodingKey
  associatedtype Failure: Error

  /// Whether the member is there and not null.
  func hasValue(_ key: Key) throws(Failure) -> Bool
  func text(_ key: Key) throws(Failure) -> String
  /// A whole number.
  func integer(_ key: Key) throws(Failure) -> Int
  func lines(_ key: Key) throws(Failure) -> [String]
  func object<Model: JSONModel>(_ key: Key) throws(Failure) -> Model
  func objects<Model: JSONModel>(_ key: Key) throws(Failure) -> [Model]
}

/// Members that may be missing or null.
extension MemberReader {
  package func optionalText(_ key: Key) throws(Failure) -> String? {
    try hasValue(key) ? text(key) : nil
  }
  package func optionalInteger(_ key: Key) throws(Failure) -> Int? {
    try hasValue(key) ? integer(key) : nil
  }
  package func optionalLines(_ key: Key) throws(Failure) -> [String] {
    try hasValue(key) ? lines(key) : []
  }
  package func optionalObject<Model: JSONModel>(_ key: Key) throws(Failure) -> Model? {
    try hasValue(key) ? object(key) : nil
  }
  package func optionalObjects<Model: JSONModel>(_ key: Key) throws(Failure) -> [Model] {
    try hasValue(key) ? objects(key) : []
  }
}

/// Other decoders do not warn.
extension KeyedDecodingContainer: MemberReader {
  package typealias Failure = any Error

  package func hasValue(_ key: Key) throws -> Bool { try contains(key) && !decodeNil(forKey: key) }
  package func text(_ key: Key) throws -> String {
    try decode(String.self, forKey: key)
  }
  package func integer(_ key: Key) throws -> Int { try decode(Int.self, forKey: key) }
  package func lines(_ key: Key) throws -> [String] { try decode([String].self, forKey: key) }
  package func object<Model: JSONModel>(_ key: Key) throws -> Model {
    try decode(Model.self, forKey: key)
  }
  package func objects<Model: JSONModel>(_ key: Key) throws -> [Model] {
    try decode([Model].self, forKey: key)
  }
}
