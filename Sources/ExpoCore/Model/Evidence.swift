/// How certain it is that an item was shown at the exposition.
public enum Evidence: Hashable, Sendable {
  /// A source of the time names it, or the object itself survives.
  case certain
  /// Generally accepted, without a list of the time.
  case probable
  /// Only something similar is recorded.
  case uncertain
  /// A word that this version of the format does not define, as written.
  case unknown(String)

  /// The words that the format defines, the most certain first.
  public static let known: [Evidence] = [.certain, .probable, .uncertain]
}

extension Evidence: RawRepresentable {
  /// The evidence that a word of the data stands for.
  public init(rawValue: String) {
    self = Self.known.first { $0.rawValue == rawValue } ?? .unknown(rawValue)
  }

  /// The word that stands for the evidence in the data.
  public var rawValue: String {
    switch self {
    case .certain: "certain"
    case .probable: "probable"
    case .uncertain: "uncertain"
    case .unknown(let word): word
    }
  }
}

extension Evidence {
  /// The word that pages show for the grade; in English that of the data.
  package func word(in language: Language) -> String {
    switch self {
    case .certain: language.say("확실", rawValue)
    case .probable: language.say("유력", rawValue)
    case .uncertain: language.say("불확실", rawValue)
    case .unknown(let word): word
    }
  }

  /// The words that pages show for the grade, and those that mean it in the data.
  package var words: [String] {
    if case .unknown(let word) = self { [word] } else { Language.allCases.map { word(in: $0) } }
  }

  /// What is probably unintended about a word of the data.
  static func fault(inWord word: String) -> CatalogueFault.Kind? {
    if case .unknown = Evidence(rawValue: word) { .unknownEvidence(word.clipped) } else { nil }
  }
}
