/// libFuzzer calls this with each input: a violated property ends the run and keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = PictureProperties.violation(of: bytes) {
    print(violation)
    preconditionFailure()
  }
  return 0
}
