import ExpoCore
import TerminalText

extension Command {
  static let search = Command(
    name: "search",
    otherNames: ["검색", "찾기"],
    operands: .text(("낱말", "WORDS")),
    options: [.names, .json],
    summary: ("이름과 설명, 본문에서 낱말을 찾습니다", "Finds words in names, summaries and texts"),
    details: [
      (
        "낱말이 모두 들어 있는 출품작을 잘 맞는 것부터 보여 줍니다. 띄어쓰기는 달라도 되고, 로마자는 낱말의 처음만 맞으면 됩니다.",
        "Lists the exhibits that have all of the words, the best match first; the beginning of a word is enough."
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

extension Run {
  /// `expo search WORDS`
  func search(_ words: [String]) throws -> Output {
    let (query, language) = (words.spaced, wording.language)
    let results = try catalogue.search(query, in: language)
    if !results.topics.isEmpty {
      let searched = results.query.text
      if !searched.utf8.elementsEqual(query.utf8) {
        messages.note(
          wording.say(
            "\(quoting: query): 찾을 수 없습니다. 대신 찾은 말: \(quoting: searched)",
            "Nothing was found for \(quoting: query); searched for \(quoting: searched) instead"))
      }
      if options.json {
        return try .json(
          results.hits.map { SearchRecord($0, of: try catalogue.entry($0.topic)) })
      }
      if options.names { return .lines(try names(of: results.topics)) }
      return .document(try markedPages().search(searched, found: results, in: catalogue))
    }
    let name = try find(query)
    // A word that the texts have goes before a similar name.
    let respelt = name.rank == .similar ? try catalogue.respelt(query) : nil
    var remedy =
      try respelt.map { wording.hint(wording.didYouMean(), .search, [$0]) }
      ?? suggestions(for: name)
    if remedy.isEmpty, query.utf8.split(whereSeparator: \.isBlank).count > 1 {
      remedy = [.paragraph(wording.say("낱말 하나로 찾아보세요", "Try one of the words"))]
    } else if remedy.isEmpty, query.count > 2 {
      remedy = [.paragraph(wording.say("더 짧게 써 보세요", "Try a shorter word"))]
    }
    let error = wording.message(
      "찾을 수 없습니다: \(quoting: query)", "Nothing was found for \(quoting: query)",
      remedy: remedy + wording.seeList)
    guard options.json else { throw error }
    var nothing = try Output.json([Item]())
    nothing.errors = [error]
    return nothing
  }
}
