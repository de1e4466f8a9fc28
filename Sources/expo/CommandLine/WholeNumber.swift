/// Numbers as options and environment variables write them.
enum WholeNumber {
  /// The number that ASCII digits and nothing else write, or nil; too large a number counts as the
  /// largest.
  ///
  ///     WholeNumber.read("40")   // 40
  ///     WholeNumber.read("+40")  // nil
  static func read(_ text: String) -> Int? {
    let digits = text.utf8
    guard !digits.isEmpty, digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(text) ?? .max
  }
}
