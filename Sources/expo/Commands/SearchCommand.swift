import ExpoCore
import TerminalText

extension Program {
  /// `expo search <words>`
  func search(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    let items = try items()
    let query = words.sentence
    let results = Search(items).results(for: query, limit: options.limit)
    guard results.total > 0 else {
      throw Failure(
        status: .notFound,
        message: wording.messages.nothingFound(Quoted.text(query)),
        remedy: [
          [Inline(own: wording.messages.searchAdvice)],
          Failure.hint(wording.messages.seeList, context.command(["items"])),
        ]
      )
    }
    if options.json {
      return try screen.show(JSONValue(results, of: items))
    }
    return try screen.show(.search(query, found: results, in: items, context: markedContext))
  }
}
