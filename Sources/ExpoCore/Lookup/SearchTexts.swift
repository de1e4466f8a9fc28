/// The parts of an item that are searched, the most important first.
public enum SearchField: Int, CaseIterable, Sendable {
  case name
  case alias
  case category
  case shortDescription
  case details
  case text

  /// The field's key in the data format.
  public var key: String { codingKey.rawValue }

  fileprivate var codingKey: Item.CodingKeys {
    switch self {
    case .name: .name
    case .alias: .aliases
    case .category: .category
    case .shortDescription: .shortDescription
    case .details: .details
    case .text: .description
    }
  }

  /// The part of an exposition that counts as the field: its title as the name, its location as the
  /// short description; nil if none does.
  var expositionKey: Exposition.CodingKeys? {
    switch self {
    case .name: .title
    case .alias: .aliases
    case .category: nil
    case .shortDescription: .location
    case .details: .details
    case .text: .description
    }
  }

  /// Whether the field is a text in sentences, and not a name.
  var isProse: Bool {
    switch self {
    case .name, .alias, .category: false
    case .shortDescription, .details, .text: true
    }
  }
}

/// What is searched: the items of a catalogue, or its exposition as if it were an item.
enum SearchSource {
  case items(Items)
  case exposition(ExpositionText)

  var count: Int {
    switch self {
    case .items(let items): items.count
    case .exposition: 1
    }
  }

  /// Calls a body with the texts at indices until it returns false.
  ///
  /// - Parameter words: Leaves out texts that lack one of these words, as far as their bytes show it.
  func forEachTexts(
    at indices: some Collection<Int>, with words: [SearchWord] = [],
    _ body: (Int, SearchTexts) -> Bool
  ) {
    switch self {
    case .items(let items):
      items.forEachElement(at: indices) { index, item in
        item.mayHave(words) ? body(index, .item(JSONObject(item))) : true
      }
    case .exposition(let exposition):
      exposition.withObject { object in
        guard object.mayHave(words) else { return }
        let texts = SearchTexts.exposition(JSONObject(object))
        for index in indices where !body(index, texts) { return }
      }
    }
  }
}

extension JSONView {
  /// Whether the strings of the value may have all words.
  ///
  /// Finds out without looking for the strings, unless an escape may hide a letter or a blank.
  fileprivate func mayHave(_ words: [SearchWord]) -> Bool {
    JSONString.hidesText(bytes) || words.allSatisfy { $0.occurs(inRaw: bytes) }
  }
}

/// The searched texts of an item or of the exposition, without escapes. Nothing is decoded into
/// strings but the exposition's title, which is searched as one line.
enum SearchTexts {
  case item(JSONObject<Item.CodingKeys>)
  case exposition(JSONObject<Exposition.CodingKeys>)

  typealias Body = (_ element: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool

  /// Calls a body with the texts of a field until it returns true.
  ///
  /// - Parameters:
  ///   - joinsDetails: Whether a detail is one text, `label: value`, and not two.
  ///   - body: Also takes the number of the alias or detail, from 0.
  func contains(_ field: SearchField, joinsDetails: Bool = false, where body: Body) -> Bool {
    guard let value = value(of: field) else { return false }
    switch (field, self) {
    case (.name, .exposition):
      var title = TitleLines.joined(value.string ?? "")
      return title.withUTF8 { body(0, $0) }
    case (.name, .item), (.category, _), (.shortDescription, _), (.text, _):
      return Self.resolve(value) { body(0, $0) }
    case (.alias, _):
      for (element, alias) in value.elements.enumerated()
      where Self.resolve(alias, { body(element, $0) }) { return true }
    case (.details, _):
      for (element, detail) in value.elements.enumerated()
      where Self.contains(detail, joined: joinsDetails, { body(element, $0) }) { return true }
    }
    return false
  }

  private func value(of field: SearchField) -> JSONView? {
    switch self {
    case .item(let item): item[field.codingKey]
    case .exposition(let exposition): field.expositionKey.flatMap { exposition[$0] }
    }
  }

  private static func contains(
    _ detail: JSONView, joined: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard joined else {
      return detail.members.contains { key, value in
        (key.isString(Detail.CodingKeys.label.rawValue)
          || key.isString(Detail.CodingKeys.value.rawValue)) && resolve(value, body)
      }
    }
    guard let label = detail.member(Detail.CodingKeys.label)?.content,
      let value = detail.member(Detail.CodingKeys.value)?.content
    else { return false }
    let text =
      JSONString.unescaped(label) + [UInt8(ascii: ":"), UInt8(ascii: " ")]
      + JSONString.unescaped(value)
    return text.withUnsafeBufferPointer(body)
  }

  /// Calls a body with the text of a string; returns false for any other value.
  private static func resolve(
    _ value: JSONView, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    value.withText(body) ?? false
  }
}
