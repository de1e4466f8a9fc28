/// Text for a speech synthesiser.
///
/// Nothing is left out that cannot be heard otherwise: marks that voices read by name become pauses,
/// and a Hanja is left out only if its Korean reading stands directly before it.
package struct SpokenText {
  private let language: Language

  package init(_ language: Language) {
    self.language = language
  }

  /// Returns the text without the marks that voices read by name.
  ///
  ///     let korean = SpokenText(.korean)
  ///     korean.of("왕산악이 금(琴)을 고쳐")  // "왕산악이 금을 고쳐"
  ///     korean.of("길이 76cm(요즘 악기)")   // "길이 76cm, 요즘 악기"
  ///     korean.of("1236~1251년")         // "1236년부터 1251년까지"
  package func of(_ text: String) -> String {
    var reader = SpokenReader(Array(text.unicodeScalars), language)
    reader.readAll()
    return reader.spoken
  }

  /// Returns the text as a sentence, with a full stop if it does not end in a mark of its own.
  package func sentence(_ text: String) -> String {
    let spoken = of(text)
    guard let last = spoken.unicodeScalars.last else { return "" }
    return ".!?…。！？".unicodeScalars.contains(last) ? spoken : spoken + "."
  }
}

/// Reads a text once from left to right and writes what is spoken.
private struct SpokenReader {
  private enum Pause: Int {
    case none
    case space
    case comma
  }

  /// How deep parentheses are read; deeper ones are pauses.
  private static let mostDepth = 8

  private let scalars: [Unicode.Scalar]
  /// The brackets of the text, found in one pass, so that reading takes linear time.
  private let brackets: Brackets
  private var depth = 0
  private let language: Language
  private(set) var spoken = ""
  /// What separates the next word from the text so far.
  private var pause = Pause.none
  /// Whether a straight quotation mark is open; after a number it may mean inches.
  private var isQuoting = false

  init(_ scalars: [Unicode.Scalar], _ language: Language) {
    self.scalars = scalars
    brackets = Brackets(of: scalars)
    self.language = language
  }

  mutating func readAll() { read(0..<scalars.count) }

