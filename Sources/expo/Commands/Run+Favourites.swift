import ExpoCore
import TerminalText

/// `expo favourites [add NAME… | remove NAME… | clear]`
extension Run {
  func favourites(_ words: [String]) throws -> Output {
    switch try FavouritesAction(words) {
    case .list where options.json: .json(FavouritesFile(named(try store().entries())).json)
    case .list where options.names: try names()
    case .list: try page()
    case .add(let names): try add(names)
    case .remove(let names): try remove(names)
    case .clear: try clear()
    }
  }

  /// - Parameter patience: how long to wait for other programs, in milliseconds.
  private func store(
    patience: UInt32 = 30_000, startsOver: Bool = false, warn: ((String) -> Void)? = nil
  ) throws(FavouritesError) -> FavouritesStore {
    let warn = warn ?? { messages.warn($0) }
    return FavouritesStore(
      path: try FavouritesStore.path(in: startup.environment), patience: patience,
      startsOver: startsOver
    ) { event in
      switch event {
      case .setAside(let path): warn(wording.setAside(path))
      case .waiting: warn(wording.waiting)
      }
    }
  }

  private func names() throws -> Output {
    let (indices, absent, _) = try catalogue.favourites().divide(try store().entries())
    let others = absent.map { Line([Inline(line: $0.imageName.text)]) }
    return .lines(try names(of: indices.map(Topic.item)) + others)
  }

  private func page() throws -> Output {
    let own = try catalogue.favourites()
    let (indices, absent, others) = own.divide(try store().entries())
    var output = Output.document(
      pages.favourites(indices, absent: absent, others: others, of: own.items))
    output.topics = indices.map(Topic.item)
    return output
  }

  private func add(_ words: [String]) throws -> Output {
    let own = try catalogue.favourites()
    let (wanted, errors) = try catalogue.names(in: words).values { name in
      try own.newFavourite(at: try catalogue.index(of: name, for: ["favourites", "add"]))
    }
    let changes: [FavouritesChange] = try store().change { entries in
      var kept = Set(entries.map(\.key))
      return wanted.map { favourite in
        guard kept.insert(favourite.key).inserted else { return .alreadyKept(favourite) }
        entries.append(favourite)
        return .added(favourite)
      }
    }
    return outcome(of: changes, errors, to: own)
  }

  private func remove(_ words: [String]) throws -> Output {
    let own = try catalogue.favourites()
    let names = try catalogue.names(in: words)
    let (changes, errors) = try store().change { entries in
      let entriesByName = Dictionary(grouping: entries, by: \.imageName)
      // A favourite goes by its identifier even if the catalogue no longer has the item.
      let (kept, errors) = try names.values { name in
        let found = Result {
          try catalogue.index(of: name, for: ["favourites", "remove"])
        }
        let kept = own.kept(as: name.name, at: try? found.get(), in: entriesByName)
        return kept.isEmpty
          ? [FavouritesChange.notKept(own.favourite(at: try found.get()))]
          : own.named(kept).map(FavouritesChange.removed)
      }
      let changes = kept.flatMap(\.self)
      let removed = Set(changes.map(\.favourite.key))
      entries.removeAll { removed.contains($0.key) }
      return (changes, errors)
    }
    return outcome(of: changes, errors, to: own)
  }

  private func clear() throws -> Output {
    // The question is on standard error.
    let canAsk = startup.input.isTerminal && startup.errors.isTerminal
    let key = try catalogue.key()
    let store = try store(startsOver: true)
    let count = try store.entries().count { $0.isOf(key) }
    guard options.yes || canAsk || count == 0 else { throw CommandError.cannotAsk }
    if count > 0, !options.yes, !isAgreed(wording.clearQuestion(count)) {
      return options.json
        ? .json(FavouritesChange.json(of: []))
        : .document([.paragraph(wording.notCleared)])
    }
    let (cleared, others) = try store.change { entries in
      let cleared = entries.filter { $0.isOf(key) }
      entries.removeAll { $0.isOf(key) }
      return (cleared, entries.count)
    }
    if options.json { return .json(FavouritesChange.json(of: named(cleared).map { .removed($0) })) }
    let done = cleared.isEmpty ? wording.nothingToClear : wording.cleared(cleared.count)
    let rest = others > 0 ? [Inline(" \(wording.inOtherCatalogues(others))")] : []
    return .document([.paragraph([Inline(done)] + rest)])
  }

  /// Favourites by the names of the catalogue in use, if it can be read.
  private func named(_ favourites: [Favourite]) -> [Favourite] {
    (try? catalogue.favourites())?.named(favourites) ?? favourites
  }

  /// The outcome of a command: a line for each favourite, or three lists as JSON, and the errors.
  private func outcome(
    of changes: [FavouritesChange], _ errors: [any Error], to own: FavouritesOfCatalogue
  ) -> Output {
    var output =
      options.json
      ? Output.json(FavouritesChange.json(of: changes))
      : .document([.lines(changes.map { line(of: $0, to: own) })])
    output.errors = errors
    return output
  }

  /// Adds a topic to the favourites, or removes it; returns the words for the change.
  func toggleFavourite(_ topic: Topic) throws -> String {
    guard let index = topic.index else { throw CommandError.overviewIsNoFavourite }
    let own = try catalogue.favourites()
    let favourite = try own.newFavourite(at: index)
    var warning: String?
    let change: FavouritesChange = try store(patience: 300) { warning = $0 }.change { entries in
      if entries.contains(where: { $0.key == favourite.key }) {
        entries.removeAll { $0.key == favourite.key }
        return .removed(favourite)
      }
      entries.append(favourite)
      return .added(favourite)
    }
    return warning ?? Line(line(of: change, to: own)).text
  }

  private func line(of change: FavouritesChange, to own: FavouritesOfCatalogue) -> [Inline] {
    let said =
      switch change {
      case .added: wording.added
      case .alreadyKept: wording.alreadyKept
      case .removed(let favourite) where !favourite.isOf(own.key):
        wording.removedElsewhere(favourite.catalogue)
      case .removed: wording.removed
      case .notKept: wording.notKept
      }
    return [Inline(line: change.favourite.name, .name), Inline(": "), Inline(line: said)]
  }

  private func isAgreed(_ question: String) -> Bool {
    guard let answer = messages.ask(question) else { return false }
    return wording.yes.contains(answer.filter { !$0.isWhitespace }.lowercased())
  }
}
