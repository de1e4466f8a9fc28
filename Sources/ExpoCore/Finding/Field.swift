/// A text of a topic that is searched.
package struct Field {
  /// The key of the field in the data format.
  let key: String
  let text: String
  /// How much a match counts, 0 the most: a name, a fact with its label, the line, the story, the
  /// evidence, the description of the picture.
  let level: Int
  static let levels = 6
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

  /// `재료: 대나무`; empty without a value.
  fileprivate init(_ key: some CodingKey, fact label: String, _ value: String?) {
    self.init(key, value.flatMap { $0.isEmpty ? nil : "\(label): \($0)" }, 1)
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
    let count = item.sources.count
    func plain(_ text: String?) -> String? { text.map { $0.withoutNoteNumbers(upTo: count) } }
    return [Field(Key.name, item.name, 0)]
      + item.aliases.map { Field(Key.aliases, $0, 0, isOnPage: false) }
      + item.details.map { Field(Key.details, fact: $0.label, plain($0.value)) } + [
        Field(Key.category, fact: language.pick(Field.category), item.category),
        Field(Key.evidence, item.evidence, 1),
        Field(Key.shortDescription, plain(item.shortDescription), 2),
        Field(Key.text, plain(item.text), 3),
        Field(Key.evidenceNote, plain(item.evidenceNote), 4),
        Field(Key.pictureDescription, plain(item.pictureDescription), 5),
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
    func plain(_ text: String?) -> String? {
      text.map { $0.withoutNoteNumbers(upTo: sources.count) }
    }
    func fact(_ key: Key, _ label: Phrase, _ value: String?) -> Field {
      Field(key, fact: language.pick(label), plain(value))
    }
    return [Field(Key.title, name, 0)]
      + aliases.map { Field(Key.aliases, $0, 0, isOnPage: false) } + [
        fact(.visitors, Field.visitors, visitorCount(in: language)),
        fact(.location, Field.place, location),
        fact(.duration, Field.period, dates(in: language)),
      ] + details.map { Field(Key.details, fact: $0.label, plain($0.value)) } + [
        Field(Key.text, plain(text), 3),
        Field(Key.pictureDescription, plain(pictureDescription), 5),
      ]
  }
}
