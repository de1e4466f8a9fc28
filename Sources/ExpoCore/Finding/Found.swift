/// What a query finds: a topic, and the part of it that shows the words best.
///
///     for found in Catalogue.bundled.find("금속활자") { print(found.name, found.excerpt) }
public struct Found: Hashable, Identifiable, Sendable {
  /// How a topic is found, the best first.
  package enum Rank: Int, Comparable, Sendable {
    /// By its name, written whole, or by its number in the list.
    case name
    /// By another name, written whole, such as the `image_name` or a name in the other edition.
    case alias
    /// By the beginning of a name: two syllables or three letters of it, or more.
    case beginning
    /// By whole words of a name (`북` of 대취타 북).
    case word
    /// By the initial consonants of the beginning of a name (`ㄱㅁㄱ`, `거ㅁㄱ`), two or more.
    case initials
    /// By another part of a name. From here on, a topic is suggested and not opened.
    case part
    /// By its texts.
    case text
    /// By a name that is spelt like the query.
    case similar

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Whether a name of this rank opens what it finds.
    package var opens: Bool { self < .part }
  }

  /// How well a topic has the words of the query.
  struct Score: Hashable {
    /// Whether one of the topic's names stands in the query.
    var hasNameInQuery = false
    /// The words of the query that the topic has, by their positions.
    var words: Set<Int> = []
    /// How often the topics that were found have these words, in all: rare words say more.
    var frequency = 0
    /// Whether no sentence has all words that the excerpt should show.
    var isScattered = false
    /// The sum of the costs of the words, each that of its best match: the fit, and for an equal fit
    /// the level of the field.
    var cost = 0
    /// The letters from the first word of the excerpt to the last.
    var span = 0
    /// The letters of a fact before the first word: a label goes before a value.
    var start = 0
  }

  /// The item or the exposition.
  public let topic: Topic
  /// The identifier of the item, or the name of the exposition's picture.
  public let id: Item.ID
  /// The name of the item, or the title of the exposition on one line.
  public let name: String
  let category: String?
  package let rank: Rank
  var score = Score()
  /// The number of places on its page with one of the words.
  public internal(set) var places = 0
  /// The key of the field in the data format from which the excerpt is taken.
  public internal(set) var key = ""
  /// The sentence with the words that its name lacks, or a fact as `label: value`; empty if the name
  /// has all of them.
  public internal(set) var excerpt = ""
  /// Whether the excerpt is a fact with its label.
  package internal(set) var isFact = false
  /// The words in the excerpt, in ascending order, with text between them.
  public internal(set) var matches: [Range<String.Index>] = []
  /// Whether each of the words is a whole word of the topic's texts.
  package internal(set) var isWhole = false

  init(_ topic: Topic, _ entry: any CatalogueEntry, _ rank: Rank) {
    (self.topic, self.rank) = (topic, rank)
    (id, name, category) = (entry.pictureName, entry.name, entry.category)
  }
}

extension Found {
  /// Whether it stands before another topic in the results; of equal ones the exposition is first.
  func precedes(_ other: Found) -> Bool {
    order.lexicographicallyPrecedes(other.order)
  }

  private var order: [Int] {
    [
      rank.rawValue, score.hasNameInQuery ? 0 : 1, score.frequency, score.isScattered ? 1 : 0,
      score.cost, score.span, score.start, topic.number,
    ]
  }
}

extension [Found] {
  /// The one topic that the query opens, because it is the name of no other.
  public var topic: Topic? { opened.count == 1 ? opened[0] : nil }

  /// The topics that the query names equally well; an item goes before the exposition.
  package var opened: [Topic] {
    guard let best = first?.rank, best.opens else { return [] }
    let topics = prefix { $0.rank == best }.map(\.topic)
    return topics.count > 1 ? topics.filter { $0 != .exposition } : topics
  }
}

/// As programs read it.
extension Found: Encodable {
  enum CodingKeys: String, CodingKey {
    case number, name, category, places, excerpt, matches
    case id = "image_name"
    case key = "field"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let scalars = excerpt.unicodeScalars
    func offset(_ index: String.Index) -> Int {
      scalars.distance(from: scalars.startIndex, to: index)
    }
    try container.encode(topic.number, forKey: .number)
    try container.encode(name, forKey: .name)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(category, forKey: .category)
    try container.encode(places, forKey: .places)
    try container.encode(key, forKey: .key)
    try container.encode(excerpt, forKey: .excerpt)
    // In Unicode scalars. A keyed container would leave out an empty list.
    var ranges = container.nestedUnkeyedContainer(forKey: .matches)
    for match in matches {
      try ranges.encode([offset(match.lowerBound), offset(match.upperBound)])
    }
  }
}

/// A query as a name.
extension Query {
  /// How well the query finds a thing by its names; nil if it does not.
  ///
  /// - Parameters:
  ///   - names: The thing's name, and others that are found by their beginnings, too.
  ///   - aliases: Its other names.
  package func rank(of names: [String], aliases: [String] = []) -> Found.Rank? {
    let others = names.dropFirst().compactMap { rank(of: $0, isName: true).map { max($0, .alias) } }
    let rest = aliases.compactMap { rank(of: $0, isName: false).map { max($0, .alias) } }
    return ([names.first.flatMap { rank(of: $0, isName: true) }] + others + rest)
      .compactMap(\.self).min()
  }

  private func rank(of name: String, isName: Bool) -> Found.Rank? {
    let own = FoldedLetters.all(of: name)
    guard let typed = names.first, !own.isEmpty else { return nil }
    if let place = names.firstIndex(of: own) { return place == 0 ? .name : .alias }
    let begun = isName ? names.filter(own.starts) : []
    if begun.contains(where: \.isLong) { return .beginning }
    let isLong = names.contains { $0.isLong || !$0[0].hasSpacedWords }
    if !hasOnlyStopWords, let fit = fit(in: name) {
      return fit < .beginning && isLong ? .word : .part
    }
    if !begun.isEmpty { return .part }
    guard isName, typed.contains(where: Hangul.isConsonant) else { return nil }
    // Some input methods write ㄳ if ㄱ and ㅅ are typed in a row.
    let initials = typed.flatMap { Hangul.isConsonant($0) ? Hangul.keys(of: $0) : [$0] }
    let isBegun = own.starts(with: initials) { Hangul.initialLetter(of: $0) == $1 || $0 == $1 }
    return !isBegun ? nil : initials.count > 1 ? .initials : .part
  }

  /// The fit of the word that matches a text worst, each by its best match; nil if the text lacks
  /// a word.
  private func fit(in text: String) -> Fit? {
    var fits = [Fit?](repeating: nil, count: words.count)
    forEachMatch(in: text) { fits[$0.word] = min(fits[$0.word] ?? $0.fit, $0.fit) }
    return fits.contains(nil) ? nil : fits.compactMap(\.self).max()
  }
}

extension [UInt32] {
  /// Whether a part of a name is long enough to open it.
  fileprivate var isLong: Bool { count >= (allSatisfy(\.hasSpacedWords) ? 3 : 2) }
}
