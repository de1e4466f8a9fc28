/// An address where a reader can go on.
public struct Link: Decodable, Equatable, Sendable {
  /// The name of what is found there.
  public let label: String
  /// The address, as written in the data.
  public let url: String

  public init(label: String, url: String) {
    self.label = label
    self.url = url
  }

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case label
    case url
  }
}
