/// How sure it is that an item was shown at the exposition.
public enum Evidence: Equatable, Sendable {
  /// A source of the time names it, or the object itself survives.
  case certain
  /// Generally accepted, with no list of the time at hand.
  case probable
  /// Only a part or a kind of it is attested.
  case partial
  /// A word that this version of the format does not know, kept as it stands.
  case unknown(String)

  /// The words that the format knows, the surest first.
  package static let known: [Evidence] = [.certain, .probable, .partial]

  /// The evidence that a word of the data stands for.
  public init(_ word: String) {
    switch word {
    case "certain": self = .certain
    case "probable": self = .probable
    case "partial": self = .partial
    default: self = .unknown(word)
    }
  }

  /// The word that stands for the evidence in the data.
  public var word: String {
    switch self {
    case .certain: "certain"
    case .probable: "probable"
    case .partial: "partial"
    case .unknown(let word): word
    }
  }
}
