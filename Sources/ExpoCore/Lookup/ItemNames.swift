/// The names of an item, found in one pass over its members and not decoded.
struct ItemNames {
  private(set) var name: JSONView?
  private(set) var imageName: JSONView?
  private var aliasList: JSONView?

  init(_ item: JSONView) {
    for (key, value) in item.members {
      if key.isString(Item.CodingKeys.name.rawValue) {
        name = value
      } else if key.isString(Item.CodingKeys.imageName.rawValue) {
        imageName = value
      } else if key.isString(Item.CodingKeys.aliases.rawValue) {
        aliasList = value
      } else {
        continue
      }
      if name != nil, imageName != nil, aliasList != nil { return }
    }
  }

  /// The aliases are read as they are needed.
  func forEachAlias(_ body: (JSONView) -> Void) { aliasList?.elements.forEach(body) }
}
