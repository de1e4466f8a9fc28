/// A text of a topic that is searched.
package struct Field {
  /// How much a match counts, the most first; the line is the short description.
  enum Level: Int, CaseIterable {
    case name, fact, line, story, evidence, picture
  }

  /// The key of the field in the data format.
  let key: String
  let text: String
  let level: Level
  /// Whether the page of the topic shows it, so that a reader can go to its matches.
  let isOnPage: Bool
  /// Whether the text is a fact with its label.
  var isFact = false

  /// Whether lists show it beside an excerpt.
  var isShownInLists: Bool {
    typealias Key = Item.CodingKeys
    return [Key.name, .category, .evidence].map(\.rawValue).contains(key)
      || key == Exposition.CodingKeys.title.rawValue
  }

  init(_ key: some CodingKey, _ text: String?, _ level: Level, isOnPage: Bool = true) {
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

  /// `재료: 대나무`; empty without a value.
  fileprivate init(_ key: some CodingKey, fact label: String, _ value: String?) {
    self.init(key, value.flatMap { $0.isEmpty ? nil : "\(label): \($0)" }, .fact)
    isFact = true
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
    return [Field(Key.name, item.name, .name)]
      + item.aliases.map { Field(Key.aliases, $0, .name, isOnPage: false) }
      + item.details.map { Field(Key.details, fact: $0.label, item.plain($0.value)) } + [
        Field(Key.category, fact: language.pick(Field.category), item.category),
        Field(Key.evidence, item.evidence, .fact),
        Field(Key.shortDescription, item.plain(item.shortDescription), .line),
        Field(Key.text, item.plain(item.text), .story),
        Field(Key.evidenceNote, item.plain(item.evidenceNote), .evidence),
        Field(Key.pictureDescription, item.plain(item.pictureDescription), .picture),
      ]
  }
}

extension Exposition {
  /// The number of visitors, such as `48,130,300 명`, and the note about what was counted.
  package func visitorCount(in language: Language) -> String? {
    let note = visitorsNote.map { " (\($0))" } ?? ""
    return visitors.map { $0.groupedDigits + language.pick(" 명", "") + note }
  }

  fileprivate func fields(in language: Language) -> [Field] {
    typealias Key = CodingKeys
    func fact(_ key: Key, _ label: Phrase, _ value: String?) -> Field {
      Field(key, fact: language.pick(label), plain(value))
    }
    return [Field(Key.title, name, .name)]
      + aliases.map { Field(Key.aliases, $0, .name, isOnPage: false) } + [
        fact(.visitors, Field.visitors, visitorCount(in: language)),
        fact(.location, Field.place, location),
        fact(.duration, Field.period, dates(in: language)),
      ] + details.map { Field(Key.details, fact: $0.label, plain($0.value)) } + [
        Field(Key.text, plain(text), .story),
        Field(Key.pictureDescription, plain(pictureDescription), .picture),
      ]
  }
}
