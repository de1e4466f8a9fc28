import ExpoCore
import TerminalText
import Testing

@testable import expo

@Suite struct PageReaderTests {
  private func reader(rows: Int = 10) -> PageReader {
    let lines = (0..<100).map { Line([Inline($0 % 30 == 7 ? "금속 활자" : "line \($0)")]) }
    return PageReader(
      lines, help: .browser(.korean), wording: .korean,
      size: TerminalSize(columns: 40, rows: rows))
  }

  /// Returns for each key whether it did something.
  @discardableResult
  private func press(_ keys: String, on reader: inout PageReader) -> [Bool] {
    keys.unicodeScalars.map { scalar in
      reader.take(BrowserState.event(scalar))
    }
  }

  @Test(arguments: ["␛", "⌫⌫⌫"])
  func `Esc and Backspace bring back what was shown`(keys: String) {
    var reader = reader()
    press("jj/금속" + keys, on: &reader)
    #expect(reader.view.offset == 2)
    #expect(reader.view.search == nil)
    press("/5⏎n/zz" + keys, on: &reader)
    #expect(reader.view.search?.query.text == "5")
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
    #expect(reader.visibleLines.first?.text == "목록의 키")
    press("jp/", on: &reader)
    #expect(reader.visibleLines.first?.text != "목록의 키")
    reader.resize(to: TerminalSize(columns: 20, rows: 4))
    #expect(reader.visibleLines.count == 4)
    press(key, on: &reader)
    #expect(!reader.isAsking)
    #expect(reader.view.offset == 1)
  }
}
