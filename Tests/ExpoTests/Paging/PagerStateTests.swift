import TerminalText
import Testing

@testable import expo

@Suite struct PagerStateTests {
  private func state(rows: Int = 10) -> PagerState {
    let lines = (0..<100).map { Line([Inline(own: $0 % 30 == 7 ? "금속 활자" : "line \($0)")]) }
    return PagerState(PageView(lines: lines, rows: rows))
  }

  @discardableResult
  private func press(_ keys: String, in state: inout PagerState) -> Bool {
    keys.unicodeScalars.allSatisfy { scalar in
      guard case .key(let key) = BrowserState.event(scalar) else {
        state.escape()
        return true
      }
      return state.press(key)
    }
  }

  @Test(
    "keys scroll as in less, and their Hangul letters do the same",
    arguments: [
      (" fㄹ⇟→", 40), ("bㅠ⇞←", 20), ("⏎jㅓ↓", 31), ("kㅏ↑", 29), ("dㅇ", 35), ("uㅕ", 25), ("gㅎ⇱", 0),
      ("G⇲", 90), ("hㅗx가nN", 30),
    ])
  func scrolls(keys: String, offset: Int) {
    for key in keys {
      var state = state()
      press("   ", in: &state)
      #expect(press(String(key), in: &state))
      #expect(state.view.offset == offset, "\(key)")
    }
  }

  @Test("q quits, but not while a query is typed", arguments: ["q", "Q", "ㅂ", "ㅃ"])
  func quits(key: String) {
    var state = state()
    #expect(press("/" + key + "⏎", in: &state))
    #expect(state.missing == key)
    #expect(!press(key, in: &state))
  }

  @Test("/ searches forward, ? backward; n repeats, N turns round")
  func searches() {
    var state = state()
    press("/금속활자⏎", in: &state)
    #expect(state.view.search?.selected?.line == 7)
    press("nn", in: &state)
    #expect(state.view.search?.selected?.line == 67)
    press("N", in: &state)
    #expect(state.view.search?.selected?.line == 37)
    press("G?금속⏎", in: &state)
    #expect(state.view.search?.selected?.line == 67)
    press("ㅜ", in: &state)
    #expect(state.view.search?.selected?.line == 37)
    press("N", in: &state)
    #expect(state.view.search?.selected?.line == 67)
  }

  @Test("Esc and Backspace bring back what was shown", arguments: ["␛", "⌫⌫⌫"])
  func cancelled(keys: String) {
    var state = state()
    press("jj/금속" + keys, in: &state)
    #expect(state.view.offset == 2)
    #expect(state.view.search == nil)
  }

  @Test("another size keeps the place, also under a query that is cancelled")
  func resized() {
    var state = state()
    press("   /금", in: &state)
    state.layOut(lines: state.view.lines, rows: 20)
    press("␛", in: &state)
    #expect(state.view.visible == 30..<50)
  }
}
