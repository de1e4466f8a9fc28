/// A fault and where it stands, before lines and columns are counted.
struct LocatedFault: Error, Equatable {
  /// The place, in UTF-8 bytes from the beginning of the text.
  let offset: Int
  /// The way to the value, such as `[3].image_name`; empty for the file as a whole.
  let codingPath: String
  let fault: CatalogueFault

  init(_ fault: CatalogueFault, at offset: Int, codingPath: String = "") {
    self.offset = offset
    self.codingPath = codingPath
    self.fault = fault
  }
}
