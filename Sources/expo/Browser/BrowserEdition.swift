import ExpoCore

/// The catalogue in one language, and what makes pages of it.
struct BrowserEdition {
  let catalogue: Catalogue
  /// Pages that name no commands, because a full screen has keys.
  let pages: Pages

  var wording: Wording { pages.wording }
  var items: [Item] { catalogue.items }
  var exposition: Exposition? { catalogue.exposition }

  /// The item; nil if the edition, which may be read later than the other one, has fewer.
  func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

  /// What the list calls a topic.
  func name(of topic: Topic) -> String {
    topic.index.map { items[$0].name } ?? wording.overview
  }

  /// The short description of an item.
  func description(of topic: Topic) -> String {
    topic.index.map { items[$0].shortDescription } ?? ""
  }
}
