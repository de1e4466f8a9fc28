import Testing

@testable import expo

@Suite struct LaidOutTextTests {
  /// Twenty paragraphs of numbered words, an empty line between two of them, each line styled.
  private static func words(columns: Int?, emit: ([UInt8]) -> Bool) {
    for paragraph in 0..<20 {
      var line = ""
      let words = (0..<30).map { "\(paragraph).\($0)" } + [""]
      for word in words {
        if line.utf8.count + 1 + word.utf8.count > columns ?? 80 || word.isEmpty {
          if !emit(Array("\u{1B}[1m\(line)\u{1B}[0m\n".utf8)) { return }
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      if !emit([0x0A]) { return }
    }
  }

  @Test("lines come back as they were laid out, without their line feeds")
  func lines() {
    let text = LaidOutText(
      PagedText { _, emit in _ = emit([0x61, 0x0A]) && emit([0x0A]) }, columns: 9)
    #expect(text.count == 2)
    #expect(Array(text[0]) == [0x61])
    #expect(text[1].isEmpty)
  }

  @Test("the way from a line to its place in the words and back leads to the same line")
  func roundTrip() {
    let text = LaidOutText(PagedText(layOut: Self.words), columns: 40)
    for line in 0..<text.count {
      #expect(text.line(at: text.ink(before: line)) == line)
    }
  }

  @Test(
    "in another width the line at a place holds the words of that place",
    arguments: [12, 25, 79, 200])
  func otherWidth(columns: Int) throws {
    let before = LaidOutText(PagedText(layOut: Self.words), columns: 40)
    let after = LaidOutText(PagedText(layOut: Self.words), columns: columns)
    for line in 0..<before.count {
      guard let word = Self.words(before[line]).first else { continue }
      #expect(Self.words(after[after.line(at: before.ink(before: line))]).contains(word))
    }
  }

  @Test("links that are repeated on each line do not count as words")
  func hyperlinks() {
    func ink(_ line: String) -> Int {
      let text = LaidOutText(PagedText { _, emit in _ = emit(Array(line.utf8)) }, columns: 80)
      return text.ink(before: 1)
    }
    #expect(ink("ab c") == 3)
    #expect(ink("\u{1B}]8;;https://example.org\u{1B}\\ab c\u{1B}]8;;\u{07}") == 3)
    #expect(ink("\u{1B}]8;;https://example.org") == 1)
    #expect(ink("\u{1B}[1") == 1)
    #expect(ink("\u{1B}") == 1)
  }

  @Test("an empty text has no lines and a place all the same")
  func empty() {
    let text = LaidOutText(PagedText { _, _ in }, columns: 80)
    #expect(text.count == 0)
    #expect(text.line(at: 0) == 0)
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [Substring] {
    String(decoding: line, as: UTF8.self)
      .replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "").split(separator: " ")
  }
}
