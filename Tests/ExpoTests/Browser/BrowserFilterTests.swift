@testable import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

@Suite struct BrowserFilterTests {
  private func bundled(columns: Int = 80) throws -> BrowserState {
    BrowserState(try .bundled(), size: TerminalSize(columns: columns, rows: 24))
  }

  /// Words that occur with and without particles and blanks, so that queries meet them.
  private static func words(_ count: Int, using generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in
      let stem = ["장구", "금속활자", "금속 활자", "거문고", "바다", "학", "줄", "box"]
        .randomElement(using: &generator)
      let ending = ["", "", "는", "가", "를", "에서는", "es", ",", "."].randomElement(using: &generator)
      return (stem ?? "") + (ending ?? "")
    }.joined(separator: " ")
  }

  @Test(arguments: 0..<UInt64(rounds(1, long: 40)))
  func `a search, the filter of the list, / on a page and the marks find the same`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let items = (0..<8).map { index in
      Item(
        name: "\(Self.words(1, using: &generator)) \(index)", imageName: "i\(index)",
        shortDescription: Self.words(1, using: &generator),
        description: Self.words(4, using: &generator))
    }
    func page(_ item: Item) -> [Line] {
      PageLayout(columns: 0, measure: CellMeasure())
        .lines(of: Pages().item(at: 0, of: [item]))
    }
    for _ in 0..<20 {
      let query = Self.words(2, using: &generator)
      let found = items.search(query)
      #expect(found.hits.map(\.topic) == found.topics)
      #expect(found.hits.allSatisfy { !$0.matches.isEmpty }, "\(query)")
      // A filter of one letter finds names alone.
      if found.query.letterCount < ListFilter.minSearchedLetters { continue }
      var list = BrowserList(.sample(items))
      list.narrow(to: query)
      let names = NameIndex(items)
      let named = names.ranks(of: query, in: .korean).keys.compactMap(\.index)
      if found.topics.isEmpty, named.isEmpty {
        // `item` offers the same.
        #expect(Set(list.indices) == Set(names.find(query).topics.compactMap(\.index)), "\(query)")
        continue
      }
      #expect(Set(list.indices) == Set(found.topics.compactMap(\.index) + named), "\(query)")
      for index in found.topics.compactMap(\.index) where !named.contains(index) {
        list.select(.item(index))
        let query = list.pageQuery ?? found.query
        #expect(
          query.isFound(in: page(items[index]).map(\.text)),
          "\(query) on the page of \(items[index])")
      }
      for item in items {
        var view = PageView(page(item), rows: 10)
        view.search(SearchQuery(query))
        let isOnPage = view.search?.matches.isEmpty == false
        #expect(isOnPage == !([item].search(query).topics.isEmpty), "\(query): \(item)")
      }
    }
  }

  @Test(arguments: ["확실", "ㅎㅅ", "ghkrtlf", "certain", "cert"])
  func `a grade's word in either language finds its items, after those that are found by name`(
    query: String
  ) throws {
    let items = try [Item].numbered(8)
    var list = BrowserList(.sample(items))
    list.narrow(to: query)
    #expect(list.indices.prefix(2) == [0, 4])
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
    #expect(state.rows[0] == "Esc 풀기 · ‘ㄱ’")
    state.press("/")
    #expect(state.status == "/")
    #expect(state.list.topics.count == 14)
    state.press("ㄱㅁㄱ⏎")
    #expect(state.focus == .page, "one hit is opened at once")
    state.press("␛")
    #expect(state.list.topics.count == 1)
    #expect(state.rows[0] == "Esc 풀기 · ‘ㄱㅁㄱ’")
    state.press("␛")
    #expect(state.list.topics.count == 14)
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
    let count = state.list.topics.count
    #expect(count > 2)
    state.press("↓↓")
    #expect(state.list.cursor == 2)
    state.press("\u{17}")
    #expect(state.status == "/")
    #expect(state.list.topics.count == 14)
  }

  @Test
  func `a query that finds nothing offers the near names, and Enter only the list of them`() throws
  {
    var state = try bundled()
    state.press("/거뭉고")
    #expect(state.list.indices.first == 12)
    #expect(state.rows[0].contains("비슷한 이름"))
    state.press("⏎")
    #expect(state.number == 13 && state.focus == .list)
    state.press("⏎")
    #expect(state.focus == .page)
  }

  @Test
  func `row 0 stays if the texts of the exposition have the words`() throws {
    let catalogue = try BrowserEdition.bundled()
    for (query, isFound) in [("대한제국", true), ("쿠랑", true), ("말총", false)] {
      var state = BrowserState(catalogue, size: TerminalSize(columns: 80, rows: 24))
      state.press("/\(query)")
      #expect(state.list.showsOverview == isFound, "\(query)")
      let found = [Item].bundled.search(query, with: .bundled).topics
      #expect(found.contains(.exposition) == isFound, "\(query)")
      #expect(state.list.cursor == 0)
    }
  }

  @Test func `what a filter has found is counted from 1, and a page says in how many places`()
    throws
  {
    var state = try bundled()
    state.press("/쿠랑⏎")
    let count = state.list.topics.count
    #expect(state.list.topics.contains(.exposition) && state.list.position == "1/\(count)")
    #expect(state.status.contains("1/\(count) ") && state.status.contains("곳"))
    state.press("G")
    #expect(state.list.position == "\(count)/\(count)")
    state.press("␛")
    #expect(state.list.position.hasSuffix("/13"))
    state.press("g")
    #expect(state.list.position == "0/13")
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
    state = try BrowserState.sample()
    state.press("/짧은 설명⏎")
    #expect(state.list.itemCount == 13)
    state.translate(to: try .bundled())
    #expect(state.list.itemCount < 13, "it finds what the other texts have")
  }
}
