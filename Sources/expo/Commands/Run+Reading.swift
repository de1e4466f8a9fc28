import ExpoCore
import TerminalText

/// The commands that show what a catalogue has.
extension Run {
  /// `expo items`, and `expo items 악기` for a category or a grade of evidence.
  func items(_ words: [String] = []) throws -> Output {
    let list = try catalogue.itemList()
    let items = list.items
    var arrangement = ItemsArrangement()
    arrangement.selection = try Selection(options, in: list)
    if !words.isEmpty { try arrangement.selection.narrow(to: words.sentence, in: list) }
    arrangement.division = options.division
    if options.json {
      let indices = arrangement.indices(of: items)
      return .json(.array(indices.map { items[$0].json }))
    }
    if options.names {
      return .lines(
        arrangement.indices(of: items).map { index in
          let shown = Inline(foreignLine: items[index].name).text
          return Line([Inline(foreignLine: list.shortestName(of: index, shownAs: shown))])
        })
    }
    // If the exposition cannot be read the list is still worth showing: it only names it.
    let title = (try? catalogue.exposition())?.itemsTitle
    var output = Output.document(markedPages.items(items, title: title, arranged: arrangement))
    output.topics = arrangement.indices(of: items).map(Topic.item)
    return output
  }

  /// `expo random`
  func random(
    using generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws -> Output {
    let list = try catalogue.itemList()
    let items = list.items
    var generator = generator
    let indices = try Selection(options, in: list).indices(of: items)
    guard let index = indices.randomElement(using: &generator) else {
      if options.json { return .json(.array([])) }
      return .document([.paragraph(trusted: wording.noItems)])
    }
    return try reading(of: [.item(index)])
  }

  /// `expo search WORDS`
  func search(_ words: [String]) throws -> Output {
    let query = words.sentence
    let list = try catalogue.itemList()
    let items = list.items
    let results = items.search(query, limit: options.limit)
    // The items are worth searching even if the exposition cannot be read.
    let overview =
      results.hits.count < options.limit ?? .max
      ? list.exposition?.search(query, stemming: results.indices.isEmpty) : nil
    if results.indices.isEmpty, overview == nil {
      var suggestions = list.suggestions(for: query, found: list.find(query), isInTexts: false)
      suggestions.isInOtherEdition =
        list.otherEdition.map { !$0.search(query, limit: 0).indices.isEmpty } ?? false
      let error = CommandError.nothingFound(query: query, suggestions)
      guard options.json else { throw error }
      var nothing = Output.json(.array([]))
      nothing.errors = [error]
      return nothing
    }
    if options.json { return .json(JSONValue(results, of: items, overview: overview)) }
    var output = Output.document(
      markedPages.search(query, found: results, in: items, overview: overview))
    output.topics = results.indices.map(Topic.item)
    return output
  }

  /// `expo overview` and `expo item NAME…`: topics, as their pages or as JSON; one alone is not in an
  /// array, and fills a screen as a page of the browser.
  func reading(of topics: [Topic]) throws -> Output {
    if options.json {
      let values = try topics.map(json)
      return .json(values.count == 1 ? values[0] : .array(values))
    }
    let pages = topics == [.overview] ? pages : markedPages
    var output = Output.document(try topics.flatMap { try page(of: $0, in: pages) })
    output.topics = topics.suffix(1)
    if topics.count == 1 {
      output.screen = { browser(reading: topics[0]) }
      output.epilogue = epilogue(of: topics[0])
    }
    return output
  }

  /// What stands on the normal screen after a topic's page: the next item, and how to read English.
  func epilogue(of topic: Topic) -> Document {
    var blocks: Document = []
    if case .item(let index) = topic, let items = try? catalogue.itemList().items,
      items.indices.contains(index + 1)
    {
      blocks += pages.hint(
        { "\(wording.next) (\($0))" }, [Command.item.name], item: index + 1, of: items)
    }
    return blocks + inEnglish([Command.item.name, String(topic.number)])
  }

  private func json(of topic: Topic) throws -> JSONValue {
    switch topic {
    case .overview: try catalogue.exposition().json
    case .item(let index): try catalogue.itemList().items[index].json
    }
  }

  private func page(of topic: Topic, in pages: Pages) throws -> Document {
    switch topic {
    case .overview: pages.overview(of: try catalogue.exposition())
    case .item(let index): pages.item(at: index, of: try catalogue.itemList().items)
    }
  }
}
