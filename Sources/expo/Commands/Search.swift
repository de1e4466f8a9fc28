import ExpoCore
import TerminalText

extension Command {
  static let search = Command(
    name: "search",
    otherNames: ["검색", "찾기"],
    operands: .text(Operands.words),
    options: [.names, .json],
    summary: ("이름과 설명, 본문에서 낱말을 찾습니다", "Finds words in names, summaries and texts"),
    details: [
      (
        "낱말이 모두, 또는 가장 많이 들어 있는 출품작을 잘 맞는 것부터, 그 말이 든 문장과 함께 보여 줍니다. "
          + "묻는 말(누가, 왜)과 조사는 따지지 않습니다.",
        "Lists the exhibits that have all of the words, or the most of them, the best match first, each with the "
          + "sentence. Question words, articles and the like do not count."
      )
    ],
    examples: [
      Example(
        "두 낱말이 모두 들어 있는 것을 찾습니다", "Find what mentions both words", "expo search 쿠랑 자개",
        inEnglish: "expo search paris 1900")
    ],
    offersBothLanguages: true
  ) { try $0.search($1) }
}

extension Invocation {
  /// `expo search WORDS`
  func search(_ words: [String]) throws -> Output {
    let (text, catalogue) = (words.spaced, try catalogue)
    var (query, found) = catalogue.results(of: text, in: wording.language)
    // The names of the other edition are found, too.
    if found.allSatisfy({ $0.rank == .similar }) { found = try find(text).found }
    let isNear = found.allSatisfy { $0.rank == .similar }
    if !isNear {
      if !query.text.utf8.elementsEqual(text.utf8) {
        messages.inform(
          wording.say(
            "\(quoting: text): 찾을 수 없습니다. 대신 찾은 말: \(quoting: query.text)",
            "Nothing was found for \(quoting: text); searched for \(quoting: query.text) instead"))
      }
      if options.json { return try .json(found) }
      if options.names { return .lines(try names(of: found.map(\.topic))) }
      return .document(try markedPages().search((query, found)))
    }
    let language = wording.language.other
    let isInOther =
      otherEdition?.results(of: text, in: language).found.first.map { $0.rank < .similar } ?? false
    let other = wording.hint(
      wording.say("영어판에서 찾기", "To search the original"), .search, [text], options: [.lang],
      value: language.rawValue)
    let error = wording.message(
      "이름에도 본문에도 없습니다: \(quoting: text)", "No name and no text has \(quoting: text)",
      remedy: try suggestions(for: (text, found)) + (isInOther ? other : []) + wording.seeList)
    guard options.json else { throw error }
    var nothing = try Output.json([Item]())
    nothing.errors = [error]
    return nothing
  }
}
