@testable import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

@Suite struct BrowserFilterTests {
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
  func `what a search finds is found by the filter of the list, / on its page and the marks`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let items = (0..<8).map { index in
      Item(
        name: "\(Self.words(1, using: &generator)) \(index)", pictureName: "i\(index)",
        shortDescription: Self.words(1, using: &generator),
        text: Self.words(4, using: &generator))
    }
    func page(_ item: Item) -> [Line] {
      PageLayout(columns: 0, measure: CellMeasure())
        .lines(of: Pages(catalogue: Catalogue(items: [item])).item(at: 0))
    }
    let catalogue = Catalogue(items: items)
    for _ in 0..<rounds(8, long: 20) {
      let query = Self.words(2, using: &generator)
      let found = catalogue.find(query)
      var list = BrowserList(BrowserEdition(items))
      list.filter(by: query)
      #expect(list.indices == found.compactMap(\.topic.index), "\(query)")
      for hit in found where hit.rank == .text {
        list.select(hit.topic)
        // A misspelt name that is read as the name stands above the page.
        guard let words = list.pageQuery else { continue }
        var view = BrowserPage(page(items[hit.topic.index ?? 0]), rows: 10)
        view.search(words)
        #expect(view.search?.matches.isEmpty == false, "\(query) on the page of \(hit.name)")
      }
      for item in items {
        var view = BrowserPage(page(item), rows: 10)
        view.search(Query(query))
        let (read, hits) = Catalogue(items: [item]).results(of: query, in: .korean)
        // A misspelt name is not on the page as it was typed.
        if read.text != query, read.text.contains(item.name) { continue }
        let isFound = hits.contains { $0.rank < .similar }
        // A page is searched for parts of words, too, if it has none of the words.
        #expect(!isFound || view.search?.matches.isEmpty == false, "\(query): \(item)")
      }
    }
  }

  @Test(arguments: ["certain", "cert"])
  func `a grade's word finds its items, after those that are found by name`(
    query: String
  ) throws {
    let items = [Item].numbered(8)
    var list = BrowserList(BrowserEdition(items))
    list.filter(by: query)
    #expect(list.indices.prefix(2) == [0, 4])
    list.filter(by: "uncertain")
    #expect(list.indices == [2, 6])
    list.filter(by: "ai")
    #expect(list.indices.isEmpty)
  }

  @Test
  func `Enter keeps the filter, Esc clears it, and the cursor stays on its item`() throws {
    var browser = Browser.bundled()
    browser.press("/ㄱ⏎")
    #expect(browser.promptPurpose == nil)
    #expect(!browser.isReading)
    #expect(browser.rowTexts[0] == "Esc 풀기 · ‘ㄱ’")
    browser.press("/")
    #expect(browser.status == "목록에서 찾기: ")
    #expect(browser.list.topics.count == 14)
    browser.press("ㄱㅁㄱ⏎")
    #expect(browser.isReading, "one hit is opened at once")
    browser.press("␛")
    #expect(browser.list.topics.count == 1)
    #expect(browser.rowTexts[0] == "Esc 풀기 · ‘ㄱㅁㄱ’")
    browser.press("␛")
    #expect(browser.list.topics.count == 14)
    #expect(browser.number == 13)
  }

  @Test(arguments: ["␛", "⌫⌫⌫"])
  func `Esc while typing brings back the list and the cursor`(keys: String) throws {
    var browser = Browser.bundled()
    browser.press("4⏎␛/ㄱㅁ")
    #expect(browser.number == 13)
    browser.press(keys)
    #expect(browser.promptPurpose == nil)
    #expect(browser.list.filter == nil)
    #expect(browser.number == 4)
    browser.press("/ㄱ⏎/금" + keys.prefix(2))
    #expect(browser.list.filter?.query == "ㄱ", "the filter before comes back")
  }

  @Test
  func `letters, digits and signs are typed, the arrows move`() throws {
    var browser = Browser.bundled()
    browser.press("/q?1ㅂ")
    #expect(browser.promptPurpose != nil)
    #expect(browser.status.hasPrefix("목록에서 찾기: q?1ㅂ"))
    browser.press("\u{15}ㄱ")
    let count = browser.list.topics.count
    #expect(count > 2)
    browser.press("↓↓")
    #expect(browser.list.cursor == 2)
    browser.press("\u{15}")
    #expect(browser.status == "목록에서 찾기: ")
    #expect(browser.list.topics.count == 14)
  }

  @Test
  func `a query that finds nothing offers the near names, and Enter only the list of them`() throws
  {
    var browser = Browser.bundled()
    browser.press("/거뭉고")
    #expect(browser.list.indices.first == 12)
    #expect(browser.rowTexts[0].contains("비슷한 이름"))
    browser.press("⏎")
    #expect(browser.number == 13 && !browser.isReading)
    browser.press("⏎")
    #expect(browser.isReading)
  }

  @Test
  func `row 0 stays if the texts of the exposition have the words`() throws {
    for (query, isFound) in [("대한제국", true), ("쿠랑", true), ("말총", false)] {
      var browser = Browser.bundled()
      browser.press("/\(query)")
      #expect(browser.list.topics.contains(.exposition) == isFound, "\(query)")
      let found = Catalogue.bundled.find(query).map(\.topic)
      #expect(found.contains(.exposition) == isFound, "\(query)")
      #expect(browser.list.cursor == 0)
    }
  }

  @Test func `what a filter has found is counted from 1, and a page says in how many places`()
    throws
  {
    var browser = Browser.bundled()
    browser.press("/쿠랑⏎")
    let count = browser.list.topics.count
    #expect(browser.list.topics.contains(.exposition) && browser.list.position == "1/\(count)")
    #expect(browser.status.contains("1/\(count) ") && browser.status.contains("곳"))
    browser.press("G")
    #expect(browser.list.position == "\(count)/\(count)")
    browser.press("␛")
    #expect(browser.list.position.hasSuffix("/13"))
    browser.press("g")
    #expect(browser.list.position == "0/13")
  }

  @Test
  func `a filter is kept when the language or the category changes`() throws {
    var browser = Browser.sample()
    browser.press("/금⏎")
    let all = browser.list.indices
    #expect(all == Array(0..<13))
    browser.press("c")
    #expect(browser.list.indices == all.filter { $0 % 3 == 0 })
    browser.press("ccL")
    #expect(browser.list.filter?.query == "금")
    browser = Browser.sample()
    browser.press("/짧은 설명⏎")
    #expect(browser.list.indices.count == 13)
  }

  @Test func `letters that are typed ahead are looked up together`() {
    var browser = Browser.sample()
    browser.press("/")
    for (key, next) in [("금", "속"), ("속", " "), (" ", "활")] as [(Key, Key)] {
      #expect(browser.handle(key, before: next) == .done && browser.list.filter == nil)
    }
    _ = browser.handle("활", before: .down)
    #expect(browser.list.filter?.query == "금속 활" && browser.status.contains("금속 활"))
    _ = browser.handle(Browser.key("⌫"), before: "자")
    #expect(browser.list.filter?.query == "금속 ")
    // A number ends at the key that it has not, so each key counts.
    browser.press("␛")
    _ = browser.handle("9", before: "j")
    _ = browser.handle("j", before: "j")
    #expect(browser.promptPurpose == nil && browser.number == 1)
  }

  @Test func `moving the cursor in a query moves nothing in the list`() {
    var browser = Browser.sample()
    browser.press("/북↓↓")
    let number = browser.number
    browser.press("⇱⇲←⇤⇥")
    #expect(browser.number == number && browser.list.cursor == 2)
    browser.press("\u{10}")
    #expect(browser.list.cursor == 1)
  }
}
