/// A value of a ``JSONTree``: its number in the order of the text.
struct JSONNode: Equatable {
  let number: UInt32

  /// The value that is the whole text.
  static let root = JSONNode(number: 0)
}
