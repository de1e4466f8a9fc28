/// One fact of a details table, such as `시대` and `고려`.
public struct Detail: Decodable, Equatable, Sendable {
  /// What the fact is about.
  public let label: String
  /// The fact.
  public let value: String

  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case label
    case value
  }
}
