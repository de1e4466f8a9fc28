/// A number of a list as a reader types it or copies it from a page: `13`, `13.`, `13번`, or a whole
/// line of a list (`13. 거문고   여섯 줄과 대나무 술대`).
package struct ListNumber {
  /// The number; the largest `Int` if it is beyond that.
  package let value: Int
  /// What follows the number on the line, without the blanks around it.
  private let rest: Substring

  /// Returns nil if the text does not begin with a number, or if other text follows a number without
  /// a mark, as in `1900 파리`.
  package init?(_ text: String) {
    var scalars = text.unicodeScalars[...]
    scalars.dropBlanks()
    var value = 0
    var hasDigits = false
    while let digit = scalars.first.flatMap(Self.digit) {
      let (tens, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(digit)
      value = isLarge || isLarger ? .max : sum
      hasDigits = true
      scalars.removeFirst()
    }
    guard hasDigits else { return nil }
    let digitsEnd = scalars.startIndex
    while let mark = scalars.first, mark == "번" || mark == "." || mark == "．" {
      scalars.removeFirst()
    }
    let hasMark = scalars.startIndex > digitsEnd
    let markEnd = scalars.startIndex
    scalars.dropBlanks()
    guard scalars.isEmpty || (hasMark && scalars.startIndex > markEnd) else { return nil }
    self.value = value
    rest = Substring(scalars)
  }

  /// Whether nothing follows the number.
  package var isAlone: Bool { rest.isEmpty }

  /// Whether what follows the number begins with a name, which a list may have clipped with `…`.
  func isFollowed(by name: String) -> Bool {
    let letters = FoldedLetters.all(of: name)
    if isAlone || letters.isEmpty { return isAlone }
    let line = FoldedLetters.all(of: String(rest))
    if line.starts(with: letters) { return true }
    guard let end = rest.unicodeScalars.firstIndex(of: "…") else { return false }
    let head = FoldedLetters.all(of: String(rest[..<end]))
    return !head.isEmpty && letters.starts(with: head)
  }

  /// The value of a digit, halfwidth or fullwidth.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value) - 0x30
    case 0xFF10...0xFF19: Int(scalar.value) - 0xFF10
    default: nil
    }
  }
}

extension Substring.UnicodeScalarView {
  fileprivate mutating func dropBlanks() {
    while let blank = first, blank.properties.isWhitespace { removeFirst() }
  }
}