  private mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound { index = read(at: index, to: range.upperBound) }
  }

  /// Reads what begins at an index, and returns where the next part begins.
  private mutating func read(at index: Int, to end: Int) -> Int {
    let scalar = scalars[index]
    switch scalar {
    case " ":
      // Two blanks are the gap between columns.
      rest(scalarIs(" ", at: index + 1) ? .comma : .space)
    case "(", "（":
      if depth < Self.mostDepth, let close = brackets.closing[index] {
        depth += 1
        defer { depth -= 1 }
        return readParentheses(index, close, to: end)
      }
      rest(.comma)
    case ")", "）", "|", "—", "―", "•":
      rest(.comma)
    case "~", "～", "〜", "-", "–":
      if let next = readRange(at: index, to: end) { return next }
      readDash(at: index)
    case "《", "〈", "「", "『", "【", "“", "‘":
      if isWord(at: index - 1) || isClosing(at: index - 1) { rest(.space) }
    case "》", "〉", "」", "』", "】", "”":
      close(at: index)
    case "’":
      if isLatin(at: index - 1), isLatin(at: index + 1) { append(scalar) } else { close(at: index) }
    case "\"":
      if isQuoting {
        isQuoting = false
        close(at: index)
      } else if isDigit(at: index - 1) {
        append(scalar)
      } else {
        isQuoting = true
        if isWord(at: index - 1) { rest(.space) }
      }
    case "[", "<":
      if isBracket(index), brackets.hasClosing(scalar, after: index) {
        if isWord(at: index - 1) { rest(.space) }
      } else {
        append(scalar)
      }
    case "]", ">":
      if !scalarIs(" ", at: index - 1), brackets.hasOpening(scalar, before: index) {
        close(at: index)
      } else {
        append(scalar)
      }
    default:
      append(scalar, endsWord: isEndOfWord(at: index))
    }
    return index + 1
  }

  /// A dash between blanks is a pause; other dashes and tildes belong to their words.
  private mutating func readDash(at index: Int) {
    let isAlone = scalarIs(" ", at: index - 1) && scalarIs(" ", at: index + 1)
    switch scalars[index] {
    case "-" where isAlone, "–": rest(.comma)
    default: append(scalars[index])
    }
  }

  // MARK: Output

  private mutating func rest(_ longer: Pause) {
    if longer.rawValue > pause.rawValue { pause = longer }
  }

  private mutating func append(_ scalar: Unicode.Scalar, endsWord: Bool = false) {
    // A mark at the end of a word follows the word directly, whatever has been left out between.
    if !endsWord { writePause() }
    pause = .none
    spoken.unicodeScalars.append(scalar)
  }

  private mutating func append(_ text: String) {
    writePause()
    spoken += text
  }

  private mutating func writePause() {
    defer { pause = .none }
    guard let last = spoken.unicodeScalars.last else { return }
    switch pause {
    case .none: break
    case .space: spoken += " "
    case .comma: spoken += ",;:.!?、。".unicodeScalars.contains(last) ? " " : ", "
    }
  }

  /// Reads a closing quotation mark or bracket: a particle stays with its word.
  private mutating func close(at index: Int) {
    guard isWord(at: index + 1) else { return }
    if language == .english || !isHangul(at: index + 1) { rest(.space) }
  }

  // MARK: Parentheses

  /// Reads a pair of parentheses, and returns where the next part begins.
  private mutating func readParentheses(_ open: Int, _ close: Int, to end: Int) -> Int {
    let content = open + 1..<close
    if isReading(before: open, of: content) { return close + 1 }
    if content.allSatisfy({ scalars[$0] == " " }) {
      rest(.space)
      return close + 1
    }
    let isPartOfWord =
      language == .english && isLatin(at: open - 1) && !scalars[content].contains(" ")
    if isPartOfWord || !content.contains(where: isWord) {
      // Kept as it is: `leaf(s)`, `콜론(:)`.
      for index in open...close { append(scalars[index]) }
      return close + 1
    }
    var next = close + 1
    if isBehind(close, particleOf: content) {
      rest(.comma)
      read(content)
      pause = .none
      return next
    }
    // The particle belongs to the word before the parentheses.
    if language == .korean, !scalarIs(" ", at: open - 1) {
      while next < end, isHangul(at: next) {
        append(scalars[next])
        next += 1
      }
    }
    rest(.comma)
    read(content)
    rest(.comma)
    return next
  }

  /// Whether the particle behind parentheses may follow what is in them: `조각상(잡상)이` is read
  /// `조각상, 잡상이`, but `알레베크(안례백)가` would become `안례백가`.
  private func isBehind(_ close: Int, particleOf content: Range<Int>) -> Bool {
    guard language == .korean, isHangul(at: close + 1), let first = content.first else {
      return false
    }
    let tail = scalars[(close + 1)...]
    if tail.starts(with: "부터".unicodeScalars) || tail.starts(with: "까지".unicodeScalars) {
      return true
    }
    guard !isDigit(at: first), isHangul(at: close - 1) else { return false }
    let hasFinal = (scalars[close - 1].value - 0xAC00) % 28 != 0
    switch scalars[close + 1] {
    case "은", "이", "을", "과", "으": return hasFinal
    case "는", "가", "를", "와", "로": return !hasFinal
    default: return true
    }
  }

  /// Whether a text is nothing but Hanja and a word of as many Korean syllables precedes it.
  private func isReading(before open: Int, of content: Range<Int>) -> Bool {
    guard !content.isEmpty, scalars[content].allSatisfy(Self.isHan) else { return false }
    var last = open - 1
    while isClosing(at: last) { last -= 1 }
    var first = last
    while first >= 0, isHangul(at: first) { first -= 1 }
    return last - first == content.count
  }

  // MARK: Ranges

  /// Reads the rest of a range whose first number has been read, and returns where the next part
  /// begins; nil if the mark does not stand between two numbers of the same kind.
  private mutating func readRange(at mark: Int, to end: Int) -> Int? {
    let isTilde = !"-–".unicodeScalars.contains(scalars[mark])
    var left = mark
    var right = mark + 1
    if scalars[mark] != "-" {
      while left > 0, scalarIs(" ", at: left - 1) { left -= 1 }
      while right < end, scalarIs(" ", at: right) { right += 1 }
    }
    let first = RangeEnd(before: left, in: scalars)
    let second = RangeEnd(from: right, to: end, in: scalars)
    guard let first, let second, !continues(second) else { return nil }
    switch language {
    case .english:
      guard first.unit.isEmpty, isTilde || first.isBelow(second) else { return nil }
      pause = .none
      append(" to ")
      read(right..<second.digitsEnd)
      return second.digitsEnd
    case .korean:
      guard let unit = first.commonUnit(with: second) else {
        guard isTilde, first.unit.isEmpty else { return nil }
        pause = .none
        append("에서 ")
        return right
      }
      pause = .none
      append(first.unit.isEmpty ? unit + "부터 " : "부터 ")
      for index in right..<second.end { append(scalars[index]) }
      append(second.unit.isEmpty ? unit + "까지" : "까지")
      return readParticle(at: second.end, to: end)
    }
  }

  /// Whether a number is followed by more numbers, as in `1900-04-14`.
  private func continues(_ number: RangeEnd) -> Bool {
    number.end < scalars.count
      && ("-–/~".unicodeScalars.contains(scalars[number.end]))
      && isDigit(at: number.end + 1)
  }

  /// Writes the particle that follows a range as it follows 까지.
  private mutating func readParticle(at index: Int, to end: Int) -> Int {
    guard index < end, !isWord(at: index + 1) else { return index }
    switch scalars[index] {
    case "은": append("는")
    case "을": append("를")
    case "이": append("가")
    case "과": append("와")
    case "에": break
    default: return index
    }
    return index + 1
  }

  // MARK: Scalars

  private func scalarIs(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    scalars.indices.contains(index) && scalars[index] == scalar
  }

  private func isDigit(at index: Int) -> Bool {
    scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
  }

  private func isClosing(at index: Int) -> Bool {
    scalars.indices.contains(index) && "》〉」』】”’".unicodeScalars.contains(scalars[index])
  }

  private func isHangul(at index: Int) -> Bool {
    scalars.indices.contains(index) && ("가"..."힣").contains(scalars[index])
  }

  private func isLatin(at index: Int) -> Bool {
    isWord(at: index) && scalars[index].value < 0x0530 && !isDigit(at: index)
  }

  private func isWord(at index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    return isDigit(at: index) || scalars[index].properties.isAlphabetic
  }

  /// Whether a bracket opens words, and is not a sign such as `3 < 5`.
  private func isBracket(_ index: Int) -> Bool {
    !scalarIs(" ", at: index + 1) && index + 1 < scalars.count
  }

  /// Whether a mark ends a word or a sentence: no other word follows it directly, as in `./x`.
  private func isEndOfWord(at index: Int) -> Bool {
    guard ".,!?;:".unicodeScalars.contains(scalars[index]) else { return false }
    return index + 1 == scalars.count || !isWord(at: index + 1) && !scalarIs("/", at: index + 1)
  }

  /// Whether the scalar is an ideograph of Unicode's Han blocks or a mark that replaces one.
  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

