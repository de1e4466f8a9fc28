extension BinaryInteger {
  /// The digits, with zeros before them if there are fewer than `count`.
  ///
  ///     UInt8(10).padded(to: 2, radix: 16)  // "0A"
  package func padded(to count: Int, radix: Int = 10, uppercase: Bool = true) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
