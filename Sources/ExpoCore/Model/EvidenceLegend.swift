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
    certain = try members.optionalLine(.certain)
    probable = try members.optionalLine(.probable)
    uncertain = try members.optionalLine(.uncertain)
  }

  package var json: JSONValue {
    .members([
      (CodingKeys.certain, .string(certain)), (.probable, .string(probable)),
      (.uncertain, .string(uncertain)),
    ])
  }
}
