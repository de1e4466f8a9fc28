/// A grade of the evidence for an exhibit: the word that items carry, and what it means in one
/// exhibition.
///
///     Grade(word: "recorded", meaning: "Named as shown in a record of the time")
public struct Grade: Hashable, Sendable {
  /// The word, as items carry it.
  public var word: String
  /// What the word means, in a few words.
  public var meaning: String?

  /// Creates a grade.
  public init(word: String, meaning: String? = nil) {
    self.word = word
    self.meaning = meaning
  }
}

extension Grade: Codable, JSONModel {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case word
    case meaning
  }

  package init(reading object: ObjectReader<CodingKeys>) {
    word = object.text(.word)
    meaning = object.optionalText(.meaning)
  }

  package var json: JSONValue {
    .members([(CodingKeys.word, .string(word)), (.meaning, .string(meaning))])
  }
}

extension [Item] {
  /// The items, each with its grade translated by the one at the same place in the list of grades.
  func translatingGrades(from original: [Grade], to translation: [Grade]) -> [Item] {
    let words = Dictionary(
      zip(original.map(\.word), translation.map(\.word)), uniquingKeysWith: { first, _ in first })
    return map { item in
      var item = item
      item.evidence = item.evidence.map { words[$0] ?? $0 }
      return item
    }
  }
}
