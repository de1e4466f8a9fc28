import ExpoCore
import TerminalText

extension Program {
  /// `expo item <name>`
  func item(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    let items = try items()
    return try show(try index(of: words.sentence, in: items), of: items, on: screen)
  }

  /// Shows one item as its page, or as JSON.
  func show(_ index: Int, of items: Items, on screen: Screen) throws(Failure) -> ExitStatus {
    if options.json {
      return try screen.show(JSONValue(items[index]))
    }
    return try screen.show(.item(at: index, of: items, in: markedContext))
  }
}
