import ExpoCore

extension Catalogue {
  /// What favourites of the catalogue are filed under: the exposition's title, which stays when the
  /// files move, or the folder's absolute path where there is none.
  func key() throws(CatalogueError) -> String {
    let title = try titleIfAny()
    if !title.isEmpty { return title }
    return path.map(Self.folder) ?? ""
  }

  private func titleIfAny() throws(CatalogueError) -> String {
    do throws(CatalogueError) {
      return try exposition.title
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
