import ExpoCore

extension Catalogue {
  /// The catalogue that `--catalogue` names, or else the one that `EXPO_CATALOGUE` names.
  init(option: String?, environment: Environment) {
    let variable = environment.isSet("EXPO_CATALOGUE") ? environment["EXPO_CATALOGUE"] : nil
    self = (option ?? variable).map(Catalogue.init(folder:)) ?? .bundled
  }
}
