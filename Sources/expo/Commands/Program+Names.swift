import ExpoCore
import TerminalText

extension Program {
  /// How many items a message lists at most.
  static let mostChoices = 20

  /// The one item that a name stands for.
  func index(of name: String, in items: Items) throws(Failure) -> Int {
    switch Lookup(items).find(name) {
    case .one(let index): return index
    case .several(let indices): throw ambiguous(name, indices, in: items)
    case .none(let suggestions): throw notFound(name, suggestions, in: items)
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
    let choices = indices.prefix(Self.mostChoices).map { index in
      [
        Inline(own: "  \(index + 1). "), Inline(line: items.name(at: index), .name),
        Inline(own: "  "), Inline(line: items.shortDescription(at: index)),
      ]
    }
    let rest = indices.count - choices.count
    let example = context.command(["item", "\(indices[0] + 1)"])
    return Failure(
      status: .notFound,
      message: messages.ambiguous(Quoted.text(name), indices.count),
      remedy: choices
        + (rest > 0 ? [[Inline(own: "  \(messages.andMore(rest))")]] : [])
        + [Failure.hint(messages.openByNumber, example)]
    )
  }
}
