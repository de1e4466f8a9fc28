import ExpoCore
import TerminalText

extension Program {
  /// The context of pages that mark the reader's favourites.
  ///
  /// Where there is no file of favourites it costs one open(2) that fails. Whatever is wrong with
  /// the file is a matter of `expo favourites`.
  var markedContext: PageContext {
    guard let path = FavouritesPlace.path(in: environment) else { return context }
    let entries = FavouritesStore.entries(at: path)
    guard !entries.isEmpty, let key = try? catalogue.key() else { return context }
    return context.marking(Set(entries.lazy.filter { $0.catalogue == key }.map(\.imageName)))
  }

  /// The store of the reader's favourites, which says so when it sets a damaged file aside.
  func favouritesStore() throws(Failure) -> FavouritesStore {
    guard let path = FavouritesPlace.path(in: environment) else {
      throw Failure(
        status: .unreadable,
        message: wording.favourites.noPlace,
        remedy: [[Inline(own: wording.favourites.givePlace)]]
      )
    }
    return FavouritesStore(path: path) { aside in
      Messages(self).warn(wording.favourites.setAside(Inline(line: aside).text))
    }
  }

  func favouritesOfCatalogue() throws(Failure) -> FavouritesOfCatalogue {
    do throws(CatalogueError) {
      return FavouritesOfCatalogue(key: try catalogue.key(), items: try catalogue.items)
    } catch {
      throw failure(error)
    }
  }

  /// Why the file at the path could not be read or changed.
  func failure(_ error: FavouritesError, at path: String) -> Failure {
    let words = wording.favourites
    let path = Inline(line: path).text
    return switch error {
    case .unreadable(let error):
      Failure(
        status: .unreadable,
        message: words.unreadable(path, wording.reading.unreadable(error, wording.system))
      )
    case .newer(let version):
      Failure(
        status: .badData,
        message: words.newer(path, version),
        remedy: [[Inline(own: words.renew)]]
      )
    case .notWritten(let error):
      Failure(
        status: .writeFailed,
        message: words.notWritten(path, wording.system.reason(error)),
        remedy: [[Inline(own: words.nothingLost)]]
      )
    }
  }

  func failure(_ mistake: FavouritesAction.Mistake) -> Failure {
    let words = wording.favourites
    let message =
      switch mistake {
      case .unknown(let word): words.unknownAction(Quoted.text(word))
      case .missingName(let action): words.missingName(action)
      case .unexpectedWord(let word, let action): words.unexpectedWord(Quoted.text(word), action)
      }
    return Failure(
      status: .usage,
      message: message,
      remedy: [Failure.hint(wording.messages.seeHelp, context.command(["help", "favourites"]))]
    )
  }
}
