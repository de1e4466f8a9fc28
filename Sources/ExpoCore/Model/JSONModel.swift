/// A value of the format that is an object.
package protocol JSONModel: Codable {
  associatedtype CodingKeys: CodingKey & CaseIterable & Equatable

  /// Reads the members, from our own texts or from any other decoder.
  init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure)

  /// The members as they are written, by our own writer or by any other encoder.
  var json: JSONValue { get }

  /// How an author who wrote a text, or a key with a text, writes an object of this kind; nil if that
  /// cannot be told.
  static func meant(by text: String, at key: String?) -> JSONValue?
}

extension JSONModel {
  package static func meant(by text: String, at key: String?) -> JSONValue? { nil }

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

/// What is probably unintended about a text, and the text that was probably meant; nil if that cannot be
/// told.
package typealias Flaw = (kind: CatalogueFault.Kind, meant: String?)

/// Returns what is probably unintended about a text that is not blank; nil if nothing is.
package typealias TextRule = (String) -> Flaw?

/// Reads the members of one object.
package protocol MemberReader<Key> {
  associatedtype Key: CodingKey
  associatedtype Failure: Error

  /// A text that is shown on one line.
  func line(_ key: Key, _ rule: TextRule) throws(Failure) -> String
  /// A text of any length.
  func text(_ key: Key) throws(Failure) -> String
  func objects<Model: JSONModel>(_ key: Key) throws(Failure) -> [Model]
  /// A whole number; nil if the member is missing or null.
  func optionalInteger(_ key: Key) throws(Failure) -> Int?
  /// A text that is shown on one line; nil if the member is missing or null.
  func optionalLine(_ key: Key, _ rule: TextRule) throws(Failure) -> String?
  /// A text of any length; nil if the member is missing or null.
  func optionalText(_ key: Key) throws(Failure) -> String?
  /// The lines of an array; none if the member is missing or null.
  func optionalLines(_ key: Key) throws(Failure) -> [String]
  /// The object; nil if the member is missing or null.
  func optionalObject<Model: JSONModel>(_ key: Key) throws(Failure) -> Model?
  /// The objects of an array; none if the member is missing or null.
  func optionalObjects<Model: JSONModel>(_ key: Key) throws(Failure) -> [Model]
}

extension MemberReader {
  package func line(_ key: Key) throws(Failure) -> String { try line(key) { _ in nil } }
  package func optionalLine(_ key: Key) throws(Failure) -> String? {
    try optionalLine(key) { _ in nil }
  }
}

/// Other decoders do not warn.
extension KeyedDecodingContainer: MemberReader {
  package typealias Failure = any Error

  package func line(_ key: Key, _ rule: TextRule) throws -> String {
    try decode(String.self, forKey: key)
  }
  package func text(_ key: Key) throws -> String { try decode(String.self, forKey: key) }
  package func optionalInteger(_ key: Key) throws -> Int? {
    try decodeIfPresent(Int.self, forKey: key)
  }
  package func objects<Model: JSONModel>(_ key: Key) throws -> [Model] {
    try decode([Model].self, forKey: key)
  }
  package func optionalLine(_ key: Key, _ rule: TextRule) throws -> String? {
    try decodeIfPresent(String.self, forKey: key)
  }
  package func optionalText(_ key: Key) throws -> String? {
    try decodeIfPresent(String.self, forKey: key)
  }
  package func optionalLines(_ key: Key) throws -> [String] {
    try decodeIfPresent([String].self, forKey: key) ?? []
  }
  package func optionalObject<Model: JSONModel>(_ key: Key) throws -> Model? {
    try decodeIfPresent(Model.self, forKey: key)
  }
  package func optionalObjects<Model: JSONModel>(_ key: Key) throws -> [Model] {
    try decodeIfPresent([Model].self, forKey: key) ?? []
  }
}
