import ExpoCore
import Testing

@testable import expo

@Suite struct BrowserFilterTests {
  private func bundled(columns: Int = 80) throws -> BrowserState {
    BrowserState(try .bundled(), size: TerminalSize(columns: columns, rows: 24))
  }

  @Test(
    arguments: [
      ("거문고", 13), ("ㄱㅁㄱ", 13), ("거무", 13), ("rjansrh", 13), ("玄琴", 13), ("Geomungo", 13),
      ("geomun", 13), ("13", 13), ("13번", 13), ("13.", 13), ("나전", 9), ("금속활자", 1), ("왕산악", 13),
      ("왕산악이", 13),
    ])
  func `the filter finds by every rule of the name lookup, then in the texts`(
    query: String, number: Int
  ) throws {
    var state = try bundled()
    state.press("/")
    state.press(query)
    let numbers = state.list.indices.map { $0 + 1 }
    #expect(numbers.contains(number))
    #expect(numbers.first == number)
  }

  @Test(arguments: ["확실", "ㅎㅅ", "ghkrtlf", "certain", "cert"])
  func `a grade's word in either language finds its items, after those that are found by name`(
    query: String
  ) throws {
    let items = try [Item].numbered(8)
    var list = BrowserList(ItemList(items), hasOverview: true)
    list.narrow(to: query)
    #expect(list.indices == [0, 4])
    list.narrow(to: "불확실")
    #expect(list.indices == [2, 6])
    list.narrow(to: "ai")
    #expect(list.indices.isEmpty)
  }

  @Test
  func `Enter keeps the filter, Esc clears it, and the cursor stays on its item`() throws {
    var state = try bundled()
    state.press("/ㄱ⏎")
    #expect(state.modeName == "browsing")
    #expect(state.focus == .list)
    #expect(state.status.contains("‘ㄱ’"))
    state.press("/")
    #expect(state.status == "/")
    #expect(state.list.rowCount == 14)
    state.press("ㄱㅁㄱ⏎")
    #expect(state.focus == .page, "one hit is opened at once")
    state.press("␛")
    #expect(state.list.rowCount == 1)
    #expect(state.status.contains("‘ㄱㅁㄱ’"))
    state.press("␛")
    #expect(state.list.rowCount == 14)
    #expect(state.number == 13)
  }

  @Test(arguments: ["␛", "⌫⌫⌫"])
  func `Esc while typing brings back the list and the cursor`(keys: String) throws {
    var state = try bundled()
    state.press("4/ㄱㅁ")
    #expect(state.number == 13)
    state.press(keys)
    #expect(state.modeName == "browsing")
    #expect(state.list.filter == nil)
    #expect(state.number == 4)
    state.press("/ㄱ⏎/금" + keys.prefix(2))
    #expect(state.list.filter?.query == "ㄱ", "the filter before comes back")
  }

  @Test
  func `letters, digits and signs are typed, the arrows move`() throws {
    var state = try bundled()
    state.press("/q?1ㅂ")
    #expect(state.modeName == "filtering")
    #expect(state.status.hasPrefix("/q?1ㅂ"))
    state.press("\u{15}ㄱ")
    let count = state.list.rowCount
    #expect(count > 2)
    state.press("↓↓")
    #expect(state.list.cursor == 2)
    state.press("\u{17}")
    #expect(state.status == "/")
    #expect(state.list.rowCount == 14)
  }

  @Test
  func `a filter that finds nothing shows an empty list, and every key still works`() throws {
    for columns in [20, 80, 120] {
      var state = try bundled(columns: columns)
      state.press("/쀍뷁⏎")
      #expect(state.list.rowCount == 0)
      #expect(state.press("jkgG bnpf*ov?␛⏎→r0") == [])
      #expect(state.list.entry == nil)
      state.press("␛␛")
      #expect(state.list.rowCount > 0)
    }
  }

  @Test
  func `names of both editions find an item`() throws {
    var state = try BrowserState.sample()
    state.press("/drum 7")
    #expect(state.number == 8)
    state.press("␛L/가야금6")
    #expect(state.number == 7)
    #expect(state.status.contains("found"))
  }

  @Test
  func `a filter is kept when the language, the order or the category changes`() throws {
    var state = try BrowserState.sample()
    state.press("/금⏎")
    let all = state.list.indices
    #expect(all == [2, 3, 6, 7, 10, 11])
    state.press("c")
    #expect(state.list.indices == all.filter { $0 % 3 == 0 })
    state.press("ccL")
    #expect(state.list.filter?.query == "금")
  }
}
