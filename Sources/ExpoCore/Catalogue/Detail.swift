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

  package typealias CodingKeys = CatalogueCodingKeys

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    label = try values.decode(String.self, forKey: .label)
    value = try values.decode(String.self, forKey: .value)
  }
}
