extension UnsignedInteger {
  /// The hexadecimal digits, with zeros before them if there are fewer than `count`.
  ///
  ///     UInt8(10).hexadecimal(2)  // "0A"
  package func hexadecimal(_ count: Int, uppercase: Bool = true) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
