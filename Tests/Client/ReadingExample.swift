import ExpoCore

func describe(catalogueIn folder: String?) throws -> [String] {
  // A folder, or the catalogue that the package carries.
  let catalogue = try folder.map { try Catalogue(path: $0) } ?? .bundled
  var lines: [String] = []
  let exposition = catalogue.exposition
  if let exposition {
    lines.append("\(exposition.name): \(exposition.visitors?.groupedDigits ?? "–")")
  }
  let items = catalogue.items
  // List by category.
  for section in items.sectionsByCategory() {
    let names = section.indices.map { items[$0].name }
    lines.append("\(section.key ?? "–"): \(names.joined(separator: ", "))")
  }
  // Find an item by its name, the beginning of it, initial consonants.
  if let topic = catalogue.find("ㄱㅁㄱ").topic, let item = catalogue[topic] {
    lines.append("\(topic.number). \(item.name)")
  }
  // Search the texts of items and exposition.
  for hit in catalogue.find("금속활자").prefix(1) {
    lines.append("\(hit.topic.number). \(hit.name): \(hit.excerpt)")
  }
  // The last item in English, and its picture's pixels.
  if let item = Catalogue(bundled: .english).items.last,
    let picture = try catalogue.picture(named: item.pictureName)
  {
    let colors = (0..<picture.width).compactMap { picture[$0, picture.height / 2] }
    lines.append("\(item.name): \(picture.width) pixels, \(Set(colors).count) colours in a row")
  }
  return lines
}
