/// How certain it is that an item was shown at the exposition: a grade of the format, or any other word.
public struct Evidence: RawRepresentable, Hashable, Codable, Sendable {
  /// The word that stands for the evidence in the data.
  public let rawValue: String

  /// The evidence that a word of the data stands for.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A record of the time says that it was shown.
  public static let certain = Evidence(rawValue: "certain")
  /// Only later accounts say that it was shown.
  public static let probable = Evidence(rawValue: "probable")
  /// Only its kind is recorded.
  public static let uncertain = Evidence(rawValue: "uncertain")
  /// The words that the format defines, the most certain first.
  public static let known: [Evidence] = [.certain, .probable, .uncertain]
}

extension Evidence {
  /// The word that readers see for the grade: in English, and if the format does not define it, that of the data.
  ///
  ///     Evidence.certain.word(in: .korean)  // 확실
  public func word(in language: Language) -> String {
    switch self {
    case .certain: language.say("확실", rawValue)
    case .probable: language.say("유력", rawValue)
    case .uncertain: language.say("불확실", rawValue)
    default: rawValue
    }
  }

  /// The words for the grade on pages and in the data.
  package var words: [String] {
    Self.known.contains(self) ? Language.allCases.map { word(in: $0) } : [rawValue]
  }
}

/// What the grades of evidence mean in one exhibition.
public struct EvidenceLegend: Hashable, Sendable {
  public var certain: String?
  public var probable: String?
  public var uncertain: String?

  /// Creates a legend.
  public init(certain: String? = nil, probable: String? = nil, uncertain: String? = nil) {
    self.certain = certain
    self.probable = probable
    self.uncertain = uncertain
  }

  /// What a grade means; nil if the legend does not say it.
  public subscript(evidence: Evidence) -> String? {
    switch evidence {
    case .certain: certain
    case .probable: probable
    case .uncertain: uncertain
    default: nil
    }
  }
}

extension EvidenceLegend: Codable, JSONModel {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case certain
    case probable
    case uncertain
  }

  package init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    certain = try members.optionalText(.certain)
    probable = try members.optionalText(.probable)
    uncertain = try members.optionalText(.uncertain)
  }

  package var json: JSONValue {
    .members([
      (CodingKeys.certain, .string(certain)), (.probable, .string(probable)),
      (.uncertain, .string(uncertain)),
    ])
  }
}
