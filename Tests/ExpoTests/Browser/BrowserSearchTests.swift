import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

/// Searching the page.
@Suite struct BrowserSearchTests {
  @Test(arguments: [80, 120])
  func `/ on the page searches, n and p go through the matches, Esc ends it, then goes to the list`(
    columns: Int
  ) {
    var browser = Browser.bundled(columns: columns, rows: 12, opening: .item(12))
    browser.press("/거문고")
    #expect(browser.status.hasPrefix("글에서 찾기: 거문고"))
    browser.press("⏎nnp")
    #expect(browser.status.contains("‘거문고’ 2/"))
    browser.press("␛")
    #expect(browser.isReading && browser.page.search == nil)
    browser.press("p")
    #expect(browser.number == 12)
    browser.press("␛")
    #expect(!browser.isReading)
  }

  @Test(arguments: ["␛", "⌫⌫⌫"])
  func `Esc and Backspace bring back what was shown`(keys: String) {
    var browser = Browser.sample(opening: .item(5))
    browser.press("jj/금속" + keys)
    #expect(browser.page.offset == 2 && browser.page.search == nil)
    browser.press("/49")
    #expect(browser.page.offset > 2)
    browser.press(keys)
    #expect(browser.page.offset == 2 && browser.page.search == nil)
  }

  @Test func `a search without a match says so, and leaves the page as it was`() {
    var browser = Browser.sample(opening: .item(5))
    browser.press("jj/없는낱말⏎")
    #expect(browser.status.contains("이 글에 없습니다. Esc 목록"))
    #expect(browser.page.search == nil && browser.page.offset == 2)
    browser.press("␛")
    #expect(!browser.isReading)
  }

  @Test func `a search with one match says that there is no other`() {
    var browser = Browser.bundled(rows: 12, opening: .item(12))
    browser.press("/검은 학⏎")
    #expect(browser.page.search?.position == "1/1")
    let offset = browser.page.offset
    browser.press("n")
    #expect(browser.status == "이 글에는 하나뿐입니다." && browser.page.offset == offset)
  }

  @Test func `another item ends the search, another size does not`() {
    var browser = Browser.bundled(rows: 12, opening: .item(12))
    browser.press("/거문고⏎n")
    browser.resize(to: TerminalSize(columns: 40, rows: 20))
    #expect(browser.status.contains("2/"))
    browser.press("␛p")
    #expect(browser.page.search == nil)
  }

  @Test(arguments: Array(stride(from: 40, through: 140, by: rounds(25, long: 1))))
  func `a phrase is found at any width`(columns: Int) {
    for (topic, query) in [
      (Topic.item(0), "청주목밖흥덕사"), (.item(7), "모리스쿠랑"), (.item(12), "검은 학"),
    ] {
      var counts: [Int] = []
      for columns in [columns, 0] {
        let document = Pages(catalogue: .bundled).item(at: topic.index ?? 0)
        // The screen fits the lines once more.
        let lines = PageLayout(columns: columns, measure: CellMeasure()).lines(of: document)
          .flatMap { $0.wrapped(to: columns, measure: CellMeasure()) }
        counts.append(PageSearch(Query(query), in: lines, from: 0)?.matches.count ?? 0)
      }
      #expect(counts[0] == counts[1] && counts[0] > 0, "\(query)")
    }
  }

  @Test func `a match that goes over a line break is marked on both lines`() {
    let words = Line([Inline("an old metal type found")])
    let lines = words.wrapped(to: 14, measure: CellMeasure())
    #expect(lines.map(\.text) == ["an old metal", "type found"])
    var page = BrowserPage([.empty] + lines, rows: 5)
    page.search(Query("\"metal type\""))
    let marked = page.visibleLines.map { $0.spans.filter { $0.role == .selection }.map(\.text) }
    #expect(marked == [[], ["metal"], ["type"]] || marked == [[], ["metal"], []])
  }

  @Test(arguments: [80, 120])
  func
    `words that a filter finds in texts are marked on the page, and n goes through them until Esc`(
      columns: Int
    ) throws
  {
    var alias = Browser.bundled(columns: columns)
    alias.press("/활자⏎⏎")
    #expect(alias.status.contains("‘활자’ 1/"))
    alias.press("␛np")
    #expect(alias.page.search == nil, "marks that Esc has ended stay away")
    var browser = Browser.bundled(columns: columns)
    browser.press("/왕산악이 칠현금⏎")
    let search = try #require(browser.page.search)
    #expect(search.matches.count > 1)
    #expect(browser.status.contains("‘왕산악이 칠현금’ 1/\(search.matches.count)"))
    let marked = browser.page.visibleLines.flatMap(\.spans).filter { $0.role == .match }
    #expect(!marked.isEmpty)
    #expect(marked.allSatisfy { ["왕산악", "칠현금"].contains(String($0.text.prefix(3))) })
    browser.press("n")
    #expect(browser.status.contains(" 2/"))
    browser.press("␛")
    #expect(browser.page.search == nil && browser.isReading)
    browser.press("␛")
    #expect(!browser.isReading && browser.list.filter != nil)
  }

  @Test func `n goes from the last match of a filter's words to the next exhibit that has them`()
    throws
  {
    var browser = Browser.bundled()
    browser.press("/활자⏎⏎")
    let (number, count) = (browser.number, try #require(browser.page.search).matches.count)
    browser.press(String(repeating: "n", count: count - 1))
    #expect(browser.number == number && browser.status.contains(" \(count)/\(count)"))
    browser.press("n")
    #expect(browser.number != number && browser.status.contains("‘활자’ 1/"))
  }

  @Test func `a filter that finds a name marks nothing, and n is the neighbour`() {
    var browser = Browser.bundled()
    browser.press("/거문고⏎")
    #expect(browser.page.search == nil)
    browser.press("␛/ㄱ⏎⏎")
    #expect(browser.page.search == nil)
    let first = browser.number
    browser.press("n")
    #expect(browser.number != first)
    // A name that has one of the words does not have what is looked for.
    browser = Browser.bundled()
    browser.press("/1900 쉬프렌⏎")
    #expect(browser.isReading && browser.page.search?.matches.isEmpty == false)
  }
}
