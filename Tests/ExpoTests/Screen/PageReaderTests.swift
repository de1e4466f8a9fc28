import ExpoCore
import TerminalText
import Testing

@testable import expo

@Suite struct PageReaderTests {
  private func reader(rows: Int = 10) -> PageReader {
    let lines = (0..<100).map { Line([Inline($0 % 30 == 7 ? "금속 활자" : "line \($0)")]) }
    return PageReader(
      lines, help: .pager(.korean), wording: .korean,
      size: TerminalSize(columns: 40, rows: rows))
  }

  /// Returns for each key whether the reader did what it asks for.
  @discardableResult
  private func press(_ keys: String, on reader: inout PageReader) -> [Bool] {
    keys.unicodeScalars.map { scalar in
      reader.take(BrowserState.event(scalar))
    }
  }

  @Test(
    arguments: [
      (" fㄹ\u{6}⇟", 40), ("bㅠ\u{2}⇞", 20), ("⏎\njㅓ↓\u{5}\u{E}", 31), ("kㅏ↑\u{19}\u{10}", 29),
      ("dㅇ\u{4}", 35), ("uㅕ\u{15}", 25), ("gㅎ⇱", 0), ("G⇲", 90), ("hㅗ?x가nNㅜ←→*q", 30),
    ])
  func `keys scroll as in less, and their Hangul letters do the same`(keys: String, offset: Int) {
    for key in keys {
      var reader = reader()
      press("   ", on: &reader)
      press(String(key), on: &reader)
      #expect(reader.view.offset == offset, "\(key)")
    }
  }

  @Test(arguments: ["q", "Q", "ㅂ", "ㅃ"])
  func `q is left to the program, but not while a query is typed`(key: String) {
    var reader = reader()
    #expect(press("/" + key + "⏎", on: &reader) == [true, true, true])
    #expect(reader.messages == [Wording.korean.notFound(key)])
    #expect(press(key, on: &reader) == [false])
    #expect(reader.messages == [])
  }

  @Test
  func `n and N go through the matches while a search is active; then n is the program's`() {
    var reader = reader()
    press("/금속활자⏎", on: &reader)
    #expect(reader.view.search?.selected?.line == 7)
    #expect(reader.view.search?.position == "1/4")
    #expect(press("nn", on: &reader) == [true, true])
    #expect(reader.view.search?.selected?.line == 67)
    press("N", on: &reader)
    #expect(reader.view.search?.selected?.line == 37)
    press("ㅜ", on: &reader)
    #expect(reader.view.search?.selected?.line == 67)
    #expect(press("p␛nN", on: &reader) == [false, true, false, false])
    #expect(reader.view.search == nil)
  }

  @Test(arguments: ["␛", "⌫⌫⌫"])
  func `Esc and Backspace bring back what was shown`(keys: String) {
    var reader = reader()
    press("jj/금속" + keys, on: &reader)
    #expect(reader.view.offset == 2)
    #expect(reader.view.search == nil)
    press("/line 5⏎n/zz" + keys, on: &reader)
    #expect(reader.view.search?.query.text == "line 5")
    #expect(reader.view.search?.position == "2/11")
  }

  @Test
  func `Esc ends what was begun last, and says if there is nothing to end`() {
    var reader = reader()
    press("/line⏎?", on: &reader)
    #expect(reader.isAsking && reader.view.search != nil)
    var left: [Bool] = []
    for _ in 0..<3 {
      let didEnd = reader.take(.key(.escape))
      left += [didEnd, reader.isAsking, reader.view.search != nil]
    }
    #expect(left == [true, false, true, true, false, false, false, false, false])
  }

  @Test
  func `another size keeps the place, also under a query that is cancelled`() {
    var reader = reader()
    press("   /금", on: &reader)
    reader.resize(to: TerminalSize(columns: 40, rows: 20))
    press("␛", on: &reader)
    #expect(reader.view.visible == 30..<50)
  }

  @Test(arguments: ["?", "q", "␛", "ㅂ"])
  func `the help scrolls, and is closed by its own keys`(key: String) {
    var reader = reader()
    press("j?", on: &reader)
    #expect(reader.visibleLines.first?.text == "도움말")
    press("jp/", on: &reader)
    #expect(reader.visibleLines.first?.text != "도움말")
    reader.resize(to: TerminalSize(columns: 20, rows: 4))
    #expect(reader.visibleLines.count == 4)
    press(key, on: &reader)
    #expect(!reader.isAsking)
    #expect(reader.view.offset == 1)
  }
}
