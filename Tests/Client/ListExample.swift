import ExpoCore

func list(_ catalogue: Catalogue) -> [String] {
  let exposition = catalogue.exposition
  let visitors = exposition?.visitors?.groupedDigits ?? "–"
  return ["\(exposition?.name ?? "–"): \(visitors)"]
    + catalogue.items.map { "\($0.name): \($0.shortDescription)" }
}
