import ExpoCore
import TerminalText

/// The commands that show what a catalogue has.
struct ReadingCommands {
  let options: Options
  let catalogue: CatalogueCache
  let pages: RunPages
  let wording: Wording

  /// `expo overview`
  func overview() throws -> Output {
    let exposition = try catalogue.exposition()
    return options.json
      ? .json(exposition.json)
      : .document(.overview(of: exposition, in: pages.illustrated(pages.plain)))
  }

  /// `expo items`
  func items() throws -> Output {
    let list = try catalogue.itemList()
    let items = list.items
    var arrangement = ItemsArrangement()
    arrangement.selection = try Selection(options, in: list)
    arrangement.division = options.division
    if options.json {
      let indices = arrangement.indices(of: items)
      return .jsonArray { write in
        for index in indices { try write(items[index].json) }
      }
    }
    if options.names {
      return .lines(
        arrangement.indices(of: items).map { Line([Inline(line: items[$0].name)]) })
    }
    // If the exposition cannot be read the list is still worth showing: it only names it.
    let title = (try? catalogue.exposition())?.itemsTitle
    return .document(.items(items, title: title, arranged: arrangement, in: pages.marked()))
  }

  /// `expo item <name>…`
  func item(_ words: [String]) throws -> Output {
    let list = try catalogue.itemList()
    let (indices, errors) = try catalogue.found(words) { name in
      try list.index(of: name, for: [Command.item.name])
    }
    if indices.count + errors.count == 1 { return try output(of: indices[0], in: list.items) }
    let context = pages.illustrated(pages.marked())
    let documents = indices.map { Document.item(at: $0, of: list.items, in: context) }
    var output =
      options.json
      ? Output.json(.array(indices.map { list.items[$0].json }))
      : .document(Document(documents.flatMap(\.blocks)))
    output.errors = errors
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
      return .document(Document([.paragraph([Inline(own: wording.noItems)])]))
    }
    return try output(of: index, in: items)
  }

  /// `expo search <words>`
  func search(_ words: [String]) throws -> Output {
    let query = words.sentence
    guard query.utf8.count <= SearchQuery.maxBytes else {
      throw CommandError.queryTooLong(limit: SearchQuery.maxBytes)
    }
    let items = try catalogue.itemList().items
    let results = items.search(query, limit: options.limit)
    var overview: SearchHit?
    if results.hits.count < options.limit ?? .max {
      // The items are worth searching even if the exposition cannot be read.
      overview = (try? catalogue.exposition())?.search(query)
    }
    if results.indices.isEmpty, overview == nil {
      guard options.json else { throw CommandError.nothingFound(query: query) }
      var nothing = Output.json(.array([]))
      nothing.errors = [CommandError.nothingFound(query: query)]
      return nothing
    }
    return options.json
      ? .json(JSONValue(results, of: items, overview: overview))
      : .document(
        .search(query, found: results, in: items, overview: overview, context: pages.marked()))
  }

  /// One item, as its page or as JSON.
  func output(of index: Int, in items: [Item]) throws -> Output {
    if options.json { return .json(items[index].json) }
    var output = Output.document(
      .item(at: index, of: items, in: pages.illustrated(pages.marked())))
    output.next = { nextStep(after: index, of: items) }
    return output
  }

  /// The command that shows the next item, and its name: `다음: expo item 6 (용고)`.
  private func nextStep(after index: Int, of items: [Item]) -> Line? {
    let next = index + 1
    guard next < items.count else { return nil }
    return Line([
      Inline(own: "\(wording.nextStep): "),
      pages.plain.commands.command([Command.item.name], item: next),
      Inline(own: " (\(Inline(line: items[next].name).text))"),
    ])
  }
}
