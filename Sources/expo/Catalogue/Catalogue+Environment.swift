import ExpoCore

extension Catalogue {
  /// The catalogue that `--catalogue` names, or else the one that `EXPO_CATALOGUE` names.
  init(option: String?, environment: Environment, language: Language) {
    let variable = environment.isSet("EXPO_CATALOGUE") ? environment["EXPO_CATALOGUE"] : nil
    let catalogue = (option ?? variable).map(Catalogue.init(folder:)) ?? .bundled
    self = catalogue.edition(language.edition)
  }
}

extension Language {
  /// The folder of the edition in this language; nil for a catalogue's own texts.
  var edition: String? {
    switch self {
    case .korean: nil
    case .english: "en"
    }
  }
}
