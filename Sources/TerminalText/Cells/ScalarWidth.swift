/// The width class of a scalar, as `WidthTable` records it.
enum ScalarWidth: UInt32 {
  /// Joins the scalar before it: nonspacing marks, format characters, vowel and final Jamo.
  case zero
  case narrow
  case wide
  /// One cell or two, as the terminal's font has it (UAX #11, class A).
  case ambiguous

  /// Looks the scalar up by bisection.
  init(of scalar: UInt32) {
    var low = 0
    var high = WidthTable.runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if WidthTable.runs[middle] >> 2 <= scalar {
        low = middle
      } else {
        high = middle
      }
    }
    self = ScalarWidth(rawValue: WidthTable.runs[low] & 3) ?? .narrow
  }
}
