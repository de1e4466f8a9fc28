/// A text of a topic that is searched.
package struct Field {
  /// The key of the field in the data format.
  let key: String
  let text: String
  /// How much a match counts, 0 the most: a name, a fact with its label, the line, the story, the
  /// evidence.
  let level: Int
  /// Whether the page of the topic shows it, so that a reader can go to its matches.
  let isOnPage: Bool

  init(_ key: some CodingKey, _ text: String?, _ level: Int, isOnPage: Bool = true) {
    self.key = key.stringValue
    self.text = text ?? ""
    (self.level, self.isOnPage) = (level, isOnPage)
  }
}

/// The labels of the facts that every catalogue has.
extension Field {
  package static let visitors: Phrase = ("방문객", "Visitors")
  package static let place: Phrase = ("개최지", "Place")
  package static let period: Phrase = ("개최 기간", "Dates")
  package static let category: Phrase = ("분류", "Category")
  package static let evidence: Phrase = ("근거", "Evidence")

  /// `재료: 대나무`; nil without a value.
  fileprivate static func fact(_ label: String, _ value: String?) -> String? {
    value.flatMap { $0.isEmpty ? nil : "\(label): \($0)" }
  }
}

extension Catalogue {
  /// The texts of a topic as its page shows them; sources and addresses are not searched.
  func fields(of topic: Topic, in language: Language) -> [Field] {
    guard let index = topic.index else {
      return exposition.map { $0.fields(in: language) } ?? []
    }
    let item = items[index]
    typealias Key = Item.CodingKeys
    let grade = item.evidence.flatMap { word in
      let meaning = grades.first { $0.word == word }.flatMap(\.meaning)
      let label = exposition?.evidenceLabel ?? language.say(Field.evidence)
      return Field.fact(label, ([word] + [meaning].compactMap(\.self)).joined(separator: ", "))
    }
    let count = item.sources.count
    func plain(_ text: String?) -> String? { text.map { $0.withoutNoteNumbers(upTo: count) } }
    return [Field(Key.name, item.name, 0)]
      + item.aliases.map { Field(Key.aliases, $0, 0, isOnPage: false) }
      + item.details.map { Field(Key.details, Field.fact($0.label, plain($0.value)), 1) } + [
        Field(Key.category, Field.fact(language.say(Field.category), item.category), 1),
        Field(Key.evidence, grade, 1),
        Field(Key.shortDescription, plain(item.shortDescription), 2),
        Field(Key.text, plain(item.text), 3),
        Field(Key.evidenceNote, plain(item.evidenceNote), 4),
        Field(Key.pictureDescription, plain(item.pictureDescription), 4),
      ]
  }
}

extension Exposition {
  fileprivate func fields(in language: Language) -> [Field] {
    typealias Key = CodingKeys
    func plain(_ text: String?) -> String? {
      text.map { $0.withoutNoteNumbers(upTo: sources.count) }
    }
    func fact(_ key: Key, _ label: Phrase, _ value: String?) -> Field {
      Field(key, Field.fact(language.say(label), plain(value)), 1)
    }
    let note = visitorsNote.map { " (\($0))" } ?? ""
    return [Field(Key.title, name, 0)]
      + aliases.map { Field(Key.aliases, $0, 0, isOnPage: false) } + [
        fact(
          .visitors, Field.visitors,
          visitors.map { $0.groupedDigits + language.say("명", "") + note }),
        fact(.location, Field.place, location), fact(.duration, Field.period, duration),
      ] + details.map { Field(Key.details, Field.fact($0.label, plain($0.value)), 1) } + [
        Field(Key.text, plain(text), 3),
        Field(Key.pictureDescription, plain(pictureDescription), 4),
      ]
  }
}
