import TerminalText

extension Language {
  /// The language of `--lang`, otherwise of `EXPO_LANG`, otherwise Korean, in every locale:
  /// the catalogue is a Korean one.
  init(option: Language?, environment: Environment) {
    self = option ?? Language(variable: environment) ?? .korean
  }

  /// What `EXPO_LANG` says if it names no language; nil if it does, or is not set.
  static func unknown(in environment: Environment) -> String? {
    guard environment.isSet("EXPO_LANG"), Language(variable: environment) == nil else { return nil }
    return environment["EXPO_LANG"]
  }

  /// The language that `EXPO_LANG` names, also as a locale: `en`, `en_GB.UTF-8`.
  init?(variable environment: Environment) {
    guard let tag = environment["EXPO_LANG"], !tag.isEmpty else { return nil }
    self.init(rawValue: tag.lowercased().firstWord)
  }
}
