/// A value of the format that is an object.
///
/// Our own reader reads it with `init(reading:)`; other decoders and encoders use its `Codable`.
package protocol JSONModel: Codable {
  associatedtype CodingKeys: CodingKey & CaseIterable & Equatable

  init(reading object: ObjectReader<CodingKeys>)

  /// The members as they are written, in the order of the format.
  var json: JSONValue { get }
}

/// Reads the members of one object by their keys.
///
/// A member that is missing or has another type is noted as a fault and replaced by an empty value.
package struct ObjectReader<Keys: CodingKey & CaseIterable & Equatable> {
  private let reader: JSONReader
  /// Nil if another value is in the place of the object; then every member is an empty value.
  private let object: JSONNode?
  /// The values of the known keys.
  private var values: [(key: Keys, node: JSONNode)] = []

  init(_ object: JSONNode?, in reader: JSONReader) {
    self.reader = reader
    self.object = object
    guard let object else { return }
    values.reserveCapacity(Keys.allCases.count)
    for node in reader.tree.keys(of: object) {
      let text = reader.tree.string(node)
      if let key = Keys(stringValue: text) {
        if value(key) == nil {
          values.append((key, reader.tree.value(of: node)))
        } else {
          reader.fail(.duplicateKey(text.clipped), at: node)
        }
      } else if !JSONReader.isAuthors(key: text) {
        reader.warn(Self.unknown(text), at: node)
      }
    }
  }

  private static func unknown(_ key: String) -> CatalogueFault.Kind {
    let names = Keys.allCases.map(\.stringValue)
    // A key of version 6.0, in whose place another one stands.
    if key == "evidence_legend", names.contains("grades") {
      return .unknownKey(key, near: "grades")
    }
    return .unknownKey(key.clipped, near: key.clipped.nearest(among: names).map { names[$0] })
  }

  private func value(_ key: Keys) -> JSONNode? { values.first { $0.key == key }?.node }

  /// The value of a member that may be missing or null.
  private func optional(_ key: Keys) -> JSONNode? {
    value(key).flatMap { reader.tree.type(of: $0) == .null ? nil : $0 }
  }

  /// A text that must be there and say something.
  package func text(_ key: Keys) -> String {
    if let node = value(key) { return reader.requiredText(node, key.stringValue) }
    if let object { reader.lacks(key.stringValue, .missingKey(key.stringValue), at: object) }
    return ""
  }

  /// A text that may be missing; so may its content, with a warning.
  package func optionalText(_ key: Keys) -> String? {
    optional(key).map(reader.text).flatMap { $0.isBlank ? nil : $0 }
  }

  package func optionalInteger(_ key: Keys) -> Int? { optional(key).map(reader.integer) }

  package func texts(_ key: Keys) -> [String] { optional(key).map(reader.texts) ?? [] }

  package func objects<Model: JSONModel>(_ key: Keys) -> [Model] {
    optional(key).map { reader.objects($0) } ?? []
  }
}

/// A list that is missing or null is empty.
extension KeyedDecodingContainer {
  func decode<Element: Decodable>(_: [Element].Type, forKey key: K) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }
}

/// An empty list is left out.
extension KeyedEncodingContainer {
  mutating func encode<Element: Encodable>(_ list: [Element], forKey key: K) throws {
    try encodeIfPresent(list.isEmpty ? nil : list, forKey: key)
  }
}
