/// The results of a search as JSON: an array, the best first, positions in Unicode scalars.
extension JSONValue {
  package init(_ results: SearchResults, in catalogue: LoadedCatalogue) throws(CatalogueFault) {
    self = .array(
      try results.hits.map { (hit) throws(CatalogueFault) -> JSONValue in
        let entry = try catalogue.entry(hit.topic)
        var members: [(key: String, value: JSONValue)] = [
          ("number", .integer(hit.topic.number)), ("name", .string(hit.name)),
          ("image_name", .string(entry.imageName)),
        ]
        if let category = entry.category { members.append(("category", .string(category))) }
        members += Self.excerpt(of: hit)
        let others = hit.others.map { JSONValue.object(Self.excerpt(of: $0)) }
        if !others.isEmpty { members.append(("others", .array(others))) }
        return .object(members)
      })
  }

  private static func excerpt(of hit: SearchHit) -> [(key: String, value: JSONValue)] {
    [
      ("field", .string(hit.key)), ("element", .integer(hit.element)),
      ("start", .integer(hit.start)), ("excerpt", .string(hit.excerpt)),
      ("matches", .array(hit.matches.map { scalars(of: $0, in: hit.excerpt) })),
    ]
  }

  /// A range as its first position and the one after its last.
  private static func scalars(of range: Range<String.Index>, in text: String) -> JSONValue {
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
    return .array([
      .integer(start),
      .integer(start + scalars.distance(from: range.lowerBound, to: range.upperBound)),
    ])
  }
}
