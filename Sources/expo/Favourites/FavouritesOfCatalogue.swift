import ExpoCore
import TerminalText

/// The favourites from the view of one catalogue: which of them it has, and which of them a name
/// means.
struct FavouritesOfCatalogue {
  /// The key under which the catalogue's favourites are filed.
  let key: String
  let items: [Item]
  /// The indices of the items by their identifiers.
  private let places: [ExactText: Int]

  init(key: String, items: [Item]) {
    self.key = key
    self.items = items
    places = Dictionary(
      items.enumerated().map { (ExactText($1.imageName), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The favourite that an item of the catalogue is or would be.
  func favourite(at index: Int) -> Favourite {
    Favourite(catalogue: key, imageName: ExactText(items[index].imageName), name: items[index].name)
  }

  /// The favourite that an item of the catalogue becomes.
  func newFavourite(at index: Int) throws(CommandError) -> Favourite {
    let favourite = favourite(at: index)
    if favourite.imageName.text.isEmpty { throw .withoutIdentifier(favourite.name) }
    return favourite
  }

  /// Favourites with the names that their items have in the language that is read.
  func named(_ favourites: [Favourite]) -> [Favourite] {
    favourites.map { entry in
      let index = entry.isOf(key) ? places[entry.imageName] : nil
      return index.map(favourite) ?? entry
    }
  }

  /// The favourites that the catalogue has, by their positions in it, and those that it no longer
  /// has, both in the order added; and the number of those of other catalogues.
  func divide(
    _ entries: [Favourite]
  ) -> (indices: [Int], absent: [Favourite], others: Int) {
    var indices: [Int] = []
    var absent: [Favourite] = []
    var others = 0
    for entry in entries {
      if !entry.isOf(key) {
        others += 1
      } else if let index = places[entry.imageName] {
        indices.append(index)
      } else {
        absent.append(entry)
      }
    }
    return (indices, absent, others)
  }

  /// The favourites that a name means.
  ///
  /// If the name is the `image_name` of a favourite and of no item, it means that favourite and not
  /// what the look-up finds; the catalogue's own favourites go before those of other catalogues.
  ///
  /// - Parameters:
  ///   - index: the item that the look-up finds by the name.
  ///   - entries: all favourites by their identifiers.
  func kept(
    as name: String, at index: Int?, in entries: [ExactText: [Favourite]]
  ) -> [Favourite] {
    let exact = ExactText(name)
    if let written = entries[exact], places[exact] == nil {
      let own = written.filter { $0.isOf(key) }
      return own.isEmpty ? written : own
    }
    guard let key = index.map({ favourite(at: $0).key }) else { return [] }
    return entries[key.imageName]?.filter { $0.key == key } ?? []
  }
}

extension LoadedCatalogue {
  /// The reader's favourites that the catalogue has, by their indices, and the identifiers of those that it
  /// no longer has; none if they cannot be read.
  func favourites(in environment: Environment) -> (indices: [Int], absent: [String]) {
    guard let path = try? FavouritesStore.path(in: environment) else { return ([], []) }
    let entries = FavouritesStore.entries(at: path)
    guard !entries.isEmpty, let own = try? favourites() else { return ([], []) }
    let (indices, absent, _) = own.divide(entries)
    return (indices, absent.map(\.imageName.text))
  }

  func favourites() throws(CatalogueFault) -> FavouritesOfCatalogue {
    FavouritesOfCatalogue(key: try key(), items: try items())
  }

  /// The key under which the catalogue's favourites are filed: the exposition's title, which stays when the files
  /// move, or the folder's absolute path if there is no title.
  func key() throws(CatalogueFault) -> String {
    let title = try titleIfAny()
    return Favourite.line(title.isEmpty ? source.path.map(Self.folder) ?? "" : title)
  }

  private func titleIfAny() throws(CatalogueFault) -> String {
    do throws(CatalogueFault) {
      // A favourite is the same in every edition.
      return try source.language == .korean
        ? exposition().title : source.edition(.korean).exposition().title
    } catch {
      switch error.kind {
      case .missing, .otherKind: return ""
      default: throw error
      }
    }
  }

  /// The folder that a path leads to, or the one that holds the file that it leads to.
  private static func folder(_ path: String) -> String {
    // With `/.` behind it only a folder's path leads anywhere.
    FileSystem.resolved("\(path)/.") ?? FileSystem.parent(of: FileSystem.resolved(path) ?? path)
  }
}
