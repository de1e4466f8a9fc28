import ExpoCore

func search(_ words: String, in catalogue: Catalogue) -> [String] {
  let items = catalogue.items
  let exposition = catalogue.exposition
  // The books, in a section for each grade of evidence.
  let books = items.indices.filter { items[$0].category == "서적" }
  var lines = items.sectionsByGrade(exposition?.grades ?? [], of: books).map { section in
    "\(section.key ?? "–"): \(section.indices.map { items[$0].name }.joined(separator: ", "))"
  }
  // The best hit, with the words that were found in brackets.
  for hit in catalogue.find(words).prefix(1) {
    var excerpt = hit.excerpt
    for match in hit.matches.reversed() {
      excerpt.replaceSubrange(match, with: "[\(excerpt[match])]")
    }
    lines.append("\(hit.topic.number). \(hit.name): \(excerpt)")
  }
  // Digits are the same in every locale.
  return lines + [1_234_567.groupedDigits]
}
