public import ExpoCore

extension [Item] {
  /// The bundled items.
  public static var bundled: [Item] { Catalogue.bundled.items }
}

extension Exposition {
  /// The bundled exposition.
  public static var bundled: Exposition {
    guard let exposition = Catalogue.bundled.exposition else { preconditionFailure("none") }
    return exposition
  }
}