/// Where the brackets of a text are.
private struct Brackets {
  /// The index of the parenthesis that closes each one that is closed.
  private(set) var closing: [Int: Int] = [:]
  private var first: [Unicode.Scalar: Int] = [:]
  private var last: [Unicode.Scalar: Int] = [:]

  init(of scalars: [Unicode.Scalar]) {
    var open: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "(", "（": open.append(index)
      case ")", "）": if let start = open.popLast() { closing[start] = index }
      case "[", "<": first[scalar] = first[scalar] ?? index
      case "]", ">": last[scalar] = index
      default: break
      }
    }
  }

  func hasClosing(_ opening: Unicode.Scalar, after index: Int) -> Bool {
    last[opening == "[" ? "]" : ">"].map { $0 > index } ?? false
  }

  func hasOpening(_ closing: Unicode.Scalar, before index: Int) -> Bool {
    first[closing == "]" ? "[" : "<"].map { $0 < index } ?? false
  }
}

/// One end of a range: a whole number, and the unit of time behind it.
private struct RangeEnd {
  /// The units of years and dates, the longest first.
  private static let units = ["년대", "세기", "년", "월", "일"]

  let digits: [Unicode.Scalar]
  /// A unit of time, or empty.
  let unit: String
  /// The units of time of the whole date, such as 월 and 일.
  let isDate: Bool
  let digitsEnd: Int
  let end: Int

