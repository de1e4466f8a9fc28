import ExpoCore

func list(_ catalogue: Catalogue) throws -> [String] {
  let exposition = try catalogue.exposition()
  let visitors = exposition?.visitors?.groupedDigits ?? "–"
  return try ["\(exposition?.name ?? "–"): \(visitors)"]
    + catalogue.items().map { "\($0.name): \($0.shortDescription)" }
}
