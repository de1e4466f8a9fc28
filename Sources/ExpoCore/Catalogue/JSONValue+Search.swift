/// The results of a search as JSON: an array, the best first, positions in Unicode scalars.
extension JSONValue {
  package init(_ results: SearchResults, in catalogue: Catalogue) throws(CatalogueFault) {
    self = .array(
      try results.hits.map { (hit) throws(CatalogueFault) -> JSONValue in
        let entry = try catalogue.entry(hit.topic)
        var members: [(key: String, value: JSONValue)] = [
          ("number", .integer(hit.topic.number)), ("name", .string(hit.name)),
          ("image_name", .string(entry.imageName)),
        ]
        if let category = entry.category { members.append(("category", .string(category))) }
        members += [
          ("places", .integer(hit.places)), ("field", .string(hit.key)),
          ("excerpt", .string(hit.excerpt)),
          ("matches", .array(hit.matches.map { Self.scalars(of: $0, in: hit.excerpt) })),
        ]
        return .object(members)
      })
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
