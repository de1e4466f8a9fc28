import ExpoCore
import TerminalText

/// The browser's list: which items it shows, and where its cursor is.
struct BrowserList {
  typealias Change = (inout BrowserList) -> Void

  private var edition: BrowserEdition

  /// The category and the grade that are shown.
  private(set) var selection = Selection()
  private(set) var filter: ListFilter?
  private(set) var showsFavouritesOnly = false
  /// The indices of the favourites.
  private(set) var favourites: [Int]
  /// The rows: the overview, unless a category, a grade or the favourites are shown, and the items.
  private(set) var topics: [Topic] = []

  /// The row of the cursor; 0 if there are no rows.
  private(set) var cursor = 0
  /// The first row on the screen.
  private(set) var offset = 0
  /// The number of rows on the screen, at least one.
  private(set) var height = 1

  init(_ edition: BrowserEdition, favourites: [Int] = []) {
    self.favourites = favourites
    self.edition = edition
    arrange()
  }

  var items: [Item] { edition.items }

  var showsOverview: Bool { topics.contains(.exposition) }
  var itemCount: Int { topics.count - (showsOverview ? 1 : 0) }

  func isFavourite(_ topic: Topic) -> Bool { topic.index.map(favourites.contains) ?? false }

  var visible: Range<Int> { offset..<min(topics.count, offset + height) }

  /// The topic of the cursor, nil if there are no rows.
  var topic: Topic? { topics.isEmpty ? nil : topics[cursor] }
}

extension BrowserList {
  /// - Parameter number: the number before the key, if there is one.
  mutating func move(_ move: PageView.Move, number: Int? = nil) {
    let row = move.line(from: cursor, number: number, rows: height, of: topics.count)
    // Other moves scroll only at the edge of the screen.
    if move.isPaging { offset += row - cursor }
    select(row: row)
  }

  /// Moves the cursor to a topic so many rows further.
  mutating func select(step: Int) { select(row: cursor + step) }

  /// Moves the cursor to the topic; returns false if the list does not show it.
  @discardableResult
  mutating func select(_ topic: Topic) -> Bool {
    guard let row = topics.firstIndex(of: topic) else { return false }
    select(row: row)
    return true
  }

  mutating func setHeight(_ rows: Int) {
    height = max(1, rows)
    select(row: cursor)
  }

  /// Moves the cursor to the row, or as near as there are rows, and shows it.
  private mutating func select(row: Int) {
    cursor = max(0, min(row, topics.count - 1))
    offset = min(offset, cursor, max(0, topics.count - height))
    offset = max(0, offset, cursor - height + 1)
  }
}

extension BrowserList {
  /// Shows the favourites only, or all items again.
  mutating func toggleFavouritesOnly() {
    rearrange { $0.showsFavouritesOnly.toggle() }
  }

  mutating func setFavourites(_ indices: [Int]) {
    rearrange { $0.favourites = indices }
  }

  /// Shows the next category that the list has, and all of them after the last one.
  mutating func showNextCategory() {
    showNext(\.category) { $0.categories }
  }

  /// Shows the next grade of evidence that the list has, and all of them after the last one.
  mutating func showNextEvidence() {
    showNext(\.evidence) { $0.grades(of: Array($0.indices)) }
  }

  /// - Parameter values: returns those of some items, in order.
  private mutating func showNext<Value: Equatable>(
    _ condition: WritableKeyPath<Selection, Value?>, of values: ([Item]) -> [Value]
  ) {
    rearrange { list in
      let value = list.selection[keyPath: condition]
      list.selection[keyPath: condition] = nil
      list.arrange()
      let shown = values(list.topics.compactMap(\.index).map { list.items[$0] })
      let all = values(list.items).filter(shown.contains)
      let next = value.map { value in all.drop { $0 != value }.dropFirst() } ?? all[...]
      list.selection[keyPath: condition] = next.first
    }
  }

  /// Shows the items whose names the query finds, the best first, then those whose texts have it.
  /// An empty query shows all.
  mutating func narrow(to query: String) {
    guard query.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      return endFilter()
    }
    filter = ListFilter(query, in: edition)
    arrange()
    select(row: 0)
  }

  /// Takes back the first of what ``narrowing(_:)`` names.
  mutating func undo(_ wording: Wording) {
    if let first = narrowing(wording).first { rearrange(first.undo) }
  }

  /// Shows all items again, the cursor on the same one.
  mutating func endFilter() {
    rearrange { $0.filter = nil }
  }

  /// The query that finds the filter's words on the page of the cursor's topic; nil if its name has them.
  var pageQuery: SearchQuery? {
    guard let query = filter?.found?.query, let topic,
      query.ranges(in: topic.index.map { items[$0].name } ?? edition.exposition?.name ?? "").isEmpty
    else { return nil }
    return query
  }

  /// How many places the filter finds in the texts of the cursor's topic.
  var places: Int {
    guard let query = filter?.found?.query, let topic else { return 0 }
    return query.places(
      in: topic.index.map { items[$0].searchTexts } ?? edition.exposition?.searchTexts ?? [])
  }

  /// Where the cursor is: the number of an item in the whole list, or the row of what a filter has found.
  var position: String {
    let count = filter == nil ? itemCount : topics.count
    return "\(cursor + (filter == nil && showsOverview ? 0 : 1))/\(count)"
  }

  /// Shows the same list in another language.
  mutating func translate(to edition: BrowserEdition) {
    rearrange { list in
      if let category = list.selection.category {
        let first = Selection(category: category).indices(of: list.items).first
        list.selection.category = first.flatMap { edition.items[$0].category }
      }
      list.edition = edition
      list.filter = list.filter.map { ListFilter($0.query, in: edition) }
    }
  }

  /// Changes what is shown; the cursor stays on its topic if that is still there.
  private mutating func rearrange(_ change: Change) {
    let topic = topic
    change(&self)
    arrange()
    if let topic, select(topic) { return }
    select(row: 0)
  }

  private mutating func arrange() {
    topics = selection.indices(of: items).map(Topic.item)
    let isNarrowed =
      selection.category != nil || selection.evidence != nil
    if edition.exposition != nil, !isNarrowed { topics.insert(.exposition, at: 0) }
    if showsFavouritesOnly { topics = topics.filter(isFavourite) }
    if let filter { topics = filter.filtered(topics) }
  }
}

extension BrowserList {
  /// What narrows the list, in the sequence in which Esc takes them back.
  func narrowing(_ wording: Wording) -> [(words: String, undo: Change)] {
    var parts: [(String, Change)] = []
    if let filter {
      let query = "‘\(filter.query)’"
      let words = filter.isNear && itemCount > 0 ? wording.onlySimilar(query) : query
      parts.append((words, { $0.filter = nil }))
    }
    if showsFavouritesOnly {
      parts.append((wording.favourites, { $0.showsFavouritesOnly = false }))
    }
    if let category = selection.category {
      parts.append((category, { $0.selection.category = nil }))
    }
    if let evidence = selection.evidence {
      parts.append((wording.evidenceWord(evidence), { $0.selection.evidence = nil }))
    }
    return parts
  }
}

/// A row of the browser's list.
extension Topic {
  func name(in items: [Item], _ wording: Wording) -> String {
    index.map { items[$0].name } ?? wording.overview
  }

  /// The short description of an item.
  func description(in items: [Item]) -> String {
    index.map { items[$0].shortDescription } ?? ""
  }
}
