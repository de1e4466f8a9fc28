import ExpoCore
import TerminalText

extension Catalogue {
  /// The catalogue that `--catalogue` names, or else the one that `EXPO_CATALOGUE` names.
  init(option: String?, environment: Environment) {
    let variable = environment.isSet("EXPO_CATALOGUE") ? environment["EXPO_CATALOGUE"] : nil
    self = (option ?? variable).map(Catalogue.init(folder:)) ?? .bundled
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
