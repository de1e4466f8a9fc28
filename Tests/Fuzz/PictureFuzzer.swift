/// What libFuzzer calls with each input: a violated property ends the run with the input kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = PictureProperties.violation(of: bytes) {
    print(violation)
    preconditionFailure()
  }
  return 0
}
