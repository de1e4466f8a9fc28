extension Int {
  /// The decimal digits with a comma between the thousands, the same in every locale.
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
