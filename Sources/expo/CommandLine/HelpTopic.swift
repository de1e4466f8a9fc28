/// A topic of `expo help` beside the commands and the options.
enum HelpTopic: String, CaseIterable {
  /// All options, the variables and the exit statuses.
  case options
  /// How to cite an exhibit.
  case cite

  /// The topic with this name, in English or in Korean.
  init?(written word: String) {
    switch word {
    case "옵션": self = .options
    case "인용": self = .cite
    default: self.init(rawValue: word)
    }
  }
}
