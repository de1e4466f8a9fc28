import ExpoCore

extension Program {
  /// `expo item <name>`
  func item(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    let items = Items.bundled
    let index = try index(of: words.joined(separator: " "), in: items)
    return try screen.show(try page(of: index, in: items))
  }

  private func page(of index: Int, in items: Items) throws(Failure) -> Document {
    do throws(CatalogueError) {
      return try .item(at: index, of: items, in: context)
    } catch {
      throw failure(error)
    }
  }

  /// The one item that a name stands for.
  private func index(of name: String, in items: Items) throws(Failure) -> Int {
    switch Lookup(items).find(name) {
    case .one(let index):
      return index
    case .several(let indices):
      throw ambiguous(name, indices, in: items)
    case .none(let suggestions):
      throw notFound(name, suggestions, in: items)
    }
  }

  private func notFound(_ name: String, _ suggestions: [Int], in items: Items) -> Failure {
    let messages = wording.messages
    let close = suggestions.map { index in
      Failure.hint(messages.closeNames, context.command(["item", items.name(at: index)]))
    }
    return Failure(
      status: .notFound,
      message: messages.notFound(Quoted.text(name)),
      remedy: close + [Failure.hint(messages.seeList, context.command(["items"]))]
    )
  }

  private func ambiguous(_ name: String, _ indices: [Int], in items: Items) -> Failure {
    let messages = wording.messages
    let choices = indices.map { index in
      [
        Span(own: "  \(index + 1). "), Span(line: items.name(at: index), .name),
        Span(own: " "), Span(line: items.shortDescription(at: index)),
      ]
    }
    return Failure(
      status: .notFound,
      message: messages.ambiguous(Quoted.text(name), indices.count),
      remedy: choices + [Failure.hint(messages.seeList, context.command(["items"]))]
    )
  }
}
