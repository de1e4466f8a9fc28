extension Exposition {
  /// Reads a foreign file of an exposition: a strict scan (RFC 8259), then decoding.
  ///
  /// Throws the first fault of the file. Linear in its size.
  ///
  ///     let exposition = try Exposition(file: CatalogueFile(path: "exposition.json", bytes: data))
  public init(file: CatalogueFile) throws(CatalogueError) {
    let reading = ExpositionReading(file)
    if let fault = reading.faults.first { throw reading.text.error(fault) }
    guard let exposition = reading.exposition else {
      throw reading.text.error(LocatedFault(.undecodable, at: reading.range.lowerBound))
    }
    self = exposition
  }
}
