import ExpoCore
import TerminalText
import Testing

@testable import expo

@Suite struct PageReaderTests {
  private static let help = KeyHelp(
    title: "Keys", keys: (0..<30).map { ("key \($0)", "meaning") }, note: "-")

  private func reader(rows: Int = 10) -> PageReader {
    let lines = (0..<100).map { Line([Inline(own: $0 % 30 == 7 ? "금속 활자" : "line \($0)")]) }
    return PageReader(
      lines, help: Self.help, size: TerminalSize(columns: 40, rows: rows))
  }

  /// Returns the actions that the reader leaves to its program.
  @discardableResult
  private func press(
    _ keys: String, on reader: inout PageReader, in place: KeyAction.Place = .pager
  ) -> [KeyAction] {
    keys.unicodeScalars.compactMap { scalar in
      guard case .key(let key) = BrowserState.event(scalar) else {
        _ = reader.escape()
        return nil
      }
      return reader.press(key, in: place)
    }
  }

  @Test(
    arguments: [
      (" fㄹ⇟→", 40), ("bㅠ⇞←", 20), ("⏎jㅓ↓", 31), ("kㅏ↑", 29), ("dㅇ", 35), ("uㅕ", 25), ("gㅎ⇱", 0),
      ("G⇲", 90), ("hㅗ?x가nNㅜ", 30),
    ])
  func `in the pager keys scroll as in less, and their Hangul letters do the same`(
    keys: String, offset: Int
  ) {
    for key in keys {
      var reader = reader()
      press("   ", on: &reader)
      press(String(key), on: &reader)
      #expect(reader.view.offset == offset, "\(key)")
    }
  }

  @Test
  func `what the pager and the browser can do has the same keys in both`() {
    let keys =
      (0..<0x80).compactMap(Unicode.Scalar.init) + "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅒㅖ".unicodeScalars
    var shared: Set<Unicode.Scalar> = []
    for key in keys.map(Key.scalar) + [.up, .down, .pageUp, .pageDown, .home, .end] {
      let (pager, browser) = (KeyAction(key, in: .pager), KeyAction(key, in: .browser))
      if pager != browser {
        #expect([.open, .back, .favourite].contains(browser), "\(key)")
      } else if case .scalar(let scalar) = key, pager != nil {
        shared.insert(scalar)
      }
    }
    #expect(shared.isSuperset(of: "jkbdugG/nN?qㅓㅏㅠㅇㅕㅎㅜㅂ ".unicodeScalars))
  }

  @Test(arguments: ["q", "Q", "ㅂ", "ㅃ"])
  func `q quits, but not while a query is typed`(key: String) {
    var reader = reader()
    #expect(press("/" + key + "⏎", on: &reader) == [])
    #expect(reader.missing == key)
    #expect(press(key, on: &reader) == [.quit])
    #expect(reader.missing == nil)
  }

  @Test
  func `n and N go through the matches while a search is active; then n and p are the program's`() {
    for place in [KeyAction.Place.pager, .browser] {
      var reader = reader()
      press("/금속활자⏎", on: &reader, in: place)
      #expect(reader.view.search?.selected?.line == 7)
      #expect(reader.matchPosition == "1/4")
      #expect(press("nn", on: &reader, in: place) == [])
      #expect(reader.view.search?.selected?.line == 67)
      press("N", on: &reader, in: place)
      #expect(reader.view.search?.selected?.line == 37)
      press("ㅜ", on: &reader, in: place)
      #expect(reader.view.search?.selected?.line == 67)
      #expect(press("p", on: &reader, in: place) == [.previous])
      #expect(press("␛nN", on: &reader, in: place) == [.next])
      #expect(reader.view.search == nil)
    }
  }

  @Test(arguments: ["␛", "⌫⌫⌫"])
  func `Esc and Backspace bring back what was shown`(keys: String) {
    var reader = reader()
    press("jj/금속" + keys, on: &reader)
    #expect(reader.view.offset == 2)
    #expect(reader.view.search == nil)
    press("/line 5⏎n/zz" + keys, on: &reader)
    #expect(reader.view.search?.query.text == "line 5")
    #expect(reader.matchPosition == "2/11")
  }

  @Test
  func `Esc ends what was begun last, and says if there is nothing to end`() {
    var reader = reader()
    press("/line⏎?", on: &reader)
    #expect(reader.isAsking && reader.view.search != nil)
    var left: [Bool] = []
    for _ in 0..<3 {
      let didEnd = reader.escape()
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

  @Test(arguments: ["?", "h", "q", "␛", "ㅂ"])
  func `the help scrolls, and is closed by its own keys`(key: String) {
    var reader = reader()
    #expect(press("j?", on: &reader) == [])
    #expect(reader.visibleLines.first?.text == "Keys")
    #expect(press("jp/", on: &reader) == [])
    #expect(reader.visibleLines.first?.text != "Keys")
    reader.resize(to: TerminalSize(columns: 20, rows: 4))
    #expect(reader.visibleLines.count == 4)
    #expect(press(key, on: &reader) == [])
    #expect(!reader.isAsking)
    #expect(reader.view.offset == 1)
  }
}
