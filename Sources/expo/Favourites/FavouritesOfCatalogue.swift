import ExpoCore

/// The favourites as one catalogue sees them: which of them it has, and what a name stands for.
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
