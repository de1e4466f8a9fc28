/// What a search found as JSON: an array, the best first, positions in Unicode scalars.
extension JSONValue {
  /// - Parameter overview: The exposition, if it has the words: the last element, without `number`
  ///   and `image_name`.
  package init(_ results: SearchResults, of items: Items, overview: OverviewHit? = nil) {
    let hits = results.hits.map { hit in
      var members: [(key: String, value: JSONValue)] = [
        ("number", .integer(hit.index + 1)),
        ("name", .string(items.name(at: hit.index))),
        ("image_name", .string(items.imageName(at: hit.index))),
      ]
      if let category = items.category(at: hit.index) {
        members.append(("category", .string(category)))
      }
      return JSONValue.object(members + Self.excerpt(of: hit, from: hit.field.key))
    }
    let last = overview.map { overview in
      let members: [(key: String, value: JSONValue)] = [("name", .string(overview.title))]
      return JSONValue.object(members + Self.excerpt(of: overview.hit, from: overview.key))
    }
    self = .array(hits + [last].compactMap(\.self))
  }

  private static func excerpt(
    of hit: SearchHit, from field: String
  ) -> [(key: String, value: JSONValue)] {
    [
      ("field", .string(field)),
      ("element", .integer(hit.element)),
      ("start", .integer(hit.start)),
      ("excerpt", .string(hit.excerpt)),
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
