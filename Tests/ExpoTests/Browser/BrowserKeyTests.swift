import ExpoCore
import Testing
import TerminalText

@testable import expo

@Suite struct BrowserKeyTests {
  @Test(
    arguments: [
      ("↓jㅓ\u{E}", 7, false), ("↑kㅏ\u{10}", 5, false), ("⇟ ", 17, false), ("⇞bㅠ", 0, false),
      ("g⇱ㅎ", 0, false),
      ("G⇲", 40, false), ("⏎\n→lㅣ", 6, true), ("nㅜ", 7, false), ("pNㅔㅖ", 5, false),
    ])
  func `in the list, from item 6 of 40 on eleven rows`(
    keys: String, number: Int, opensPage: Bool
  ) {
    let list = press("6⏎␛", on: .sample(rows: 12, count: 40))
    for key in keys.unicodeScalars {
      let browser = press(String(key), on: list)
      #expect(browser.number == number, "\(key)")
      #expect(browser.isReading == opensPage, "\(key)")
    }
  }

  @Test(arguments: [("␛←⌫\u{8}hㅗ", 6, false), ("nㅜ", 7, true), ("pNㅔㅖ", 5, true)])
  func `on a page keys go to its neighbours and to the list`(
    keys: String, number: Int, isPage: Bool
  ) {
    let page = press("  ", on: .sample(rows: 12, count: 40, opening: .item(5)))
    #expect(page.page.offset == 22)
    for key in keys.unicodeScalars {
      let browser = press(String(key), on: page)
      #expect(browser.number == number, "\(key)")
      #expect(browser.isReading == isPage, "\(key)")
      #expect(browser.page.offset == (number == 6 ? 22 : 0), "\(key)")
    }
  }

  @Test(arguments: ["q", "Q", "ㅂ", "ㅃ"], ["", "⏎", "f", "/북⏎"])
  func `q leaves from anywhere`(key: String, before: String) {
    var browser = press(before, on: .sample())
    #expect(browser.press(key) == [.quit])
  }

  @Test(arguments: ["", "⏎"])
  func `q closes the help, and leaves only then`(before: String) {
    var browser = press(before, on: .sample())
    let rows = browser.rowTexts
    browser.press("?")
    #expect(browser.status.contains("q 닫기"))
    #expect(browser.press("q").isEmpty && browser.rowTexts == rows)
    #expect(browser.press("q") == [.quit])
  }

  private func press(_ keys: String, on browser: Browser) -> Browser {
    var browser = browser
    browser.press(keys)
    return browser
  }

  @Test(
    arguments: [
      ("*", .setFavourite(.item(2), true)),
      ("oㅐㅒ", .openLink(.item(2), number: 1)),
    ]
      as [(String, Browser.Outcome)], [false, true])
  func `keys that ask something of the world do so in the list and on the page`(
    _ expected: (keys: String, outcome: Browser.Outcome), onPage: Bool
  ) {
    for key in expected.keys {
      var browser = press(onPage ? "3⏎" : "3⏎␛", on: .sample())
      #expect(browser.press(String(key)) == [expected.outcome])
    }
  }

  @Test func `* asks for the opposite of what the screen shows`() {
    var browser = press("3⏎␛", on: .sample())
    browser.setFavourites([2])
    #expect(browser.press("*") == [.setFavourite(.item(2), false)])
    #expect(browser.rowTexts[3].contains("*"), "until it is done")
  }

  @Test(arguments: [" ", "⇟"])
  func `beside the list a paging key scrolls the page, and at its end goes on`(key: String) {
    var browser = press("6⏎␛", on: .sample(columns: 120, rows: 20))
    browser.press(key)
    #expect(browser.number == 6 && !browser.isReading)
    #expect(browser.page.offset > 0)
    browser.press("j")
    #expect(browser.number == 7 && browser.page.offset == 0)
    while !browser.page.isAtEnd { browser.press(" ") }
    #expect(browser.number == 7)
    browser.press(" ")
    #expect(browser.number == 8 && browser.page.offset == 0 && !browser.isReading)
    browser.press("b")
    #expect(browser.number == 8)
  }

