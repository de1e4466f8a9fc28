extension JSONScanner {
  /// Scans a number: an optional minus, digits without a leading zero, an optional fraction and an
  /// optional exponent (RFC 8259, section 6).
  mutating func scanNumber() throws(LocatedFault) {
    let start = position
    skip("-")
    let hasLeadingZero = next == "0"
    var digits = skipDigits()
    var isGood = digits > 0 && !(hasLeadingZero && digits > 1)
    if skip(".") {
      digits = skipDigits()
      isGood = isGood && digits > 0
    }
    if skip("e") || skip("E") {
      if !skip("+") { skip("-") }
      isGood = isGood && skipDigits() > 0
    }
    if !isGood || continuesWord { throw fault(.badNumber, at: start) }
  }

  /// Scans `true`, `false` or `null`.
  mutating func scanWord(_ word: StaticString) throws(LocatedFault) {
    let start = position
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    position += isThere ? word.utf8CodeUnitCount : 0
    if !isThere || continuesWord { throw faultInPlaceOfWord(at: start) }
  }

  /// Whether a letter, digit or sign clings to what was scanned.
  private var continuesWord: Bool {
    switch next {
    case "0"..."9", "a"..."z",
      "A"..."Z", ".", "+",
      "-", "_":
      true
    default:
      false
    }
  }

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 {
      position += 1
    }
    return position - start
  }
}
