import ExpoCore

func describe(catalogueIn folder: String?) throws -> [String] {
  // A folder, or the catalogue that the package carries.
  let catalogue = folder.map { Catalogue(path: $0) } ?? .bundled
  // Check all files: `items.json:12:9: [3].links (4. 갓): This must be an array, not a string`.
  var lines = catalogue.check().faults.map(\.description)
  let exposition = try catalogue.exposition()
  if let exposition {
    lines.append("\(exposition.name): \(exposition.visitors?.groupedDigits ?? "–")")
  }
  let items = try catalogue.items()
  // List by category.
  for section in items.sectionsByCategory() {
    let names = section.indices.map { items[$0].name }
    lines.append("\(section.key ?? "–"): \(names.joined(separator: ", "))")
  }
  // Find an item by its name, the beginning of it, initial consonants.
  if let index = NameIndex(items).find("ㄱㅁㄱ").topic?.index {
    lines.append("\(index + 1). \(items[index].name)")
  }
  // Search the texts of items and exposition.
  for hit in items.search("금속활자", with: exposition).hits.prefix(1) {
    lines.append("\(hit.topic.number). \(hit.name): \(hit.excerpt)")
  }
  // The last item in English, and its picture's pixels.
  if let item = try catalogue.edition(.english).items().last,
    let picture = try catalogue.picture(named: item.pictureName)
  {
    let colors = (0..<picture.width).compactMap { picture[$0, picture.height / 2] }
    lines.append("\(item.name): \(picture.width) pixels, \(Set(colors).count) colours in a row")
  }
  // Texts of a file may hold control characters.
  return lines.map(ControlEscaping.escaped)
}
