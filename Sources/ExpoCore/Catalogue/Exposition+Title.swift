extension Exposition {
  /// The lines of the title, broken before its first opening parenthesis.
  ///
  /// Blanks and line feeds around the break are dropped and those elsewhere become one space, so that
  /// there are at most two lines, none of them empty.
  ///
  ///     try Catalogue.bundled.exposition().titleLines
  ///     // ["파리 만국박람회 1900", "(L'Exposition de Paris 1900)"]
  public var titleLines: [String] {
    let split = title.utf8.firstIndex(of: UInt8(ascii: "(")) ?? title.endIndex
    return [title[..<split], title[split...]].map { part in
      part.utf8.split(whereSeparator: \.isBlank).map { String(Substring($0)) }
        .joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
