import ExpoCore

func search(_ words: String, in catalogue: Catalogue) throws -> [String] {
  let items = try catalogue.items()
  let exposition = try catalogue.exposition()
  // A selection, in a section for each grade of evidence.
  let books = Selection(category: "서적").indices(of: items)
  var lines = items.sectionsByEvidence(exposition?.grades ?? [], of: books).map { section in
    "\(section.key ?? "–"): \(section.indices.map { items[$0].name }.joined(separator: ", "))"
  }
  // The best hit, with the words that were found in brackets.
  for hit in items.search(words, with: exposition, limit: 1).hits {
    var excerpt = hit.excerpt
    for match in hit.matches.reversed() {
      excerpt.replaceSubrange(match, with: "[\(excerpt[match])]")
    }
    lines.append("\(hit.topic.number). \(hit.name): \(excerpt)")
  }
  // Digits and dates are the same in every locale.
  if let period = exposition?.duration.flatMap(Period.init) {
    lines.append(
      "\(period.start.year)-\(period.start.month) – \(period.end.year)-\(period.end.month)")
  }
  return lines + [1_234_567.groupedDigits]
}
