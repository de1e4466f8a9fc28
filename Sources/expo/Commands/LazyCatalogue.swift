import ExpoCore

/// The catalogue of a run, which is read when a command first needs it: help needs none.
final class LazyCatalogue {
  private let read: () throws(CatalogueError) -> Catalogue
  private lazy var result = Result(catching: read)

  init(_ read: @escaping () throws(CatalogueError) -> Catalogue) { self.read = read }

  func get() throws(CatalogueError) -> Catalogue { try result.get() }
}
