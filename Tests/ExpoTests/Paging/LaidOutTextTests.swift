import TerminalText
import Testing

@testable import expo

@Suite struct LaidOutTextTests {
  /// Twenty paragraphs of numbered words, with a blank line after each.
  private static func text(columns: Int) -> LaidOutText {
    let blocks = (0..<20).flatMap { paragraph -> [Block] in
      let words = (0..<30).map { "\(paragraph).\($0)" }.joined(separator: " ")
      return [.paragraph([Inline(own: words, .name)])]
    }
    return LaidOutText(
      Text(Document(blocks), .init(columns: columns), .korean).lines(columns: columns))
  }

  @Test("the way from a line to its place in the words and back leads to the same line")
  func roundTrip() {
    let text = Self.text(columns: 40)
    for line in text.lines.indices {
      #expect(text.line(at: text.ink(before: line)) == line)
    }
  }

  @Test(
    "in another width the line at a place contains the words of that place",
    arguments: [12, 25, 79, 200])
  func otherWidth(columns: Int) throws {
    let before = Self.text(columns: 40)
    let after = Self.text(columns: columns)
    #expect(before.lines.count > 60)
    for line in before.lines.indices {
      guard let word = Self.words(before.lines[line]).first else { continue }
      #expect(Self.words(after.lines[after.line(at: before.ink(before: line))]).contains(word))
    }
  }

  @Test("only text counts as ink: no blanks, styles or link targets")
  func ink() {
    func ink(_ spans: Inline...) -> Int { LaidOutText([Line(spans)]).ink(before: 1) }
    #expect(ink(Inline(own: "ab c")) == 3)
    #expect(ink(Inline(own: "ab ", .error), Inline(own: "c", .name)) == 3)
    #expect(ink(Inline(address: "ab c", target: "https://example.org")) == 3)
    #expect(ink(Inline(own: "   ")) == 1)
    #expect(ink() == 1)
  }

  @Test("an empty text has no lines and a place all the same")
  func empty() {
    let text = LaidOutText([])
    #expect(text.line(at: 0) == 0)
    #expect(text.ink(before: 0) == 0)
  }

  private static func words(_ line: Line) -> [Substring] { line.text.split(separator: " ") }
}

extension Presentation {
  fileprivate init(columns: Int) {
    self.init(
      options: Options(width: columns), environment: Environment { _ in nil },
      output: StreamFacts(), errors: StreamFacts())
  }
}
