/// libFuzzer calls this with each input: a violated property ends the run and keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalogue(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = CatalogueProperties.violation(of: bytes) {
    fatalError(violation)
  }
  return 0
}
