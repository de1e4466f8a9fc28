import ExpoCore

/// The favourites from the view of one catalogue: which of them it has, and which of them a name
/// means.
struct FavouritesOfCatalogue {
  /// What the catalogue's favourites are filed under.
  let key: String
  let items: Items

  /// The favourite that an item of the catalogue is or would be.
  func favourite(at index: Int) -> Favourite {
    Favourite(catalogue: key, imageName: items.imageName(at: index), name: items.name(at: index))
  }

  /// Those that the catalogue has, by where they stand in it, and those that it does not have; both
  /// in the order added. O(items + favourites).
  func divide(_ entries: [Favourite]) -> (indices: [Int], absent: [AbsentFavourite]) {
    let places = places(of: entries)
    var indices: [Int] = []
    var absent: [AbsentFavourite] = []
    for entry in entries {
      let isOwn = entry.catalogue == key
      if isOwn, let index = places[entry.imageName] {
        indices.append(index)
      } else {
        absent.append(
          AbsentFavourite(
            imageName: entry.imageName,
            name: entry.name,
            catalogue: isOwn ? nil : entry.catalogue
          ))
      }
    }
    return (indices, absent)
  }

  /// Where the catalogue has the favourites that are filed under it.
  private func places(of entries: [Favourite]) -> [String: Int] {
    let wanted = Set(entries.lazy.filter { $0.catalogue == key }.map(\.imageName))
    var places: [String: Int] = [:]
    if wanted.isEmpty { return places }
    for index in (0..<items.count).reversed() {
      let imageName = items.imageName(at: index)
      if wanted.contains(imageName) { places[imageName] = index }
    }
    return places
  }

  /// The favourites that a name stands for, none where it stands for no favourite.
  ///
  /// An `image_name` that a favourite has and the catalogue lacks goes before whatever else the name
  /// may mean; the catalogue's own go before those of other catalogues.
  ///
  /// - Parameter index: the item that the look-up finds by the name.
  func kept(as name: String, at index: Int?, in entries: [Favourite]) -> [Favourite] {
    let written = entries.filter { $0.imageName == name }
    if !written.isEmpty, !has(name) {
      let own = written.filter { $0.catalogue == key }
      return own.isEmpty ? written : own
    }
    return index.map { entries.filter(favourite(at: $0).isSame) } ?? []
  }

  private func has(_ imageName: String) -> Bool {
    (0..<items.count).contains { items.imageName(at: $0) == imageName }
  }
}

extension Catalogue {
  /// What the favourites of the catalogue are filed under: the exposition's title, which stays when
  /// the files move, or the folder's absolute path if there is no title.
  func key() throws(CatalogueError) -> String {
    let title = try titleIfAny()
    if !title.isEmpty { return title }
    return path.map(Self.folder) ?? ""
  }

  private func titleIfAny() throws(CatalogueError) -> String {
    do throws(CatalogueError) {
      // A favourite is the same in every edition.
      return try edition(in: .korean).exposition.title
    } catch {
      switch error {
      case .missing, .otherKind: return ""
      case .fault, .unreadable, .severalExpositions: throw error
      }
    }
  }

  /// The folder that a path leads to, or the one that holds the file that it leads to.
  private static func folder(_ path: String) -> String {
    // With `/.` behind it only a folder's path leads anywhere.
    Folder.resolved("\(path)/.") ?? Folder.parent(of: Folder.resolved(path) ?? path)
  }
}
