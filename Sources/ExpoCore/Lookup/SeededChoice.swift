/// A pseudorandom choice that the same seed repeats on every platform and in every version.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA
/// 2014), its first output scaled to the count by the high half of the product (Lemire 2019): no
/// value is favoured by more than count / 2⁶⁴.
public enum SeededChoice {
  /// An index below `count`; nil if `count` is not positive.
  ///
  ///     SeededChoice.index(below: 13, seed: 1900)  // 8
  public static func index(below count: Int, seed: UInt64) -> Int? {
    guard count > 0 else { return nil }
    return Int(mixed(seed).multipliedFullWidth(by: UInt64(count)).high)
  }

  /// The first output of SplitMix64 with that seed.
  private static func mixed(_ seed: UInt64) -> UInt64 {
    var bits = seed &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
