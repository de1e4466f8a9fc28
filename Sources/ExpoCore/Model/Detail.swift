/// One fact of a table of details, such as `시대` and `고려`.
public struct Detail: Hashable, Sendable {
  /// The subject of the fact.
  public var label: String
  /// The fact.
  public var value: String

  /// Creates a fact.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

extension Detail: Codable, JSONModel {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case label
    case value
  }

  package init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    label = try members.text(.label)
    value = try members.text(.value)
  }

  package var json: JSONValue {
    .members([(CodingKeys.label, .string(label)), (.value, .string(value))])
  }
}
