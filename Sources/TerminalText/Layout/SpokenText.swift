/// Text for a speech synthesiser.
///
/// Nothing is left out that cannot be heard otherwise: marks that voices read by name become pauses,
/// and Hanja in parentheses are left out only as the reading of the word before them.
package struct SpokenText {
  private let language: Language

  /// - Parameter language: the language of the voice.
  package init(_ language: Language) {
    self.language = language
  }

  /// Returns the text without the marks that voices read by name, with its units in words.
  ///
  ///     let korean = SpokenText(.korean)
  ///     korean.of("칠현금(七絃琴)을 고쳐")   // "칠현금을 고쳐"
  ///     korean.of("길이 76cm(요즘 악기)")   // "길이 76센티미터, 요즘 악기"
  ///     korean.of("1236~1251년")         // "1236에서 1251년"
  package func of(_ text: String) -> String {
    var reader = SpokenReader(Array(text.unicodeScalars), language)
    reader.read(0..<reader.scalars.count)
    return reader.spoken
  }

  /// Returns the text as a sentence, with a full stop if it does not end in a mark of its own.
  package func sentence(_ text: String) -> String {
    let spoken = of(text)
    let closing = "’”".unicodeScalars
    guard let last = spoken.unicodeScalars.last(where: { !closing.contains($0) }) else { return "" }
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
  private static let maxDepth = 8

  let scalars: [Unicode.Scalar]
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

  mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound { index = read(at: index, to: range.upperBound) }
  }

  /// Reads what begins at an index, and returns where the next part begins.
  private mutating func read(at index: Int, to end: Int) -> Int {
    let scalar = scalars[index]
    switch scalar {
    case " ":
      // Two blanks are the gap between columns.
      rest(scalars.has(" ", at: index + 1) ? .comma : .space)
    case "0"..."9":
      return readNumber(at: index, to: end)
    case "(", "（":
      if depth < Self.maxDepth, let close = brackets.closing[index] {
        depth += 1
        defer { depth -= 1 }
        return readParentheses(index, close)
      }
      rest(.comma)
    case ")", "）", "|", "—", "―", "•":
      rest(.comma)
    case "~", "～", "〜", "-", "–":
      if let next = readRange(at: index) { return next }
      let isAlone = scalars.has(" ", at: index - 1) && scalars.has(" ", at: index + 1)
      if scalar == "–" || scalar == "-" && isAlone { rest(.comma) } else { append(scalar) }
    case "‘", "“":
      if isBeforeParticle(brackets.closing[index]) { append(scalar) } else { open(at: index) }
    case "’", "”":
      let isApostrophe =
        scalar == "’" && scalars.isLatin(at: index - 1) && !brackets.isClosing[index]
      let isKept = brackets.isClosing[index] && isBeforeParticle(index)
      if isApostrophe || isKept { append(scalar, endsWord: isKept) } else { close(at: index) }
    case "《", "〈", "「", "『", "【":
      open(at: index)
    case "》", "〉", "」", "』", "】":
      close(at: index)
    case "\"":
      if isQuoting {
        isQuoting = false
        close(at: index)
      } else if scalars.isDigit(at: index - 1) {
        append(scalar)
      } else {
        isQuoting = true
        open(at: index)
      }
    default:
      if let syllable = stressedSyllable(at: index) {
        append(syllable.text)
        return syllable.end
      }
      append(scalar, endsWord: isEndOfWord(at: index))
    }
    return index + 1
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

  /// Reads an opening quotation mark or bracket.
  private mutating func open(at index: Int) {
    if scalars.isWord(at: index - 1) || scalars.isClosing(at: index - 1) { rest(.space) }
  }

  /// Reads a closing quotation mark or bracket: a particle stays with its word.
  private mutating func close(at index: Int) {
    guard scalars.isWord(at: index + 1) else { return }
    if language == .english || !scalars.isHangul(at: index + 1) { rest(.space) }
  }

  /// Whether a particle follows a closing quotation mark, as in `‘가’로`: without the marks it would
  /// make another word of it.
  private func isBeforeParticle(_ close: Int?) -> Bool {
    guard language == .korean, let close else { return false }
    return scalars.isHangul(at: close + 1)
  }

  // MARK: Words

  /// A syllable in capitals that is stressed, as in `GUH-moon-goh`; a voice would spell it.
  private func stressedSyllable(at index: Int) -> (text: String, end: Int)? {
    guard language == .english, !scalars.isWord(at: index - 1) else { return nil }
    let syllable = scalars[index...].prefix { ("A"..."Z").contains($0) }
    guard syllable.count > 2, scalars.has("-", at: syllable.endIndex),
      scalars.isLatin(at: syllable.endIndex + 1),
      !scalars[syllable.endIndex + 1].properties.isUppercase
    else { return nil }
    return (String(String.UnicodeScalarView(syllable)).lowercased(), syllable.endIndex)
  }

  /// Whether a mark ends a word or a sentence: no other word follows it directly, as in `./x`.
  private func isEndOfWord(at index: Int) -> Bool {
    guard ".,!?;:".unicodeScalars.contains(scalars[index]) else { return false }
    return !scalars.isWord(at: index + 1) && !scalars.has("/", at: index + 1)
  }

  // MARK: Parentheses

  /// Reads a pair of parentheses, and returns where the next part begins.
  private mutating func readParentheses(_ open: Int, _ close: Int) -> Int {
    let content = open + 1..<close
    if isReading(before: open, of: content) { return close + 1 }
    if content.allSatisfy({ scalars[$0] == " " }) {
      rest(.space)
      return close + 1
    }
    let isPartOfWord =
      language == .english && scalars.isLatin(at: open - 1) && !scalars[content].contains(" ")
    if isPartOfWord || !content.contains(where: scalars.isWord) {
      // Kept as it is: `leaf(s)`, `콜론(:)`.
      for index in open...close { append(scalars[index]) }
      return close + 1
    }
    rest(.comma)
    read(content)
    if language == .korean, scalars.isHangul(at: close + 1) { pause = .none } else { rest(.comma) }
    return close + 1
  }

  /// Whether a text is nothing but Hanja whose reading precedes it.
  ///
  /// In Korean that is a word of as many syllables, two or more, all of which Sino-Korean has; in
  /// English the word in Latin letters before it.
  private func isReading(before open: Int, of content: Range<Int>) -> Bool {
    guard !content.isEmpty, scalars[content].allSatisfy(\.isHan) else { return false }
    var last = open - 1
    while scalars.isClosing(at: last) || scalars.has(" ", at: last) && language == .english {
      last -= 1
    }
    if language == .english { return scalars.isLatin(at: last) }
    var first = last
    while scalars.isHangul(at: first), scalars[first].isSinoKorean { first -= 1 }
    return content.count > 1 && last - first == content.count && !scalars.isHangul(at: first)
  }

  // MARK: Numbers

  /// Reads a number with its unit, and returns where the next part begins.
  private mutating func readNumber(at index: Int, to end: Int) -> Int {
    let whole = scalars[index..<end].prefix(while: \.isDigit)
    var digits = String(String.UnicodeScalarView(whole))
    var next = whole.endIndex
    let isInWord =
      scalars.isLatin(at: index - 1)
      || ".:/-".unicodeScalars.contains { scalars.has($0, at: index - 1) }
    if isInWord {
      append(digits)
      return next
    }
    if scalars.has(".", at: next) {
      let decimals = scalars[(next + 1)..<end].prefix(while: \.isDigit)
      let isVersion =
        scalars.has(".", at: decimals.endIndex) && scalars.isDigit(at: decimals.endIndex + 1)
      if !decimals.isEmpty, !isVersion {
        digits = decimal(digits, decimals)
        next = decimals.endIndex
      }
    }
    append(digits)
    guard let (unit, unitEnd) = SpokenUnit.at(next, in: scalars) else { return next }
    if scalars.has(" ", at: next) || language == .english { spoken += " " }
    spoken += unit.name(in: language, isOne: digits == "1")
    return unitEnd
  }

  private func decimal(_ whole: String, _ decimals: ArraySlice<Unicode.Scalar>) -> String {
    switch language {
    case .english:
      return whole + "." + String(String.UnicodeScalarView(decimals))
    case .korean:
      // Voices leave out the point.
      let names = Array("영일이삼사오육칠팔구")
      return (whole == "0" ? "영" : whole) + "점"
        + String(decimals.map { names[Int($0.value - 0x30)] })
    }
  }

  /// Reads the mark of a range, and returns where its second end begins; nil if it is none.
  ///
  /// A tilde or an en dash stands between two words or numbers. A hyphen is a range in English
  /// only, between two numbers of as many digits that ascend.
  private mutating func readRange(at mark: Int) -> Int? {
    var left = mark - 1
    var right = mark + 1
    if scalars[mark] != "-" {
      while scalars.has(" ", at: left) { left -= 1 }
      while scalars.has(" ", at: right) { right += 1 }
    }
    switch scalars[mark] {
    case "-":
      guard language == .english, isAscending(around: mark) else { return nil }
    case "–":
      guard scalars.isDigit(at: left) || scalars.isHangul(at: left), scalars.isDigit(at: right)
      else { return nil }
    default:
      guard scalars.isWord(at: left), scalars.isWord(at: right) else { return nil }
    }
    pause = .none
    append(language == .korean ? "에서 " : " to ")
    return right
  }

  private func isAscending(around mark: Int) -> Bool {
    let first = scalars[..<mark].reversed().prefix(while: \.isDigit).reversed()
    let second = scalars[(mark + 1)...].prefix(while: \.isDigit)
    let joins = "-–/".unicodeScalars
    let isDate =
      joins.contains { scalars.has($0, at: mark - first.count - 1) }
      || joins.contains { scalars.has($0, at: second.endIndex) }
    return !isDate && first.count == second.count && first.lexicographicallyPrecedes(second)
  }
}
