import ExpoCore

/// The catalogue of a run: what is read of it is read when it is first needed, and once.
///
/// A class, so that a message about an item that was not found uses the names that the command has read.
final class CatalogueCache {
  let catalogue: Catalogue
  private var list: ItemList?
  private var readExposition: Exposition?

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// The items, and what names mean in them.
  func itemList() throws(CatalogueError) -> ItemList {
    if let list { return list }
    let list = ItemList(try catalogue.items(), of: catalogue, exposition: readExposition)
    self.list = list
    return list
  }

  func exposition() throws(CatalogueError) -> Exposition {
    if let exposition = readExposition ?? list?.exposition { return exposition }
    let exposition = try catalogue.exposition()
    readExposition = exposition
    return exposition
  }
}

extension Catalogue {
  /// The catalogue that `--catalogue` names, or else the one that `EXPO_CATALOGUE` names.
  init(option: String?, environment: Environment) {
    let variable = environment.isSet("EXPO_CATALOGUE") ? environment["EXPO_CATALOGUE"] : nil
    self = (option ?? variable).map(Catalogue.init(at:)) ?? .bundled
  }
}
