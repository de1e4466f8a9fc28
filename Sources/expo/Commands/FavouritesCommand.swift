import ExpoCore
import TerminalText

extension Context {
  /// `expo favourites [add <name>… | remove <name>… | clear]`
  func favourites(_ words: [String]) throws -> Output {
    switch try FavouritesAction(words) {
    case .list where options.json: .json(FavouritesFormat.value(of: try store().entries()))
    case .list: .document(try list())
    case .add(let names): .document(try add(names))
    case .remove(let names): .document(try remove(names))
    case .clear: .document(try clear())
    }
  }

  private func store() throws(FavouritesError) -> FavouritesStore {
    guard let path = FavouritesPlace.path(in: environment) else { throw .noPlace }
    return FavouritesStore(path: path) { aside in
      messages.warn(wording.favourites.setAside(Inline(line: aside).text))
    }
  }

  private func favouritesOfCatalogue() throws -> FavouritesOfCatalogue {
    FavouritesOfCatalogue(key: try catalogue.key(), items: try catalogue.items)
  }

  private func list() throws -> Document {
    let own = try favouritesOfCatalogue()
    let (indices, absent) = own.divide(try store().entries())
    return .favourites(indices, absent: absent, of: own.items, in: pages)
  }

  private func add(_ names: [String]) throws -> Document {
    let own = try favouritesOfCatalogue()
    let words = wording.favourites
    let wanted = try names.map { name in
      let favourite = own.favourite(at: try index(of: name, in: own.items))
      guard !favourite.imageName.isEmpty else { throw CommandError.withoutIdentifier(name) }
      return favourite
    }
    let facts = try store().change { entries in
      wanted.map { favourite in
        let isKept = entries.contains(where: favourite.isSame)
        if !isKept { entries.append(favourite) }
        return Fact(of: favourite.name, isKept ? words.alreadyKept : words.added)
      }
    }
    return Document([.terms(facts)])
  }

  private func remove(_ names: [String]) throws -> Document {
    let own = try favouritesOfCatalogue()
    let words = wording.favourites
    let facts = try store().change { entries in
      try names.flatMap { name in
        // A favourite goes by its identifier even if the catalogue no longer has the item.
        let found = Result { try index(of: name, in: own.items) }
        let kept = own.kept(as: name, at: try? found.get(), in: entries)
        entries.removeAll { entry in kept.contains(where: entry.isSame) }
        if kept.isEmpty { return [Fact(of: own.items.name(at: try found.get()), words.notKept)] }
        return kept.map { favourite in
          Fact(
            of: favourite.name,
            favourite.catalogue == own.key
              ? words.removed : words.removedElsewhere(favourite.catalogue))
        }
      }
    }
    return Document([.terms(facts)])
  }

  private func clear() throws -> Document {
    let words = wording.favourites
    guard options.yes || canAsk else { throw CommandError.cannotAsk }
    let key = try catalogue.key()
    let store = try store()
    let count = try store.entries().count { $0.catalogue == key }
    if count > 0, !options.yes, !isAgreed(words.question(count)) {
      return Document([.paragraph([Inline(own: words.notCleared)])])
    }
    let (cleared, others) = try store.change { entries in
      let before = entries.count
      entries.removeAll { $0.catalogue == key }
      return (before - entries.count, entries.count)
    }
    let done = cleared > 0 ? words.cleared(cleared) : words.nothingToClear
    let rest = others > 0 ? [Inline(own: " \(words.othersStay(others))")] : []
    return Document([.paragraph([Inline(own: done)] + rest)])
  }

  /// Whether there is a reader who sees a question and can answer it.
  private var canAsk: Bool {
    surroundings.input.isTerminal && surroundings.errors.isTerminal
  }

  private func isAgreed(_ question: String) -> Bool {
    guard let answer = messages.ask(question) else { return false }
    return wording.favourites.yes.contains(answer.filter { !$0.isWhitespace }.lowercased())
  }

  /// What `expo favourites remove` accepts, for completions: the names of the favourites, and the
  /// identifiers of those that the catalogue no longer has.
  var namesOfFavourites: [String] {
    guard let path = FavouritesPlace.path(in: environment),
      let own = try? favouritesOfCatalogue()
    else { return [] }
    let (indices, absent) = own.divide(FavouritesStore.entries(at: path))
    return indices.map(own.items.name) + absent.filter { $0.catalogue == nil }.map(\.imageName)
  }
}

extension Fact {
  /// What happened to the item of that name.
  fileprivate init(of name: String, _ words: String) {
    self.init(label: Inline(line: name, .name), value: [[Inline(line: words)]])
  }
}
