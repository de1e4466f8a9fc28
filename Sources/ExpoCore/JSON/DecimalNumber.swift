/// A number as JSON writes it, exactly: decimal digits times a power of ten.
struct DecimalNumber {
  /// Why a number is not an integer of a type.
  enum Inexactness: Error {
    case fraction
    case outOfRange
  }

  private let isNegative: Bool
  /// The digits without leading and trailing zeros; none for zero.
  private let digits: [UInt8]
  private let exponent: Int

  /// - Parameter bytes: A well-formed JSON number.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    isNegative = bytes.first == UInt8(ascii: "-")
    let mantissa = bytes.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let fraction = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    let isDigit = { (byte: UInt8) in byte &- UInt8(ascii: "0") < 10 }
    let all = mantissa.filter(isDigit).map { $0 - UInt8(ascii: "0") }
    let end = (all.lastIndex { $0 != 0 } ?? -1) + 1
    digits = Array(all[..<end].drop { $0 == 0 })
    let written = bytes[mantissa.endIndex...].dropFirst()
    // An exponent that fits no integer is beyond any number of digits that a file may have.
    let power = written.filter(isDigit).reduce(0) { power, digit in
      min(power * 10 + Int(digit - UInt8(ascii: "0")), 1 << 48)
    }
    let isPowerNegative = written.first == UInt8(ascii: "-")
    exponent = (isPowerNegative ? -power : power) - fraction.count + (all.count - end)
  }

  /// The integer that has this value, or why there is none.
  var integer: Result<Int, Inexactness> {
    let wholeDigits = digits.isEmpty ? 0 : max(0, min(digits.count + exponent, 100))
    var value = 0
    for index in 0..<wholeDigits {
      let digit = Int(index < digits.count ? digits[index] : 0)
      let product = value.multipliedReportingOverflow(by: 10)
      let sum =
        isNegative
        ? product.partialValue.subtractingReportingOverflow(digit)
        : product.partialValue.addingReportingOverflow(digit)
      if product.overflow || sum.overflow { return .failure(.outOfRange) }
      value = sum.partialValue
    }
    return digits.isEmpty || exponent >= 0 ? .success(value) : .failure(.fraction)
  }
}
