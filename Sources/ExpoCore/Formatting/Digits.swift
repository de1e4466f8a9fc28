extension Int {
  /// The number that a text of digits alone writes, halfwidth or fullwidth; `Int.max` if it is
  /// larger.
  ///
  ///     Int(digits: "40")   // 40
  ///     Int(digits: "+40")  // nil
  package init?(digits text: some StringProtocol) {
    let digits = text.unicodeScalars.map(\.digit)
    guard !digits.isEmpty, !digits.contains(nil) else { return nil }
    self = Int(digits.compactMap { $0.map(String.init) }.joined()) ?? .max
  }

  /// The decimal digits with commas between the thousands, the same in every locale.
  ///
  ///     48_130_300.groupedDigits  // "48,130,300"
  ///     (-1234).groupedDigits     // "-1,234"
  public var groupedDigits: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension BinaryInteger {
  /// The digits, with zeros before them if there are fewer than `count`.
  ///
  ///     UInt8(10).padded(to: 2, radix: 16)  // "0A"
  package func padded(to count: Int, radix: Int = 10, uppercase: Bool = true) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}

extension Unicode.Scalar {
  /// The value of a digit, halfwidth or fullwidth.
  var digit: Int? {
    switch value {
    case 0x30...0x39: Int(value) - 0x30
    case 0xFF10...0xFF19: Int(value) - 0xFF10
    default: nil
    }
  }
}
