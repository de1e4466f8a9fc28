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

  package typealias CodingKeys = CatalogueCodingKeys

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    label = try values.decode(String.self, forKey: .label)
    url = try values.decode(String.self, forKey: .url)
  }
}
