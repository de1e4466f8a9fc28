import ExpoCore
import TerminalText

/// The catalogue of a run: what is read of it is read when it is first needed, and once.
///
/// A class, so that a message about an item that was not found uses the names that the command has read.
final class CatalogueCache {
  let catalogue: Catalogue
  private var readList = Part.unread
  private var readExposition = Part.unread

  /// Behind a reference: an optional structure would be one more type to instantiate at start-up.
  private indirect enum Part {
    case unread
    case list(ItemList)
    case exposition(ExpositionText)
  }

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// The items and the index of their names.
  func itemList() throws(CatalogueError) -> ItemList {
    if case .list(let list) = readList { return list }
    let items = try catalogue.items()
    let list = ItemList(items) { [catalogue] in catalogue.otherEdition(of: items) }
    readList = .list(list)
    return list
  }

  /// The exposition, not decoded.
  func expositionText() throws(CatalogueError) -> ExpositionText {
    if case .exposition(let text) = readExposition { return text }
    let text = try catalogue.expositionText()
    readExposition = .exposition(text)
    return text
  }

  /// The exposition, decoded at each call.
  func exposition() throws(CatalogueError) -> Exposition { Exposition(try expositionText()) }
}

extension Catalogue {
  /// The catalogue that `--catalogue` names, or else the one that `EXPO_CATALOGUE` names.
  init(option: String?, environment: Environment) {
    let variable = environment.isSet("EXPO_CATALOGUE") ? environment["EXPO_CATALOGUE"] : nil
    self = (option ?? variable).map(Catalogue.init(at:)) ?? .bundled
  }

  /// The catalogue in a language: its English edition is read if it has one.
  func edition(in language: Language) -> Catalogue {
    switch language {
    case .korean: edition(nil)
    case .english: edition(language.rawValue)
    }
  }

  /// Whether the catalogue has items of its own in a language.
  func hasItems(in language: Language) -> Bool {
    guard let path else { return true }
    let names = try? FileReader.names(inFolder: "\(path)/\(language.rawValue)")
    return names?.contains("items.json") == true
  }
}
