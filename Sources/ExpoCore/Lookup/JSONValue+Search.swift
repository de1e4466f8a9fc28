/// What a search found as JSON: an array, the best first, positions in Unicode scalars.
extension JSONValue {
  package init(_ results: SearchResults, of items: Items) {
    self = .array(
      results.hits.map { hit in
        var members: [(key: String, value: JSONValue)] = [
          ("number", .integer(hit.index + 1)),
          ("name", .string(items.name(at: hit.index))),
          ("image_name", .string(items.imageName(at: hit.index))),
        ]
        if let category = items.category(at: hit.index) {
          members.append(("category", .string(category)))
        }
        members += [
          ("field", .string(hit.field.key)),
          ("element", .integer(hit.element)),
          ("start", .integer(hit.start)),
          ("excerpt", .string(hit.excerpt)),
          ("matches", .array(hit.scalarMatches.map(JSONValue.init))),
        ]
        return .object(members)
      })
  }

  /// A range as its first position and the one after its last.
  private init(_ range: Range<Int>) {
    self = .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }
}
