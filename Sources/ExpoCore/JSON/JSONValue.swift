/// A JSON value to be written, its members in the order in which they are written.
package enum JSONValue {
  case string(String)
  case integer(Int)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
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
