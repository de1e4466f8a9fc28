/// What a reader reads about, by the number that lists show: the exposition itself is 0, its items count
/// from 1.
public struct Topic: Hashable, Sendable {
  /// The number in lists.
  public let number: Int

  /// The exposition.
  public static let overview = Topic(number: 0)

  /// The word that means the exposition in every catalogue; so does the number 0.
  package static let overviewName = "overview"

  /// The item at an index of the list.
  public static func item(_ index: Int) -> Topic { Topic(number: index + 1) }

  /// The index of the item; nil for the exposition.
  public var index: Int? { number == 0 ? nil : number - 1 }
}
