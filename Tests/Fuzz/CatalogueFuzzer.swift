/// What libFuzzer calls with each input: a violated property ends the run with the input kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalogue(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = CatalogueProperties.violation(of: bytes) {
    fatalError(violation)
  }
  return 0
}
