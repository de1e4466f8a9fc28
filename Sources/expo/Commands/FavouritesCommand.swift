import ExpoCore
import TerminalText

extension Program {
  /// `expo favourites [add <name>… | remove <name>… | clear]`
  func favourites(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    let action = try action(words)
    if action == .list, options.json {
      return try screen.show(FavouritesFormat.value(of: try changeFavourites { $0 }))
    }
    return try screen.show(try page(after: action))
  }

  private func page(after action: FavouritesAction) throws(Failure) -> Document {
    switch action {
    case .list: try favouritesPage()
    case .add(let names): try addFavourites(names)
    case .remove(let names): try removeFavourites(names)
    case .clear: try clearFavourites()
    }
  }

  private func action(_ words: [String]) throws(Failure) -> FavouritesAction {
    do throws(FavouritesAction.Mistake) {
      return try FavouritesAction(words)
    } catch {
      throw failure(error)
    }
  }

  private func favouritesPage() throws(Failure) -> Document {
    let own = try favouritesOfCatalogue()
    let (indices, absent) = own.divide(try changeFavourites { $0 })
    return .favourites(indices, absent: absent, of: own.items, in: context)
  }

  private func addFavourites(_ names: [String]) throws(Failure) -> Document {
    let own = try favouritesOfCatalogue()
    let words = wording.favourites
    var wanted: [Favourite] = []
    for name in names {
      let favourite = own.favourite(at: try index(of: name, in: own.items))
      guard !favourite.imageName.isEmpty else {
        throw Failure(status: .badData, message: words.withoutIdentifier(Quoted.text(name)))
      }
      wanted.append(favourite)
    }
    let facts = try changeFavourites { entries in
      wanted.map { favourite in
        let isKept = entries.contains(where: favourite.isSame)
        if !isKept { entries.append(favourite) }
        return Fact(of: favourite.name, isKept ? words.alreadyKept : words.added)
      }
    }
    return Document([.terms(facts)])
  }

  private func removeFavourites(_ names: [String]) throws(Failure) -> Document {
    let own = try favouritesOfCatalogue()
    let answers = names.map { name in
      Result { () throws(Failure) in try index(of: name, in: own.items) }
    }
    // No name is unknown that a favourite goes by, whether the catalogue has it or not.
    let facts = try changeFavourites { entries in
      Result { () throws(Failure) in
        var rest = entries
        var facts: [Fact] = []
        for (name, answer) in zip(names, answers) {
          let kept = own.kept(as: name, at: try? answer.get(), in: rest)
          rest.removeAll { entry in kept.contains(where: entry.isSame) }
          facts += kept.map { fact(ofRemoved: $0, from: own) }
          if kept.isEmpty {
            let name = own.items.name(at: try answer.get())
            facts.append(Fact(of: name, wording.favourites.notKept))
          }
        }
        entries = rest
        return facts
      }
    }
    return Document([.terms(try facts.get())])
  }

  private func fact(ofRemoved favourite: Favourite, from own: FavouritesOfCatalogue) -> Fact {
    let words = wording.favourites
    return Fact(
      of: favourite.name,
      favourite.catalogue == own.key
        ? words.removed : words.removedElsewhere(favourite.catalogue)
    )
  }

  private func clearFavourites() throws(Failure) -> Document {
    let words = wording.favourites
    guard options.yes || Question.canBeAsked else {
      let command = context.command(["favourites", "clear", "--yes"])
      throw Failure(
        status: .usage,
        message: words.needsYes,
        remedy: [Failure.hint(words.clearUnasked, command)]
      )
    }
    let key = try favouritesOfCatalogue().key
    let count = try changeFavourites { $0.count { $0.catalogue == key } }
    if count > 0, !options.yes, !isAgreed(words.question(count)) {
      return Document([.paragraph([Inline(own: words.notCleared)])])
    }
    let (before, after) = try changeFavourites { entries in
      let before = entries.count
      entries.removeAll { $0.catalogue == key }
      return (before, entries.count)
    }
    let done = before > after ? words.cleared(before - after) : words.nothingToClear
    let others = after > 0 ? [Inline(own: " \(words.othersStay(after))")] : []
    return Document([.paragraph([Inline(own: done)] + others)])
  }

  private func isAgreed(_ question: String) -> Bool {
    guard let answer = Question.ask(question) else { return false }
    return wording.favourites.yes.contains(answer.filter { !$0.isWhitespace }.lowercased())
  }

  private func changeFavourites<Answer>(
    _ change: (inout [Favourite]) -> Answer
  ) throws(Failure) -> Answer {
    let store = try favouritesStore()
    do throws(FavouritesError) {
      return try store.change(change)
    } catch {
      throw failure(error, at: store.path)
    }
  }
}

extension Fact {
  /// What became of the thing of that name.
  fileprivate init(of name: String, _ words: String) {
    self.init(label: Inline(line: name, .name), value: [[Inline(line: words)]])
  }
}
