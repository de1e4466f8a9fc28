import ExpoCore
import TerminalText

/// The commands that show what a catalogue has.
extension Run {
  /// `expo items`, and `expo items 악기` for a category or a grade of evidence.
  func items(_ words: [String] = []) throws -> Output {
    let items = try catalogue.items()
    let (selection, division) = (try selection(named: words, for: .items), options.division)
    lazy var indices = items.sections(of: selection, by: division, catalogue.grades)
      .flatMap(\.indices)
    if options.json { return .json(.array(indices.map { items[$0].json })) }
    if options.names { return .lines(try names(of: indices.map(Topic.item))) }
    // An exposition that cannot be read costs the list its title and the order of its grades.
    let title = (try? catalogue.exposition())?.itemsTitle
    return .document(markedPages().items(items, title: title, of: selection, by: division))
  }

  /// `--names`: a line for each topic with a name that finds it.
  func names(of topics: [Topic]) throws -> [Line] {
    try topics.map { Line([Inline(line: try name(of: $0))]) }
  }

  /// The words that find a topic: its name, or else its number.
  func name(of topic: Topic) throws -> String {
    guard let index = topic.index else { return Topic.overviewName }
    let shown = Inline(line: try catalogue.items()[index].name).text
    return catalogue.shortestName(of: index, shownAs: shown)
  }

  /// `expo random [KIND]`
  func random(
    _ words: [String] = [],
    using generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws -> Output {
    var generator = generator
    let indices = try selection(named: words, for: .random).indices(of: catalogue.items())
    guard let index = indices.randomElement(using: &generator) else {
      if options.json { return .json(.array([])) }
      return .document([.paragraph(wording.noItems)])
    }
    return try reading(of: [.item(index)])
  }

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
        return .json(
          .array(try results.hits.map { $0.json(of: try catalogue.entry($0.topic)) }))
      }
      if options.names { return .lines(try names(of: results.topics)) }
      return .document(try markedPages().search(searched, found: results, in: catalogue))
    }
    let name = try catalogue.find(query, in: language)
    // A word that the texts have goes before a similar name.
    let respelt = name.rank == .similar ? try catalogue.respelt(query) : nil
    var remedy =
      try respelt.map { [wording.hint(wording.didYouMean(), .search, [$0])] }
      ?? suggestions(for: name)
    if remedy.isEmpty, query.utf8.split(whereSeparator: \.isBlank).count > 1 {
      remedy = [.paragraph(wording.say("낱말 하나로 찾아보세요", "Try one of the words"))]
    } else if remedy.isEmpty, query.count > 2 {
      remedy = [.paragraph(wording.say("더 짧게 써 보세요", "Try a shorter word"))]
    }
    let error = wording.message(
      "찾을 수 없습니다: \(quoting: query)", "Nothing was found for \(quoting: query)",
      remedy: remedy + [wording.seeList])
    guard options.json else { throw error }
    var nothing = Output.json(.array([]))
    nothing.errors = [error]
    return nothing
  }

  /// `expo item NAME…`
  func item(_ words: [String]) throws -> Output {
    let (topics, errors) = try topics(of: matches(of: words), for: .item)
    return try reading(of: topics, errors: errors)
  }

  /// Topics as pages or as JSON; a single one is in no array.
  func reading(of topics: [Topic], errors: [any Error] = []) throws -> Output {
    var output: Output
    if options.json {
      let values = try topics.map { try catalogue.entry($0).json }
      output = .json(values.count + errors.count == 1 ? values[0] : .array(values))
    } else {
      let pages = topics == [.exposition] ? pages : markedPages()
      output = .document(try topics.flatMap { try page(of: $0, in: pages) })
    }
    output.errors = errors
    return output
  }

  private func page(of topic: Topic, in pages: Pages) throws -> Document {
    guard let index = topic.index else { return pages.overview(of: try catalogue.overview()) }
    return pages.item(at: index, of: try catalogue.items())
  }
}
