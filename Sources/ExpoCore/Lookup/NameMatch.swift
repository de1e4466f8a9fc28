/// What a typed name finds in a catalogue.
public struct NameMatch: Hashable, Sendable {
  /// How a name is found, the best first.
  package enum Rank: Int, Comparable, Sendable {
    /// The name, written whole, or the number in the list.
    case name
    /// Another name, written whole, such as the `image_name` or a name in the other edition.
    case alias
    /// The beginning of a name: two syllables or three letters of it, or more.
    case beginning
    /// Whole words of a name or an alias (`북` of 대취타 북).
    case word
    /// The initial consonants of the beginning of a name (`ㄱㅁㄱ`, `거ㅁㄱ`), two or more.
    case initials
    /// A shorter beginning, or another part of a name or an alias; it is suggested and not opened.
    case part
    /// A name is spelt like this one; it is suggested and not opened.
    case similar

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name as it was typed.
  package let typed: String
  package let rank: Rank
  /// What it finds, in the order of the list; at most three of a similar spelling, the most similar
  /// first.
  public let topics: [Topic]

  package init(typed: String, rank: Rank, topics: [Topic]) {
    self.typed = typed
    self.rank = rank
    self.topics = topics
  }

  /// Whether the topics are only suggested, because the name is a part of theirs or is spelt like
  /// them.
  public var isSuggestion: Bool { rank >= .part && !topics.isEmpty }

  /// The one topic that it opens; nil if none or several may be meant.
  public var topic: Topic? { !isSuggestion && topics.count == 1 ? topics[0] : nil }
}
