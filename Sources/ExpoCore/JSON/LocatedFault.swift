/// A fault and its place in a text, before the line, the column and the path are counted.
struct LocatedFault: Error, Equatable {
  /// The place, in UTF-8 bytes from the beginning of the text.
  let offset: Int
  let fault: CatalogueFault

  init(_ fault: CatalogueFault, at offset: Int) {
    self.offset = offset
    self.fault = fault
  }
}
