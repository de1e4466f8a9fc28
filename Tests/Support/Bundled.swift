public import ExpoCore

private let bundledItems = (try? Catalogue.bundled.items()) ?? []
private let bundledExposition = try? Catalogue.bundled.exposition()

extension [Item] {
  /// The bundled items.
  public static var bundled: [Item] { bundledItems }
}

extension Exposition {
  /// The bundled exposition.
  public static var bundled: Exposition {
    guard let bundledExposition else { preconditionFailure("The bundled exposition has a fault.") }
    return bundledExposition
  }
}
