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
  case exposition(Exposition)

  var count: Int {
    switch self {
    case .items(let items): items.count
    case .exposition: 1
    }
  }

  /// Calls a body with the texts at indices until it returns false.
  func forEachTexts(
    at indices: some Collection<Int>, _ body: (Int, inout SearchTexts) -> Bool
  ) {
    var texts = SearchTexts()
    switch self {
    case .items(let items):
      items.forEachElement(at: indices) { index, item in
        texts.owner = .item(JSONObject(item))
        return body(index, &texts)
      }
    case .exposition(let exposition):
      texts.owner = .exposition(exposition)
      for index in indices where !body(index, &texts) { return }
    }
  }
}

/// The searched texts of an item or of the exposition, without escapes. Nothing of an item is decoded
/// into strings.
struct SearchTexts {
  typealias Body = (_ element: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool

  fileprivate enum Owner {
    case item(JSONObject<Item.CodingKeys>)
    case exposition(Exposition)
  }

  fileprivate var owner: Owner?
  /// Room for a text whose escapes are resolved, for one item after another.
  private var buffer: [UInt8] = []

  /// Calls a body with the texts of a field until it returns true.
  ///
  /// - Parameters:
  ///   - joinsDetails: Whether a detail is one text, `label value`, and not two.
  ///   - body: Also takes the number of the alias or detail, from 0.
  mutating func contains(
    _ field: SearchField, joinsDetails: Bool = false, where body: Body
  ) -> Bool {
    switch owner {
    case .item(let item):
      guard let value = item[field.codingKey] else { return false }
      switch field {
      case .name, .category, .shortDescription, .text: return resolve(value) { body(0, $0) }
      case .alias:
        for (element, alias) in value.elements.enumerated()
        where resolve(alias, { body(element, $0) }) { return true }
        return false
      case .details:
        for (element, detail) in value.elements.enumerated()
        where contains(detail, joined: joinsDetails, { body(element, $0) }) { return true }
        return false
      }
    case .exposition(let exposition):
      return exposition.texts(of: field, joinsDetails: joinsDetails).contains { element, text in
        var text = text
        return text.withUTF8 { body(element, $0) }
      }
    case nil: return false
    }
  }

  private mutating func contains(
    _ detail: JSONView, joined: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard let label = detail.member(Detail.CodingKeys.label),
      let value = detail.member(Detail.CodingKeys.value)
    else { return false }
    guard joined else { return resolve(label, body) || resolve(value, body) }
    guard let label = label.content, let value = value.content else { return false }
    let text = JSONString.unescaped(label) + [UInt8(ascii: " ")] + JSONString.unescaped(value)
    return text.withUnsafeBufferPointer(body)
  }

  /// Calls a body with the text of a string; returns false for any other value.
  private mutating func resolve(
    _ value: JSONView, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard let content = value.content else { return false }
    if !JSONString.hasEscape(content) { return body(content) }
    if buffer.count < content.count {
      buffer = [UInt8](repeating: 0, count: content.count * 2)
    }
    return buffer.withUnsafeMutableBufferPointer { buffer in
      let length = JSONString.unescape(content, into: buffer)
      return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
    }
  }
}

extension Exposition {
  /// What readers may call the exposition: the lines of its title.
  package var names: [String] { TitleLines.of(title) + aliases }

  /// The title on one line.
  var titleOnOneLine: String { TitleLines.joined(title) }

  /// The texts of a field with the numbers of their details: the title counts as the name, the
  /// location as the short description.
  fileprivate func texts(of field: SearchField, joinsDetails: Bool) -> [(Int, String)] {
    switch field {
    case .name: [(0, titleOnOneLine)]
    case .alias: aliases.enumerated().map { ($0, $1) }
    case .category: []
    case .shortDescription: [(0, location)]
    case .details:
      details.enumerated().flatMap { element, detail in
        joinsDetails
          ? [(element, "\(detail.label) \(detail.value)")]
          : [(element, detail.label), (element, detail.value)]
      }
    case .text: [(0, description)]
    }
  }
}
