import ExpoCore

/// The catalogue of a run: what is read of it is read when it is first needed, and once.
///
/// A class, so that a message about an item that was not found uses the names that the command has read.
final class LoadedCatalogue {
  let source: Catalogue
  private var list: ItemList?
  private var readExposition: Exposition?

  init(_ source: Catalogue) {
    self.source = source
  }

  /// The items, and what names mean in them.
  func itemList() throws(CatalogueFault) -> ItemList {
    if let list { return list }
    let list = ItemList(try source.items(), of: source, exposition: readExposition)
    self.list = list
    return list
  }

  func exposition() throws(CatalogueFault) -> Exposition {
    if let exposition = readExposition ?? list?.exposition { return exposition }
    let exposition = try source.exposition()
    readExposition = exposition
    return exposition
  }
}
