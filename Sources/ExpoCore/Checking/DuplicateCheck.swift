/// Finds names, aliases and picture names that a file has twice, also in different Unicode forms.
struct DuplicateCheck {
  private typealias Key = Item.CodingKeys

  private(set) var warnings: [LocatedWarning] = []
  private var names: [String: Place] = [:]
  private var imageNames: [String: Place] = [:]
  private var aliases: [String: Place] = [:]

  /// Where a text was first seen, small enough to keep for hundreds of thousands.
  private struct Place {
    let item: String
    var alias: Int?

    func path(to key: Item.CodingKeys) -> String {
      let path = CodingPathText.appending(key: key.rawValue, to: item)
      return alias.map { CodingPathText.appending(index: $0, to: path) } ?? path
    }
  }

  /// - Parameter count: how many items there are: growing a table of texts means to hash them all
  ///   anew.
  init(itemCount count: Int) {
    names.reserveCapacity(count)
    imageNames.reserveCapacity(count)
  }

  mutating func judge(_ item: Item, at place: JSONCursor) {
    let own = Place(item: place.codingPath)
    if let first = Self.first(item.name, in: &names, else: own) {
      warn(item.name, first.path(to: .name), at: place.member(Key.name.rawValue))
    }
    if let first = Self.first(item.imageName, in: &imageNames, else: own) {
      warn(item.imageName, first.path(to: .imageName), at: place.member(Key.imageName.rawValue))
    }
    judge(item.aliases, at: place)
  }

  private mutating func judge(_ texts: [String], at item: JSONCursor) {
    var places: [JSONCursor]?
    for (index, text) in texts.enumerated() {
      let own = Place(item: item.codingPath, alias: index)
      guard let first = Self.first(text, in: &aliases, else: own) else { continue }
      let found = places ?? item.member(Key.aliases.rawValue)?.elements ?? []
      places = found
      warn(text, first.path(to: .aliases), at: found.dropFirst(index).first)
    }
  }

  /// The place where a text was seen before; where it was not, its own is kept for it.
  private static func first(
    _ text: String,
    in seen: inout [String: Place],
    else own: Place
  ) -> Place? {
    guard !text.isEmpty else { return nil }
    if let first = seen[text] { return first }
    seen[text] = own
    return nil
  }

  private mutating func warn(_ text: String, _ firstPath: String, at place: JSONCursor?) {
    guard let place else { return }
    let text = CodingPathText.clipped(text)
    warnings.append(LocatedWarning(.duplicate(text, firstPath: firstPath), at: place))
  }
}
