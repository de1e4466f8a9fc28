import TestSupport
import Testing

@testable import TerminalText

@Suite("Wrapping a paragraph")
struct LineWrapperTests {
  typealias Case = (rule: String, text: String, columns: Int, first: Int?, lines: [String])

  static let betweenWords: [Case] = [
    ("an empty text is one empty line", "", 10, nil, [""]),
    ("a text of blanks is one empty line", "   ", 2, nil, [""]),
    ("a text that fits stays on one line", "한국의 출품작", 13, nil, ["한국의 출품작"]),
    ("a line breaks between words, not inside", "한국의 출품작", 12, nil, ["한국의", "출품작"]),
    ("all blanks at a break are dropped", "한국의   출품작", 8, nil, ["한국의", "출품작"]),
    ("blanks inside a line stay", "한국의   출품작", 15, nil, ["한국의   출품작"]),
    ("blanks at the end are dropped", "가 나  ", 5, nil, ["가 나"]),
    ("blanks at the start stay", "  가 나", 5, nil, ["  가", "나"]),
    ("blanks at the start are dropped if no word fits after them", "    가나", 4, nil, ["가나"]),
    ("an ideographic space is a blank", "가나\u{3000}다라", 5, nil, ["가나", "다라"]),
    (
      "a zero-width space is a blank without a width", "ភាសា\u{200B}ខ្មែរ\u{200B}ខ្មែរ", 9, nil,
      ["ភាសា\u{200B}ខ្មែរ", "ខ្មែរ"]
    ),
    (
      "a no-break space is not a blank", "5\u{A0}kg 10\u{A0}kg", 7, nil,
      ["5\u{A0}kg", "10\u{A0}kg"]
    ),
    ("a blank with a mark on it is not a blank", "가 \u{301}나 다", 5, nil, ["가 \u{301}나", "다"]),
    ("the first line can be narrower", "가 나 다 라", 5, 3, ["가", "나 다", "라"]),
    ("the first line can be wider", "가 나 다 라마바 사", 4, 8, ["가 나 다", "라마", "바", "사"]),
    ("a first line with no room stays empty", "가나 다", 4, 0, ["", "가나", "다"]),
    ("a line feed ends a line", "가 나\n\n다 \n 라", 3, nil, ["가", "나", "", "다", " 라"]),
    ("a line feed ends a line of any width", "가 나\n\n다", 0, nil, ["가 나", "", "다"]),
    ("0 columns do not wrap", " 한국의  출품작 ", 0, nil, [" 한국의  출품작 "]),
  ]

  static let insideWords: [Case] = [
    ("a word that is too long breaks between clusters", "프랑스파리", 5, nil, ["프랑", "스파", "리"]),
    (
      "a word that is too long starts a line", "곳 프랑스파리만국 박람회", 8, nil, ["곳", "프랑스파", "리만국", "박람회"]
    ),
    (
      "a cluster is not broken", "e\u{301}e\u{301}e\u{301}", 2, nil,
      ["e\u{301}e\u{301}", "e\u{301}"]
    ),
    (
      "an emoji sequence is not broken", "👩\u{200D}👧👩\u{200D}👧", 3, nil,
      ["👩\u{200D}👧", "👩\u{200D}👧"]
    ),
    ("one column makes progress", "a가나 b", 1, nil, ["a", "가", "나", "b"]),
  ]

  @Test(arguments: betweenWords)
  func `between words`(_ rule: String, text: String, columns: Int, first: Int?, lines: [String]) {
    expect(text, columns, first, lines)
  }

  @Test(arguments: insideWords)
  func `inside words`(_ rule: String, text: String, columns: Int, first: Int?, lines: [String]) {
    expect(text, columns, first, lines)
  }

  private func expect(_ text: String, _ columns: Int, _ first: Int?, _ lines: [String]) {
    let broken = broken(text, columns: columns, firstColumns: first ?? columns)
    // Compared as bytes, since canonically equivalent strings are equal.
    #expect(broken.map { Array($0.utf8) } == lines.map { Array($0.utf8) })
  }

