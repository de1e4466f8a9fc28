/// A value of the format that is an object: its keys, and how its members are read and written.
///
/// What a model reads is its shape, too (see ``JSONShape``): nothing else describes the object.
package protocol JSONModel: Decodable {
  /// The keys, in the order in which they are written.
  associatedtype CodingKeys: CodingKey, CaseIterable

  /// Reads the members: from a text that has the model's shape, from any other decoder, or from the
  /// recorder of the shape.
  init<Reader: MemberReader<CodingKeys>>(members: inout Reader) throws(Reader.Failure)

  /// The value of a member to be written; nil if the member is left out.
  func value(of key: CodingKeys) -> JSONValue?

  /// Members that the format does not define; a model that keeps them writes them after its own.
  var unknownMembers: [UnknownMember] { get }
}

extension JSONModel {
  package var unknownMembers: [UnknownMember] { [] }
}

/// A member of an object with a key that the format does not define.
package struct UnknownMember: Equatable {
  let key: String
  /// The value as the text writes it.
  let json: String
}

/// Reads the members of one object.
package protocol MemberReader<Key> {
  associatedtype Key: CodingKey
  associatedtype Failure: Error

  mutating func string(_ key: Key) throws(Failure) -> String
  mutating func integer(_ key: Key) throws(Failure) -> Int
  mutating func objects<Model: JSONModel>(_ key: Key) throws(Failure) -> [Model]
  /// The string; nil if the member is missing or null.
  mutating func optionalString(_ key: Key) throws(Failure) -> String?
  /// The strings of an array; none if the member is missing or null.
  mutating func optionalStrings(_ key: Key) throws(Failure) -> [String]
  /// The objects of an array; none if the member is missing or null.
  mutating func optionalObjects<Model: JSONModel>(_ key: Key) throws(Failure) -> [Model]
  /// The members with other keys, as far as the reader can tell.
  var unknownMembers: [UnknownMember] { get }
}

extension MemberReader {
  package var unknownMembers: [UnknownMember] { [] }
}

extension JSONModel {
  /// Decodes an object that has the model's shape.
  init(_ view: JSONView) {
    var members = JSONObject<CodingKeys>(view)
    self.init(members: &members)
  }

  package init(from decoder: any Decoder) throws { try self.init(decoder: decoder) }

  /// Decodes the members of another decoder's object.
  package init(decoder: any Decoder) throws {
    var members = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(members: &members)
  }
}

extension JSONValue {
  /// A model as JSON: its keys in their order, what is absent left out.
  package init<Model: JSONModel>(_ model: Model) {
    self = .object(
      Model.CodingKeys.allCases.compactMap { key in
        model.value(of: key).map { (key.stringValue, $0) }
      } + model.unknownMembers.map { ($0.key, .verbatim($0.json)) })
  }

  /// An array, or nil if it would be empty: the format does not distinguish the two.
  package static func list(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(values)
  }
}

/// The members of an object, found in one pass.
///
/// Reading a model from it cannot fail: the object has been validated by ``JSONScanner``, or by
/// tests if it is bundled.
struct JSONObject<Key: CodingKey> {
  private let text: UnsafeBufferPointer<UInt8>
  /// Keys and values in turn.
  private var parts: [ByteRange] = []

  init(_ object: JSONView) {
    text = object.text
    // Enough for an item: growing step by step takes longer than finding the members.
    parts.reserveCapacity(24)
    for (key, value) in object.members {
      parts.append(key.range)
      parts.append(value.range)
    }
  }

  /// The value of the first member with a key; nil if there is none.
  subscript(key: Key) -> JSONView? {
    var key = key.stringValue
    return key.withUTF8 { key in
      for index in stride(from: 0, to: parts.count, by: 2)
      where JSONView(text, parts[index]).isString(key) {
        return JSONView(text, parts[index + 1])
      }
      return nil
    }
  }
}

extension JSONObject: MemberReader {
  typealias Failure = Never

  func string(_ key: Key) -> String {
    guard let string = self[key]?.string else { preconditionFailure("The object is validated.") }
    return string
  }

  func integer(_ key: Key) -> Int {
    guard case .success(let integer) = self[key]?.integer else {
      preconditionFailure("The object is validated.")
    }
    return integer
  }

  func objects<Model: JSONModel>(_ key: Key) -> [Model] { optionalObjects(key) }

  func optionalString(_ key: Key) -> String? { self[key]?.string }

  func optionalStrings(_ key: Key) -> [String] { self[key]?.elements.compactMap(\.string) ?? [] }

  func optionalObjects<Model: JSONModel>(_ key: Key) -> [Model] {
    self[key]?.elements.map(Model.init) ?? []
  }

  var unknownMembers: [UnknownMember] {
    stride(from: 0, to: parts.count, by: 2).compactMap { index in
      guard let key = JSONView(text, parts[index]).string, Key(stringValue: key) == nil else {
        return nil
      }
      let value = text[parts[index + 1].range]
      return UnknownMember(key: key, json: String(decoding: value, as: UTF8.self))
    }
  }
}

extension KeyedDecodingContainer: MemberReader {
  package typealias Failure = any Error

  package func string(_ key: Key) throws -> String { try decode(String.self, forKey: key) }

  package func integer(_ key: Key) throws -> Int { try decode(Int.self, forKey: key) }

  package func objects<Model: JSONModel>(_ key: Key) throws -> [Model] {
    try decode([Model].self, forKey: key)
  }

  package func optionalString(_ key: Key) throws -> String? {
    try decodeIfPresent(String.self, forKey: key)
  }

  package func optionalStrings(_ key: Key) throws -> [String] {
    try decodeIfPresent([String].self, forKey: key) ?? []
  }

  package func optionalObjects<Model: JSONModel>(_ key: Key) throws -> [Model] {
    try decodeIfPresent([Model].self, forKey: key) ?? []
  }
}

/// A whole JSON text of another format than a catalogue's.
package enum JSONDocument {
  /// Decodes the object of a strict JSON text (RFC 8259).
  ///
  /// - Throws: The text's first fault.
  package static func decode<Model: JSONModel>(
    _ type: Model.Type, from text: [UInt8]
  ) throws(CatalogueFault) -> Model {
    try text.withUnsafeBufferPointer { bytes throws(CatalogueFault) in
      let outline = JSONOutline(scanning: bytes, as: Model.shape)
      if let fault = outline.faults.first { throw fault.fault }
      let root = JSONView(rootOf: bytes)
      if !outline.misshapen.isEmpty,
        let fault = JSONScanner.faults(of: root, as: Model.shape).first
      {
        throw fault.fault
      }
      return Model(root)
    }
  }
}
