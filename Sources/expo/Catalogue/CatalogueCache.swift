import ExpoCore

/// The catalogue of a run: what is read of it is read when it is first needed, and once.
///
/// A class, so that a message about an item that was not found uses the names that the command has read.
final class CatalogueCache {
  let catalogue: Catalogue
  private var readList: ItemList?
  private var readExposition: Exposition?

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// The items and the index of their names.
  func itemList() throws(CatalogueError) -> ItemList {
    if let readList { return readList }
    let items = try catalogue.items()
    var otherEdition: [Item]??
    let list = ItemList(
      items,
      otherEdition: { [catalogue] in
        if otherEdition == nil { otherEdition = .some(catalogue.otherEdition(of: items)) }
        return otherEdition.flatMap(\.self)
      },
      exposition: { [weak self] in try? self?.exposition() })
    readList = list
    return list
  }

  func exposition() throws(CatalogueError) -> Exposition {
    if let readExposition { return readExposition }
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