  @Test(arguments: [false, true])
  func `makes no line wider than the columns, except for one wide cluster`(ambiguousIsWide: Bool) {
    let measure = CellMeasure(ambiguousIsWide: ambiguousIsWide)
    for (text, columns, first) in Self.randomParagraphs(seed: 3) {
      let lines = broken(text, columns: columns, firstColumns: first, measure: measure)
      for (index, line) in lines.enumerated() {
        let limit = index == 0 ? first : columns
        let width = measure.width(of: line)
        let isOneWideCluster = Array(GraphemeClusters(line, measure: measure)).count == 1
        #expect(
          width <= max(limit, 0) || isOneWideCluster,
          "\(line.debugDescription) of \(text.debugDescription) in \(columns), \(first)")
      }
    }
  }

  @Test
  func `loses nothing except the blanks at breaks`() {
    let blanks: Set<Unicode.Scalar> = [
      "\n", " ", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}",
      "\u{2006}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{200B}", "\u{205F}", "\u{3000}",
    ]
    for (text, columns, first) in Self.randomParagraphs(seed: 4) {
      let bytes = Array(text.utf8)
      let ranges = ranges(of: text, columns: columns, firstColumns: first)
      var end = 0
      for range in ranges + [bytes.count..<bytes.count] {
        let gap = String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)
        #expect(gap.unicodeScalars.allSatisfy(blanks.contains), "\(text.debugDescription)")
        end = range.upperBound
      }
    }
  }

  @Test
  func `does not break words that fit on a line, and fills each line before it starts the next`() {
    for (text, columns, _) in Self.randomParagraphs(seed: 5) {
      let words = text.split(separator: " ").map(String.init)
      guard words.allSatisfy({ CellMeasure().width(of: $0) <= columns }),
        !text.unicodeScalars.contains(where: Self.changesWords)
      else { continue }
      let paragraph = words.joined(separator: " ")
      let lines = broken(paragraph, columns: columns, firstColumns: columns)
      #expect(lines.flatMap { $0.split(separator: " ").map(String.init) } == words, "\(paragraph)")
      for (line, next) in zip(lines, lines.dropFirst()) {
        let word = next.prefix { $0 != " " }
        #expect(
          CellMeasure().width(of: line + " " + word) > columns, "\(paragraph.debugDescription)")
      }
    }
  }

  /// Whether a scalar breaks lines like a space, or breaks the `Character` of a space.
  private static func changesWords(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return false }
    return scalar.properties.isWhitespace || scalar == "\u{200B}"
      || scalar.properties.isEmojiModifier
  }

  /// Random paragraphs with the columns of their lines and of the first.
  private static func randomParagraphs(seed: UInt64) -> [(String, Int, Int)] {
    var random = SeededGenerator(seed: seed)
    return RandomText.texts(rounds(150, long: 2_000), seed: seed).map { text in
      let columns = Int.random(in: 1...24, using: &random)
      return (text, columns, Int.random(in: -1...24, using: &random))
    }
  }

  private func broken(
    _ text: String, columns: Int, firstColumns: Int, measure: CellMeasure = CellMeasure()
  ) -> [String] {
    let bytes = Array(text.utf8)
    return ranges(of: text, columns: columns, firstColumns: firstColumns, measure: measure)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private func ranges(
    of text: String, columns: Int, firstColumns: Int, measure: CellMeasure = CellMeasure()
  ) -> [Range<Int>] {
    var wrapper = LineWrapper(
      text, columns: columns, firstColumns: firstColumns, measure: measure)
    var ranges: [Range<Int>] = []
    while let range = wrapper.next() { ranges.append(range) }
    return ranges
  }

  @Test func `a wide cluster that fits the first line exactly stays on it`() {
    #expect(broken("가나", columns: 4, firstColumns: 2) == ["가", "나"])
    #expect(broken("가나", columns: 4, firstColumns: 1) == ["", "가나"])
  }
}