  @Test func `f reads the favourites and shows them only, and all again`() {
    var browser = Browser.sample()
    browser.setFavourites([2, 5])
    #expect(browser.press("f") == [.readFavourites])
    #expect(browser.list.indices == [2, 5])
    #expect(browser.rowTexts[0] == "Esc 풀기 · \(browser.wording.favourites)")
    browser.setFavourites([5])
    #expect(browser.list.indices == [5])
    browser.setFavourites([])
    #expect(browser.rowTexts.joined().contains("* 키로 담습니다"))
    browser.press("L␛")
    #expect(browser.list.indices.count == 13 && browser.activeFilters.isEmpty)
  }

  @Test(arguments: [30, 40, 60, 80])
  func `the status line keeps Enter, q and ?, and offers nothing that does nothing`(columns: Int) {
    var browser = Browser.sample(columns: columns, rows: 20)
    for key in ["Enter", "q", "?"] { #expect(browser.status.contains(key), "\(browser.status)") }
    browser.press("13⏎")
    #expect(browser.status.contains("Space") && !browser.status.contains("n 다음"))
    browser.press("G")
    #expect(!browser.status.contains("Space"))
    browser.press("␛f")
    #expect(!browser.status.contains("Enter"))
  }

  @Test(arguments: ["", "⏎"], ["", "L"])
  func `80 columns have room for the percent and the keys that are used most`(
    keys: String, language: String
  ) {
    let items = ["북", "갑오년에 새로 만든 아주 커다란 북과 장구 한 벌"].map {
      Item(
        name: $0, pictureName: $0, shortDescription: "", text: "",
        links: [WebLink(label: "", address: "https://example.org")])
    }
    var browser = Browser(BrowserEdition(items), other: BrowserEdition(items, in: .english))
    browser.press(language + "j" + keys)
    let hints = KeyBinding.hints([.find, .sources, .help], browser.wording)
    #expect(hints.allSatisfy { browser.status.contains($0) }, "\(browser.status)")
    browser.press("n")
    #expect(hints.allSatisfy { browser.status.contains($0) }, "\(browser.status)")
    #expect(keys.isEmpty || browser.status.contains("%"))
  }

  @Test(
    arguments: [
      (78, "13/13 거문고산조 · 43% · Enter 읽기  ? 도움말  q 종료  / 찾기  s 출처  n 다음"),
      (70, "13/13 거문고산조 · 43% · Enter 읽기  ? 도움말  q 종료  / 찾기  s 출처"),
      (60, "13/13 거문고산조 · 43% · Enter 읽기  ? 도움말  q 종료"),
      (52, "13/13 거문고산… · 43% · Enter 읽기  ? 도움말  q 종료"),
      (50, "13/13 거문고산조 · Enter 읽기  ? 도움말  q 종료"),
      (46, "13/13 거문고산… · Enter 읽기  ? 도움말  q 종료"), (44, "13/13 거문고산조 · Enter 읽기  ? 도움말  q"),
      (36, "13/13 거문고산조 · Enter 읽기  ?  q"), (31, "13/13 거문고산조 · Enter  ?  q"),
      (26, "13/13 · Enter  ?  q"), (15, "13/13 · Enter"), (12, "Enter  ?  q"), (6, "Enter…"),
    ])
  func `a status line leaves out the least important first`(columns: Int, text: String) {
    let browser = Browser.sample(columns: columns)
    let row = browser.statusLine(
      ["13/13 거문고산조", "43%"], keys: ["Enter 읽기", "? 도움말", "q 종료", "/ 찾기", "s 출처", "n 다음"])
    #expect(row.text == text, "\(columns): \(row.text)")
  }

  @Test func `the other language keeps the page, even if it lacks the words of the filter`() {
    func edition(_ text: String, _ language: Language) -> BrowserEdition {
      let item = Item(name: "북", pictureName: "a", shortDescription: "", text: text)
      return BrowserEdition([item], in: language)
    }
    var browser = Browser(edition("소리가 크다.", .korean), other: edition("Loud.", .english))
    browser.press("/소리⏎⏎L")
    #expect(browser.isReading && browser.number == 1 && browser.list.filter == nil)
    #expect(browser.page.lines.contains { $0.text == "Loud." })
  }

  @Test func `keys leave a narrow status line with their words`() {
    let keys = ["Space 계속", "Esc 목록", "? 도움말", "/ 찾기", "* 담기"]
    let row = Browser.sample(columns: 45).statusLine(["13/13 갓"], keys: keys).text
    #expect(row == "13/13 갓 · Space 계속  Esc 목록  ? 도움말")
  }

  @Test(arguments: [" ", "⇟"])
  func `a page further at the end of a page is the next exhibit, and the last says that it is`(
    key: String
  ) {
    var browser = press("G" + key, on: .sample(opening: .item(11)))
    #expect(browser.number == 13)
    #expect(browser.isReading && browser.page.offset == 0)
    browser.press("G" + key)
    #expect(browser.number == 13)
    #expect(browser.status == "끝입니다.")
    browser.press("k")
    #expect(browser.page.offset > 0 && browser.isSilent)
    browser.press("0⏎p")
    #expect(browser.status == "처음입니다.")
  }

  @Test func `Tab goes from list to page and back if both are on the screen`() {
    var browser = press("6⏎␛\t", on: .sample(columns: 120))
    #expect(browser.isReading && browser.number == 6)
    browser.press("j\t")
    #expect(!browser.isReading && browser.number == 6 && browser.page.offset == 1)
    browser.press("e/쀍뷁⏎\t")
    #expect(!browser.isReading && !browser.isSilent, "there is no page")
  }

  @Test(arguments: [80, 120])
  func `s shows the sources of the topic, and the text again where it was`(columns: Int) {
    let title = "장구 5: 링크 1개"
    for key in ["s", "␛"] {
      var browser = press("6⏎jjjs", on: .sample(columns: columns))
      #expect(browser.page.lines.first?.text == title && browser.isReading)
      #expect(browser.status.contains("Esc 글"))
      browser.press(key)
      #expect(browser.page.offset == 3 && browser.isReading)
      browser.press("sn")
      #expect(browser.number == 7 && browser.page.lines.first?.text == "가야금 6")
    }
    let list = press("6⏎␛s", on: .sample(columns: columns))
    #expect(list.isReading == (columns == 80) && list.page.lines.first?.text == title)
  }

  @Test(arguments: [20, 30, 60])
  func `a whole address among the sources is broken at the edge of the screen`(columns: Int) {
    let address = "https://example.org/" + String(repeating: "archive/", count: 9)
    var item = [Item].numbered(1)[0]
    item.links = [WebLink(label: "", address: address)]
    let edition = BrowserEdition([item])
    let lines = press("1⏎s", on: Browser(edition, columns: columns)).page.lines
    #expect(lines.allSatisfy { $0.width(measure: CellMeasure()) <= columns })
    #expect(lines.map(\.text).joined().hasSuffix(address))
  }

  @Test func `links have the numbers of the page of sources, where o opens a source, too`() {
    var item = [Item].numbered(1)[0]
    item.sources = ["책, https://example.org/book"]
    var browser = Browser(BrowserEdition([item]), opening: .item(0))
    #expect(browser.press("o") == [.openLink(.item(0), number: 2)])
    browser.press("so")
    #expect(browser.status.hasPrefix("링크 번호(1-2)"))
    #expect(browser.press("1⏎") == [.openLink(.item(0), number: 1)])
    // Without links there is nothing to open.
    item.links = []
    browser = Browser(BrowserEdition([item]), opening: .item(0))
    #expect(browser.press("o") == [.openLink(.item(0), number: 2)])
  }

  @Test func `L keeps the place on the page`() {
    var browser = press("6⏎jjjjj", on: .sample())
    browser.press("L")
    #expect(browser.page.offset == 5 && browser.wording.language == .english)
    browser = Browser(BrowserEdition(.numbered(1)), opening: nil)
    #expect(press("L", on: browser).wording.language == .english)
  }

  @Test(arguments: ["⇤", "⇥", "\u{17}"])
  func `an arrow with Ctrl does nothing outside of a query`(key: String) {
    for keys in ["c", "⏎"] {
      let browser = press(keys, on: .sample())
      let after = press(key, on: browser)
      #expect(!after.isSilent && after.rowTexts.dropLast() == browser.rowTexts.dropLast())
    }
  }

  @Test(arguments: ["␛", "←", "⌫", "h"])
  func `Esc takes back filter, category and grade, one at a time`(key: String) {
    var browser = press("ce/낱말⏎", on: .sample(count: 40))
    var left: [[String]] = [browser.activeFilters]
    for _ in 0..<5 {
      browser.press(key)
      left.append(browser.activeFilters)
    }
    #expect(left == [0, 1, 2, 3, 3, 3].map { Array(left[0].dropFirst($0)) })
    #expect(left[0] == ["‘낱말’", "분류 0", "certain"])
  }

  @Test(arguments: [20, 40, 80, 120])
  func `an empty list says what narrows it and which key takes that back`(columns: Int) {
    let browser = press("c/쀍뷁⏎", on: .sample(columns: columns))
    #expect(browser.list.topic == nil)
    let text = browser.rowTexts.joined(separator: " ")
    for word in ["‘쀍뷁’", "분류", "Esc", "찾지 못했습니다"] { #expect(text.contains(word)) }
  }

  /// The numbers that the list shows after each of four presses of a key, from number 5.
  private func numbers(shownBy key: String, on browser: inout Browser) -> [[Int]] {
    browser.press("5⏎␛")
    return (0..<4).map { _ in
      browser.press(key)
      return browser.list.indices.map { $0 + 1 }
    }
  }

  @Test func `c shows one category after the other, then all again`() {
    var browser = Browser.sample()
    let numbers = numbers(shownBy: "c", on: &browser)
    #expect(numbers.map(\.first) == [1, 2, 3, 1])
    #expect(numbers.map(\.count) == [5, 4, 4, 13])
    #expect(browser.list.topics.first == .exposition)
  }

  @Test func `e shows one grade of evidence after the other, then all again`() {
    var browser = Browser.sample()
    let numbers = numbers(shownBy: "e", on: &browser)
    #expect(numbers == [[1, 5, 9, 13], [2, 6, 10], [3, 7, 11], Array(1...13)])
    #expect(browser.number == 3)
    browser.press("e")
    #expect(browser.rowTexts[0].contains("· certain"))
    #expect(browser.list.topics.first != .exposition)
    browser.press("cL")
    #expect(browser.list.indices == [0, 12])
  }

  @Test func `e shows only the grades that the category has`() {
    var seen: [Int] = []
    var list = Browser.sample(count: 6).list
    list.showNextCategory()
    repeat {
      list.showNextGrade()
      seen.append(list.indices.count)
    } while list.selection.grade != nil && seen.count < 9
    #expect(seen == [1, 2])
  }

  @Test(arguments: [nil, .item(5)] as [Topic?], [80, 120])
  func `a number and Enter open that exhibit, and Esc and Backspace take the number back`(
    topic: Topic?, columns: Int
  ) {
    var browser = press("j", on: .sample(columns: columns, count: 40, opening: topic))
    let (before, rows) = (browser.number, browser.rowTexts)
    browser.press("25")
    #expect(browser.status.hasPrefix("번호: 25") && browser.number == before)
    browser.press("⌫6x⏎")
    #expect(browser.number == 26 && browser.page.offset == 0 && browser.isReading)
    browser.press("41⏎")
    #expect(browser.status == "41번은 지금 목록에 없습니다" && browser.number == 26)
    browser = press(
      "12␛34⌫⌫⌫", on: press("j", on: .sample(columns: columns, count: 40, opening: topic)))
    #expect(browser.rowTexts == rows)
    browser.press("0⏎")
    #expect(browser.number == 0)
  }

  @Test func `a key that no number has ends it, and does what it does otherwise, but for q`() {
    var browser = Browser.sample(count: 40, opening: nil)
    browser.press("25j")
    #expect(browser.promptPurpose == nil && browser.number == 1)
    #expect(browser.press("9q").isEmpty && browser.promptPurpose == nil)
  }

  @Test func `of a hundred links each can be opened`() {
    var item = [Item].numbered(1)[0]
    item.links = (1...100).map {
      WebLink(label: "link \($0)", address: "https://example.org/\($0)")
    }
    var browser = Browser(BrowserEdition([item]), opening: .item(0))
    browser.press("o")
    #expect(browser.status.hasPrefix("링크 번호(1-100)") && browser.status.hasSuffix("Enter 열기"))
    #expect(browser.rowTexts.contains("1 link 1"))
    browser.press("57")
    #expect(browser.press("⏎") == [.openLink(.item(0), number: 57)])
    #expect(browser.press("o⏎").isEmpty && browser.press("o␛").isEmpty)
  }

  @Test(arguments: ["x", "가", "\u{0}", "\t", "é", "ㅁ", "␛", "h"])
  func `other keys do nothing, and the last row says so until the next`(key: String) {
    var browser = Browser.sample()
    let rows = browser.rowTexts
    for _ in 0..<2 {
      #expect(browser.press(key) == [])
      #expect(browser.rowTexts.dropLast() == rows.dropLast())
      #expect(browser.status.contains("여기서 하는 일이 없습니다"))
      #expect(key != "\t" || browser.status.hasPrefix("‘Tab’"))
    }
    browser.press("jk")
    #expect(browser.rowTexts == rows)
  }

  @Test func `Ctrl-L asks to draw everything, also while a query is typed`() {
    var browser = Browser.sample()
    #expect(browser.press("\u{C}/\u{C}") == [.redraw, .redraw])
  }

  @Test func `text that is pasted does nothing unless something is being typed`() {
    var browser = Browser.sample()
    let rows = browser.rowTexts
    #expect(browser.handle(.paste("qqq\n3")) == .nothing)
    #expect(browser.rowTexts == rows)
    browser.press("/")
    #expect(browser.handle(.paste("해\n금\u{1B}[2J")) == .done)
    #expect(browser.status.hasPrefix("목록에서 찾기: 해 금[2J"))
    #expect(browser.handle(.paste(String(repeating: "가", count: 400))) == .done)
    browser.press("\u{15}⏎")
    #expect(browser.list.filter == nil)
  }

  @Test(arguments: Language.allCases)
  func `? shows the keys of the reader's place first, scrolls, and is closed by ?, Esc, ← and q`(
    language: Language
  ) {
    for (keys, place) in [("", "목록"), ("⏎", "글")] {
      var browser = press(keys, on: .sample(rows: 12))
      let rows = browser.rowTexts
      browser.press("?")
      #expect(browser.rowTexts[0].hasPrefix("\(place)의 키"))
      browser.press(" ")
      #expect(!browser.rowTexts[0].hasPrefix("\(place)의 키"))
      for key in ["?", "␛", "←", "q"] {
        #expect(press(key, on: browser).rowTexts == rows)
      }
      let next = press("n", on: browser)
      #expect(next.help == nil && next.number != browser.number && next.isSilent)
    }
  }
}
