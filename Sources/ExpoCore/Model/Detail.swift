/// One fact of a table of details, such as `시대` and `고려`.
public struct Detail: Hashable, Identifiable, Sendable {
  /// The subject of the fact.
  public var label: String
  /// The fact.
  public var value: String

  /// The fact itself.
  public var id: Self { self }

  /// Creates a fact.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

extension Detail: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case label
    case value
  }
}
