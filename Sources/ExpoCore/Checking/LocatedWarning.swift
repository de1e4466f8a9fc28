/// A warning and where it stands, before lines and columns are counted.
struct LocatedWarning {
  /// The place, in UTF-8 bytes from the beginning of the text.
  let offset: Int
  let codingPath: String
  let warning: CatalogueWarning

  init(_ warning: CatalogueWarning, at place: JSONCursor) {
    offset = place.range.lowerBound
    codingPath = place.codingPath
    self.warning = warning
  }
}
