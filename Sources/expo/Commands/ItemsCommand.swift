import ExpoCore
import TerminalText

extension Program {
  /// `expo items`
  func items(on screen: Screen) throws(Failure) -> ExitStatus {
    let items = try items()
    var arrangement = ItemsArrangement()
    arrangement.selection = try selection(in: items)
    arrangement.isGrid = options.grid
    arrangement.isByCategory = options.byCategory
    if options.json {
      return try json(of: items, at: arrangement.indices(of: items), on: screen)
    }
    // The list is worth showing also where the exposition, which only names it, cannot be read.
    let title = catalogue.itemsTitle
    return try screen.show(.items(items, title: title, arranged: arrangement, in: markedContext))
  }

  /// An `items.json` of the selected items, written as it is made.
  private func json(
    of items: Items,
    at indices: [Int],
    on screen: Screen
  ) throws(Failure) -> ExitStatus {
    try screen.show { emit throws(Failure) in
      JSONWriter.document(
        count: indices.count,
        element: { position in JSONValue(items[indices[position]]) },
        emit: emit
      )
    }
  }

  /// Which items the options ask for.
  func selection(in items: Items) throws(Failure) -> Selection {
    Selection(
      category: try options.category.map { name throws(Failure) in
        try category(named: name, in: items)
      },
      evidence: options.evidence,
      sortsByName: options.sort == .name
    )
  }

  private func category(named name: String, in items: Items) throws(Failure) -> String {
    let categories = Categories(items)
    switch categories.find(name) {
    case .one(let index):
      return categories.names[index]
    case .several(let near):
      throw noCategory(name, near: near, in: categories)
    case .none(let suggestions):
      let near = suggestions.isEmpty ? Array(categories.names.indices) : suggestions
      throw noCategory(name, near: near, in: categories)
    }
  }

  private func noCategory(_ name: String, near: [Int], in categories: Categories) -> Failure {
    let messages = wording.messages
    let names = near.prefix(Self.mostChoices).map { Inline(line: categories.names[$0]).text }
    return Failure(
      status: .notFound,
      message: messages.noCategory(Quoted.text(name)),
      remedy: [[Inline(own: "\(messages.closeCategories): \(names.joined(separator: ", "))")]]
    )
  }
}
