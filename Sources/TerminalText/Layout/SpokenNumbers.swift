import ExpoCore

/// What a voice says for what texts write beside numbers in short.
package struct SpokenNumbers {
  /// The word between the numbers of a range, with the blanks around it.
  let range: String
  /// The words for units behind a number, in the plural: `cm` is centimetres.
  private let units: [String: String]
  /// The words for short forms before a number: `p.` is page.
  private let marks: [String: String]

  package init(range: String, units: [String: String] = [:], marks: [String: String] = [:]) {
    self.range = range
    self.units = units
    self.marks = marks
  }

  /// The words for the short form that begins at an offset of a text in UTF-8, where that ends, and whether a
  /// blank that is not written belongs before it; nil if none begins there.
  func shortForm(
    at start: Int, in text: [UInt8]
  ) -> (said: String, end: Int, needsBlank: Bool)? {
    let before = text[..<start]
    if text[start...].starts(with: "–".utf8) {
      let end = start + "–".utf8.count
      guard before.last?.isDigit == true, end < text.count, text[end].isDigit else { return nil }
      return (range, end, false)
    }
    guard text[start].isLetter, before.last?.isLetter != true else { return nil }
    var end = text[start...].firstIndex { !$0.isLetter } ?? text.count
    if end < text.count, text[end] == UInt8(ascii: ".") {
      let number = text[(end + 1)...].drop { $0 == UInt8(ascii: " ") }
      let mark = marks[String(decoding: text[start...end], as: UTF8.self)]
      if let mark, number.first?.isDigit == true { return (mark, end + 1, false) }
    }
    if text[end...].starts(with: "²".utf8) { end += "²".utf8.count }
    let isOver = end == text.count || !text[end].isDigit && text[end] < 0x80
    let number = before.last == UInt8(ascii: " ") ? before.dropLast() : before
    guard isOver, number.last?.isDigit == true,
      let unit = units[String(decoding: text[start..<end], as: UTF8.self)]
    else { return nil }
    let isOne = number.last == UInt8(ascii: "1") && number.dropLast().last?.continuesNumber != true
    return (isOne ? String(unit.dropLast()) : unit, end, number.endIndex == before.endIndex)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether a digit behind it is not the first of its number.
  fileprivate var continuesNumber: Bool {
    isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: ",")
  }
}
