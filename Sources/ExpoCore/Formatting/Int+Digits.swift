extension Int {
  /// The number that digits and nothing else write, halfwidth or fullwidth; the largest `Int` if it is
  /// beyond that.
  ///
  ///     Int(digits: "40")   // 40
  ///     Int(digits: "+40")  // nil
  package init?(digits text: some StringProtocol) {
    var value = 0
    for scalar in text.unicodeScalars {
      guard let digit = scalar.digit else { return nil }
      let (tens, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(digit)
      value = isLarge || isLarger ? .max : sum
    }
    if text.unicodeScalars.isEmpty { return nil }
    self = value
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