  /// The number that ends at an index.
  init?(before end: Int, in scalars: [Unicode.Scalar]) {
    let unit =
      Self.units.first { unit in
        scalars[..<end].reversed().starts(with: unit.unicodeScalars.reversed())
      } ?? ""
    let digitsEnd = end - unit.unicodeScalars.count
    var start = digitsEnd
    while start > 0, Self.isDigit(scalars[start - 1]) { start -= 1 }
    guard start < digitsEnd else { return nil }
    // Part of a longer number, date or word.
    if start > 0, "-–.,/:".unicodeScalars.contains(scalars[start - 1]) { return nil }
    if start > 0, scalars[start - 1].properties.isAlphabetic, scalars[start - 1].value < 0x0530 {
      return nil
    }
    self.init(Array(scalars[start..<digitsEnd]), unit, isDate: !unit.isEmpty, digitsEnd, end)
  }

  /// The number that begins at an index, or the date up to its last unit.
  init?(from start: Int, to limit: Int, in scalars: [Unicode.Scalar]) {
    var index = start
    var last: RangeEnd?
    while index < limit, Self.isDigit(scalars[index]) {
      let first = index
      while index < limit, Self.isDigit(scalars[index]) { index += 1 }
      let digitsEnd = index
      let unit =
        Self.units.first { scalars[index..<limit].starts(with: $0.unicodeScalars) } ?? ""
      index += unit.unicodeScalars.count
      if last != nil, unit.isEmpty { break }
      last = RangeEnd(
        Array(scalars[first..<digitsEnd]), unit, isDate: last != nil, digitsEnd, index)
      guard ["년", "월"].contains(unit), index + 1 < limit, scalars[index] == " " else { break }
      index += 1
    }
    guard let last else { return nil }
    if last.unit.isEmpty, last.end < limit {
      // A quantity with decimals or a unit of its own is not a year, but may be a range.
      if last.end + 1 < limit, ".,:/".unicodeScalars.contains(scalars[last.end]),
        Self.isDigit(scalars[last.end + 1])
      {
        return nil
      }
      let hasUnit = scalars[last.end].properties.isAlphabetic || scalars[last.end] == "%"
      self.init(last.digits, hasUnit ? "?" : "", isDate: false, last.digitsEnd, last.end)
      return
    }
    self = last
  }

  private init(
    _ digits: [Unicode.Scalar], _ unit: String, isDate: Bool, _ digitsEnd: Int, _ end: Int
  ) {
    self.digits = digits
    self.unit = unit
    self.isDate = isDate
    self.digitsEnd = digitsEnd
    self.end = end
  }

  /// Whether both are whole numbers of as many digits, this one the smaller.
  func isBelow(_ other: RangeEnd) -> Bool {
    digits.count == other.digits.count
      && digits.lexicographicallyPrecedes(other.digits) { $0.value < $1.value }
  }

  /// The unit of time that both ends count; nil if they are not of the same kind.
  ///
  /// Two bare numbers of three or four digits are years.
  func commonUnit(with other: RangeEnd) -> String? {
    if other.unit == "?" { return nil }
    if unit.isEmpty, other.unit.isEmpty {
      return (3...4).contains(digits.count) && isBelow(other) ? "년" : nil
    }
    if unit.isEmpty { return other.isDate ? nil : other.unit }
    return unit == other.unit ? unit : nil
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
