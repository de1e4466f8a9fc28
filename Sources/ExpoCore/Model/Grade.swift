/// A grade of the evidence for an exhibit: the word that items carry, and what it means in one
/// exhibition.
///
///     Grade(word: "recorded", meaning: "Named as shown in a record of the time")
public struct Grade: Hashable, Identifiable, Sendable {
  /// The word, as items carry it.
  public var word: String
  /// What the word means, in a few words.
  public var meaning: String?

  /// The ``word``, which a list of grades has only once.
  public var id: String { word }

  /// Creates a grade.
  public init(word: String, meaning: String? = nil) {
    self.word = word
    self.meaning = meaning
  }
}

extension Grade: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case word
    case meaning
  }
}

extension [Item] {
  /// The items, each with its grade translated by the one at the same place in the list of grades.
  func translatingGrades(from original: [Grade]?, to translation: [Grade]?) -> [Item] {
    guard let original, let translation, !translation.isEmpty else { return self }
    let words = Dictionary(
      zip(original.map(\.word), translation.map(\.word)), uniquingKeysWith: { first, _ in first })
    return map { item in
      var item = item
      item.evidence = item.evidence.map { words[$0] ?? $0 }
      return item
    }
  }
}
