import ExpoCore

/// An edition of a run's catalogue, which is read when a command first needs it: help needs none.
final class LazyCatalogue {
  private let path: String?
  private let edition: Catalogue.Edition
  private lazy var result = Result { () throws(CatalogueError) in
    try path.map { path throws(CatalogueError) in try Catalogue(path: path, edition: edition) }
      ?? Catalogue(bundled: edition)
  }

  /// - Parameter path: The folder; nil for the bundled catalogue.
  init(path: String?, edition: Catalogue.Edition) {
    (self.path, self.edition) = (path, edition)
  }

  func get() throws(CatalogueError) -> Catalogue { try result.get() }
}
