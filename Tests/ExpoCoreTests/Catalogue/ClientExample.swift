import ExpoCore

func printCatalogue(in folder: String?) throws -> [String] {
  let catalogue = folder.map { Catalogue(folder: $0) } ?? .bundled
  var lines = [try catalogue.exposition().title]
  let items = try catalogue.items()
  for item in items where item.category == "악기" {
    lines.append("\(item.name): \(item.shortDescription)")
  }
  if case .one(let index) = NameIndex(items).find("ㄱㅁㄱ") {
    lines.append("\(index + 1). \(items[index].name)")
  }
  for hit in items.search("금속활자", limit: 1).hits {
    lines.append("\(items[hit.index].name): \(hit.excerpt)")
  }
  return lines
}
