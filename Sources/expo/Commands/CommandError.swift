import ExpoCore

/// Why a command cannot do what was asked. What the reader or the data wrote is kept as it was
/// written.
enum CommandError: Error, Equatable {
  /// No item has the name; the suggestions are words that find items.
  case noSuchItem(String, suggestions: [String])
  /// Several items have the name: the first of them, and how many there are.
  case ambiguousItem(String, first: [Choice], count: Int)
  case noSuchCategory(String, near: [String])
  case nothingFound(query: String)
  case noLink(of: String)
  case noSuchLink(Int, of: Int)
  case unsafeLink(String)
  /// The browser could not be started, or reported a failure.
  case browserFailed(String)
  /// An item without an identifier cannot be a favourite.
  case withoutIdentifier(String)
  /// There is no terminal to ask whether all favourites are to be removed.
  case cannotAsk
  /// There is no terminal to fill, or the reader listens; the name is what was to be opened.
  case cannotBrowse(name: String)

  /// An item that a name may mean.
  struct Choice: Equatable {
    let number: Int
    let name: String
    let shortDescription: String
  }

  /// How many items or categories an error lists at most.
  static let mostChoices = 20
}

extension Context {
  /// Returns the one item that a name means.
  func index(of name: String, in items: Items) throws(CommandError) -> Int {
    switch Lookup(items).find(name) {
    case .one(let index):
      return index
    case .several(let indices):
      let first = indices.prefix(CommandError.mostChoices).map { index in
        CommandError.Choice(
          number: index + 1,
          name: items.name(at: index),
          shortDescription: items.shortDescription(at: index)
        )
      }
      throw .ambiguousItem(name, first: first, count: indices.count)
    case .none(let suggestions):
      throw .noSuchItem(name, suggestions: suggestions.compactMap(items.operand))
    }
  }

  /// Returns which items the options select.
  func selection(in items: Items) throws(CommandError) -> Selection {
    var selection = Selection(evidence: options.evidence, sortsByName: options.sort == .name)
    if let name = options.category {
      selection.category = try category(named: name, in: items)
    }
    return selection
  }

  private func category(named name: String, in items: Items) throws(CommandError) -> String {
    let categories = Categories(items)
    let near: [Int]
    switch categories.find(name) {
    case .one(let index): return categories.names[index]
    case .several(let indices): near = indices
    case .none(let suggestions):
      near = suggestions.isEmpty ? Array(categories.names.indices) : suggestions
    }
    let names = near.prefix(CommandError.mostChoices).map { categories.names[$0] }
    throw .noSuchCategory(name, near: names)
  }
}
