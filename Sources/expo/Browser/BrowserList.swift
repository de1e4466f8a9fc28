import ExpoCore

/// The browser's list: which items it shows, and where its cursor is.
struct BrowserList {
  typealias Change = (inout BrowserList) -> Void

  private(set) var edition: BrowserEdition

  /// The category and the grade that are shown.
  private(set) var selection = Selection()
  private(set) var filter: ListFilter?
  private(set) var showsFavouritesOnly = false
  /// The rows: the overview, unless a category, a grade or the favourites are selected, and the
  /// items.
  private(set) var topics: [Topic] = []

  /// The row of the cursor; 0 if there are no rows.
  private(set) var cursor = 0
  /// The first row on the screen.
  private(set) var offset = 0
  /// The number of rows on the screen, at least one.
  private(set) var height = 1

  init(_ edition: BrowserEdition, favourites: Set<Int> = []) {
    self.edition = edition
    self.edition.pages.favourites = favourites
    arrange()
  }

  var items: [Item] { edition.items }
  /// The indices of the favourites.
  var favourites: Set<Int> { edition.pages.favourites }

  func isFavourite(_ topic: Topic) -> Bool { topic.index.map(favourites.contains) ?? false }

  var visible: Range<Int> { offset..<min(topics.count, offset + height) }

  /// The topic of the cursor; nil if there are no rows.
  var topic: Topic? { topics.isEmpty ? nil : topics[cursor] }

  /// The position of the cursor: the number of an item in the whole list, or the row among the
  /// results of a filter.
  var position: String {
    let hasOverview = filter == nil && topics.first == .exposition
    return "\(cursor + (hasOverview ? 0 : 1))/\(topics.count - (hasOverview ? 1 : 0))"
  }
}

extension BrowserList {
  /// Returns whether the cursor is on another topic now.
  mutating func move(_ move: KeyBinding.Move) -> Bool {
    let row = move.line(from: cursor, rows: height, of: topics.count)
    // Other moves scroll only at the edge of the screen.
    if move.isByScreen { offset += row - cursor }
    return select(row: row)
  }

  /// Moves the cursor `step` rows further; returns false if it cannot.
  mutating func select(step: Int) -> Bool { select(row: cursor + step) }

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
  @discardableResult
  private mutating func select(row: Int) -> Bool {
    let before = cursor
    cursor = max(0, min(row, topics.count - 1))
    offset = min(offset, cursor, max(0, topics.count - height))
    offset = max(0, offset, cursor - height + 1)
    return cursor != before
  }
}

/// The filters.
extension BrowserList {
  /// Shows the favourites only, or all items again.
  mutating func toggleFavouritesOnly() {
    rearrange { $0.showsFavouritesOnly.toggle() }
  }

  mutating func setFavourites(_ indices: Set<Int>) {
    rearrange { $0.edition.pages.favourites = indices }
  }

  /// Shows the next category that the list has, and all of them after the last one.
  mutating func showNextCategory() {
    showNext(\.category) { $0.kinds(by: \.category).map(\.name) }
  }

  /// Shows the next grade of evidence that the list has, and all of them after the last one.
  mutating func showNextGrade() {
    let order = (edition.exposition?.grades ?? []).map(\.word)
    showNext(\.grade) { $0.kinds(by: \.evidence, order: order).map(\.name) }
  }

  /// - Parameter values: Returns the values of the property in some items, in order.
  private mutating func showNext<Value: Hashable>(
    _ condition: WritableKeyPath<Selection, Value?>, of values: ([Item]) -> [Value]
  ) {
    rearrange { list in
      let value = list.selection[keyPath: condition]
      list.selection[keyPath: condition] = nil
      list.arrange()
      let listed = Set(values(list.topics.compactMap(\.index).map { list.items[$0] }))
      let all = values(list.items).filter(listed.contains)
      let next = value.map { value in all.drop { $0 != value }.dropFirst() } ?? all[...]
      list.selection[keyPath: condition] = next.first
    }
  }

  /// Shows the topics with the query in their names, the best first, then the topics with it in
  /// their texts; all topics if the query is blank or nil.
  mutating func filter(by query: String?) {
    if query == filter?.query { return }
    guard let query, !query.isBlank else { return rearrange { $0.filter = nil } }
    filter = ListFilter(query, in: edition)
    arrange()
    select(row: 0)
  }

  /// The words for the active filters, in the order in which ``undo()`` removes them.
  var activeFilters: [String] {
    let wording = edition.wording
    let query = filter.map { filter in
      filter.isNear && !topics.isEmpty
        ? wording.say(
          "‘\(filter.query)’: 없음, 비슷한 이름", "‘\(filter.query)’: not found, similar names")
        : "‘\(filter.query)’"
    }
    return [
      query, showsFavouritesOnly ? wording.favourites : nil, selection.category,
      selection.grade,
    ].compactMap(\.self)
  }

  /// Removes the first of the ``activeFilters``; returns false if there is none.
  mutating func undo() -> Bool {
    if activeFilters.isEmpty { return false }
    rearrange { list in
      if list.filter != nil {
        list.filter = nil
      } else if list.showsFavouritesOnly {
        list.showsFavouritesOnly = false
      } else if list.selection.category != nil {
        list.selection.category = nil
      } else {
        list.selection.grade = nil
      }
    }
    return true
  }

  /// The query that finds the filter's words on the page of the cursor's topic; nil if its name has
  /// all of them.
  var pageQuery: Query? {
    guard let query = filter?.words, let topic,
      let name = try? edition.catalogue.entry(topic).name, !query.isFound(in: name)
    else { return nil }
    return query
  }

  /// Shows the same list in another language.
  mutating func translate(to edition: BrowserEdition) {
    rearrange { list in
      let first = list.selection.indices(of: list.items).first.map { edition.items[$0] }
      if list.selection.category != nil { list.selection.category = first?.category }
      if list.selection.grade != nil { list.selection.grade = first?.evidence }
      let favourites = list.favourites
      list.edition = edition
      list.edition.pages.favourites = favourites
      list.filter = list.filter.map { ListFilter($0.query, in: edition) }
    }
  }

  /// Changes the list; the cursor stays on its topic if that is still there.
  private mutating func rearrange(_ change: Change) {
    let topic = topic
    change(&self)
    arrange()
    if let topic, select(topic) { return }
    select(row: 0)
  }

  private mutating func arrange() {
    topics = selection.indices(of: items).map(Topic.item)
    if edition.exposition != nil, selection == Selection() { topics.insert(.exposition, at: 0) }
    if showsFavouritesOnly { topics = topics.filter(isFavourite) }
    if let filter {
      let selected = Set(topics)
      topics = filter.topics.filter(selected.contains)
    }
  }
}

/// A query that narrows the browser's list, and its results.
struct ListFilter {
  let query: String
  /// The topics that are found, the best first.
  let topics: [Topic]
  /// Whether ``topics`` only have similar names, because the query was not found.
  let isNear: Bool
  /// The words that are found.
  let words: Query

  init(_ query: String, in edition: BrowserEdition) {
    let (words, found) = edition.catalogue.results(of: query, in: edition.wording.language)
    (self.query, self.words, topics) = (query, words, found.map(\.topic))
    isNear = found.allSatisfy { $0.rank == .similar }
  }
}
