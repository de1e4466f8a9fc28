import ExpoCore

extension Language {
  /// The language of `--lang`, otherwise of `EXPO_LANG`, otherwise Korean, in every locale:
  /// the catalogue is a Korean one.
  init(option: Language?, environment: Environment) {
    self = option ?? Language(variable: environment) ?? .korean
  }

  /// The language that `EXPO_LANG` names, also as a locale: `en`, `en_GB.UTF-8`.
  init?(variable environment: Environment) {
    guard let tag = environment["EXPO_LANG"], !tag.isEmpty else { return nil }
    self.init(rawValue: tag.lowercased().firstWord)
  }
}
