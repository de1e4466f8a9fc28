/// The ideographs that Korean keyboards produce a second time: `樂` is four code points, one for each of
/// its readings.
extension Folding {
  static let compatibilityIdeographs: ClosedRange<UInt32> = 0xF900...0xFAFF

  /// The unified ideographs that they are equivalent to, worked out when a text has the first: `String`
  /// compares by canonical equivalence, in the order of code points.
  static let unifiedIdeographs: [UInt32: UInt32] = {
    var unified: [UInt32: UInt32] = [:]
    for scalar in compatibilityIdeographs.compactMap(Unicode.Scalar.init) {
      // Those of the first plane.
      var (low, high) = (0x3400 as UInt32, 0x9FFF as UInt32)
      while low < high {
        let middle = (low + high) / 2
        if text(middle) < String(scalar) { low = middle + 1 } else { high = middle }
      }
      if text(low) == String(scalar) { unified[scalar.value] = low }
    }
    return unified
  }()

  private static func text(_ scalar: UInt32) -> String {
    Unicode.Scalar(scalar).map(String.init) ?? ""
  }
}
