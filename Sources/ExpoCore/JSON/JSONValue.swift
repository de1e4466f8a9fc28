/// A JSON value to be written, its members in the order in which they are written.
package enum JSONValue {
  case string(String)
  case integer(Int)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
}

extension JSONValue: Encodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .integer(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in members {
        try container.encode(value, forKey: Key(stringValue: key))
      }
    }
  }
}

extension JSONValue {
  /// An object without the members that have no value.
  package static func members<Key: CodingKey>(
    _ members: [(Key, JSONValue?)]
  ) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key.stringValue, $0) } })
  }

  package static func string(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  /// An array, or nil if it would be empty: the format does not distinguish the two.
  package static func list(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(values)
  }
}
