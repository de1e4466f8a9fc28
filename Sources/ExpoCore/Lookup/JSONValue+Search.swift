/// What a search found as JSON: an array, the best first, positions in Unicode scalars.
extension JSONValue {
  /// - Parameter overview: The exposition, if it has the words: the last element, without `number`
  ///   and `image_name`.
  package init(_ results: SearchResults, of items: [Item], overview: SearchHit? = nil) {
    let hits = results.hits.map { hit in
      let item = items[hit.index]
      return JSONValue.object(
        [
          ("number", .integer(hit.index + 1)), ("name", .string(hit.name)),
          ("image_name", .string(item.imageName)),
        ] + (item.category.map { [("category", .string($0))] } ?? []) + Self.excerpt(of: hit))
    }
    let last = overview.map {
      JSONValue.object([("name", .string($0.name))] + Self.excerpt(of: $0))
    }
    self = .array(hits + [last].compactMap(\.self))
  }

  private static func excerpt(of hit: SearchHit) -> [(key: String, value: JSONValue)] {
    [
      ("field", .string(hit.key)),
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
