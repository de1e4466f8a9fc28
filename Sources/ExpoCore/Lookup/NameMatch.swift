/// What a typed name finds in a list of names.
public struct NameMatch: Hashable, Sendable {
  /// How a name is found, the best first.
  public enum Rank: Int, Comparable, Sendable {
    /// The number in the list.
    case number
    /// The name, written whole.
    case name
    /// Another name, written whole, such as any name in the other edition.
    case alias
    /// The words are the beginnings of words of a name.
    case beginning
    /// Some of them, in Hangul or Hanja, are inside of words of a name.
    case part
    /// The name begins with these initial consonants (`ㄱㅁㄱ`, `거ㅁㄱ`).
    case initials
    /// A name is spelt like this one.
    case similar

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name as it was typed.
  public let typed: String
  public let rank: Rank
  /// The things that it finds by this rank, in the order of the list; at most three similar ones, the most similar
  /// first.
  public let indices: [Int]

  package init(typed: String, rank: Rank, indices: [Int]) {
    self.typed = typed
    self.rank = rank
    self.indices = indices
  }

  /// The one thing that is meant; nil if none or several may be.
  public var index: Int? { rank < .similar && indices.count == 1 ? indices[0] : nil }

  /// The things that have the name as one of their names, written whole.
  package var called: [Int] { rank <= .alias ? indices : [] }

  /// Whether a letter, or two Latin ones, are all that is typed of a longer name.
  package var isGuess: Bool {
    rank > .alias && FoldedLetters.all(of: typed).count < (typed.isASCII ? 3 : 2)
  }
}
