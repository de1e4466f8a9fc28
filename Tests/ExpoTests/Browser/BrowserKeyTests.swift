import ExpoCore
import Testing
import TerminalText

@testable import expo

@Suite struct BrowserKeyTests {
  @Test(
    arguments: [
      ("↓jㅓ\u{5}\u{E}", 7, false), ("↑kㅏ\u{19}\u{10}", 5, false), ("⇟ \u{6}", 14, false),
      ("⇞bㅠ\u{2}", 0, false), ("dㅇ\u{4}", 10, false), ("uㅕ\u{15}", 2, false), ("g⇱ㅎ", 0, false),
      ("G⇲", 40, false), ("⏎\n→lㅣ", 6, true), ("␛←⌫\u{8}hㅗ", 6, false), ("nㅜ", 7, false),
      ("pㅔㅖ", 5, false), ("N", 6, false), ("0", 0, false), ("7", 7, false),
    ])
  func `in the list, from item 6 of 40 on eight rows, with the description below`(
    keys: String, number: Int, opensPage: Bool
  ) throws {
    var list = try BrowserState.sample(rows: 12, count: 40)
    list.press("6")
    for key in keys.unicodeScalars {
      var state = list
      #expect(state.press(String(key)) == [])
      #expect(state.number == number, "\(key)")
      #expect((state.focus == .page) == opensPage, "\(key)")
    }
  }

  @Test(
    arguments: [
      ("→lㅣ", 6, true), ("␛←⌫\u{8}hㅗqQㅂㅃ", 6, false), ("nㅜ", 7, true), ("pㅔㅖ", 5, true),
      ("Ncseㅊㄴㄷ", 6, true),
    ])
  func `what the page does not do is the list's`(keys: String, number: Int, isPage: Bool) throws {
    var page = try BrowserState.sample(rows: 12, count: 40, opening: .item(5))
    page.press("20j")
    for key in keys.unicodeScalars {
      var state = page
      #expect(state.handle(BrowserState.event(key)) == nil)
      #expect(state.number == number, "\(key)")
      #expect(state.view.offset == (number == 6 ? 20 : 0), "\(key)")
      #expect((state.focus == .page) == isPage, "\(key)")
    }
  }

  @Test(
    arguments: [("*", .toggleFavourite(.item(2))), ("oㅐㅒ", .openLink(.item(2), number: 1))]
      as [(String, BrowserEffect)], [false, true])
  func `keys that ask something of the world do so in the list and on the page`(
    _ expected: (keys: String, effect: BrowserEffect), onPage: Bool
  ) throws {
    for key in expected.keys {
      var state = try BrowserState.sample()
      state.press(onPage ? "3⏎" : "3")
      #expect(state.press(String(key)) == [expected.effect])
    }
  }

  @Test(arguments: [" ", "⇟", "d", "\u{6}"])
  func `beside the list a paging key scrolls the page, and at its end goes on`(key: String) throws {
    var state = try BrowserState.sample(columns: 120, rows: 20)
    state.press("6")
    state.press(key)
    #expect(state.number == 6 && state.focus == .list)
    #expect(state.view.offset > 0)
    state.press("j")
    #expect(state.number == 7 && state.view.offset == 0)
    while !state.view.isAtEnd { state.press(" ") }
    #expect(state.number == 7)
    state.press(" ")
    #expect(state.number == 8 && state.view.offset == 0 && state.focus == .list)
    state.press("b")
    #expect(state.number == 8)
    state.press("G")
    #expect(state.number == 13)
    state.press("g")
    #expect(state.number == 0)
  }

  @Test func `f shows the favourites only, and all again`() throws {
    var state = try BrowserState.sample()
    state.setFavourites([2, 5])
    state.press("f")
    #expect(state.list.indices == [2, 5])
    #expect(state.rows[0].contains("Esc") && state.rows[0].contains(state.wording.favourites))
    state.setFavourites([5])
    #expect(state.list.indices == [5])
    state.press("Lf")
    #expect(state.list.indices.count == 13)
    state.press("f␛")
    #expect(state.list.indices.count == 13 && state.narrowing.isEmpty)
  }

  @Test(arguments: [30, 40, 60, 80])
  func `the status line keeps Enter, q and ?, and offers nothing that does nothing`(
    columns: Int
  ) throws {
    var state = try BrowserState.sample(columns: columns, rows: 20)
    for key in ["Enter", "q", "?"] { #expect(state.status.contains(key), "\(state.status)") }
    state.press("13⏎")
    #expect(!state.status.contains("n 다음"))
    state.press("G")
    #expect(!state.status.contains("Space"))
    state.press("qf")
    #expect(state.list.topic == nil)
    #expect(!state.status.contains("Enter"))
  }

  @Test(arguments: [" ", "⇟", "f"])
  func `a page further at the end of a page is the next exhibit, and the last says that it is`(
    key: String
  ) throws {
    var state = try BrowserState.sample(opening: .item(11))
    state.press("G" + key)
    #expect(state.number == 13)
    #expect(state.focus == .page && state.view.offset == 0)
    state.press("G")
    #expect(!state.status.contains(state.wording.isLast))
    state.press(key)
    #expect(state.number == 13)
    #expect(state.status == state.wording.isLast)
    state.press("k")
    #expect(state.view.offset > 0 && !state.status.contains(state.wording.isLast))
    state.press("0⏎p")
    #expect(state.status == state.wording.isFirst)
  }

  @Test(arguments: ["␛", "←", "⌫"])
  func `Esc takes back filter, category and grade, one at a time`(key: String) throws {
    var state = try BrowserState.sample(count: 40)
    state.press("ce/낱말⏎")
    var left: [[String]] = [state.narrowing]
    for _ in 0..<5 {
      state.press(key)
      left.append(state.narrowing)
    }
    #expect(left == [0, 1, 2, 3, 3, 3].map { Array(left[0].dropFirst($0)) })
    #expect(left[0] == ["‘낱말’", "분류 0", "certain"])
  }

  @Test(arguments: [20, 40, 80, 120])
  func `an empty list says what narrows it and which key takes that back`(columns: Int) throws {
    var state = try BrowserState.sample(columns: columns)
    state.press("c/쀍뷁⏎")
    #expect(state.list.topic == nil)
    let text = state.rows.joined(separator: " ")
    for word in ["‘쀍뷁’", "분류", "Esc"] { #expect(text.contains(word)) }
  }

  @Test
  func `r picks another item, and every one in the end`() throws {
    var state = try BrowserState.sample()
    var seen: Set<Int> = []
    for _ in 0..<200 where seen.count < 13 {
      let before = state.number
      state.press("r")
      #expect(state.number != before)
      seen.insert(try #require(state.number))
    }
    #expect(seen == Set(1...13))
  }

  /// The numbers that the list shows after each of four presses of a key, from number 5.
  private func numbers(shownBy key: String, on state: inout BrowserState) -> [[Int]] {
    state.press("5")
    return (0..<4).map { _ in
      state.press(key)
      return state.list.indices.map { $0 + 1 }
    }
  }

  @Test
  func `c shows one category after the other, then all again`() throws {
    var state = try BrowserState.sample()
    let numbers = numbers(shownBy: "c", on: &state)
    #expect(numbers.map(\.first) == [1, 2, 3, 1])
    #expect(numbers.map(\.count) == [5, 4, 4, 13])
    #expect(state.list.showsOverview)
  }

  @Test
  func `e shows one grade of evidence after the other, then all again`() throws {
    var state = try BrowserState.sample()
    let numbers = numbers(shownBy: "e", on: &state)
    #expect(numbers == [[1, 5, 9, 13], [2, 6, 10], [3, 7, 11], Array(1...13)])
    #expect(state.number == 3)
    #expect(state.list.showsOverview)
    state.press("e")
    #expect(state.rows[0].contains("· certain"))
    #expect(!state.list.showsOverview)
    state.press("cL")
    #expect(state.list.indices == [0, 12])
  }

  @Test
  func `e shows only the grades that the category has`() throws {
    let state = try BrowserState.sample(count: 6)
    var seen: [Int] = []
    var list = state.list
    list.showNextCategory()
    repeat {
      list.showNextEvidence()
      seen.append(list.itemCount)
    } while list.selection.evidence != nil && seen.count < 9
    #expect(seen == [1, 2])
  }

  @Test(arguments: [80, 120])
  func `in the list a number is gone to after a pause, or before a key that does not move`(
    columns: Int
  ) throws {
    var state = try BrowserState.sample(columns: columns, count: 40)
    for digit in "12".unicodeScalars { _ = state.handle(BrowserState.event(digit)) }
    #expect(state.number == 0 && state.patience > 0)
    #expect(state.status.contains("번호 12_"))
    #expect(state.handle(.pause) == nil)
    #expect(state.number == 12 && state.patience < 0)
    #expect(state.press("4*") == [.toggleFavourite(.item(3))])
    state.press("5␛")
    #expect(state.number == 4)
    state.press("12⏎")
    #expect(state.number == 12 && state.focus == .page)
    state.press("qc2")
    #expect(state.number == 1)
    #expect(state.status == "2번은 지금 목록에 없습니다")
    state.press("23⏎")
    #expect(state.number == 1 && state.focus == .list)
    #expect(state.status == "23번은 지금 목록에 없습니다")
  }

  @Test
  func `on a page a number waits for Enter, and goes to that exhibit`() throws {
    var state = try BrowserState.sample(count: 40, opening: .item(5))
    state.press("j25")
    #expect(state.patience < 0 && state.number == 6)
    #expect(state.status.contains("번호 25_"))
    state.press("⏎")
    #expect(state.number == 25 && state.view.offset == 0 && state.focus == .page)
    state.press("41⏎")
    #expect(state.status == "41번은 지금 목록에 없습니다" && state.number == 25)
    state.press("7␛8n")
    #expect(state.number == 26)
    state.press("1234567")
    #expect(state.status == "‘7’ 키는 여기서 하는 일이 없습니다 (? 도움말)")
  }

  @Test
  func `a number before a key that moves is how often, which line or which percentage`() throws {
    var state = try BrowserState.sample(count: 40)
    for (keys, number) in [
      ("12j", 12), ("2k", 10), ("7G", 7), ("3g", 3), ("50%", 20), ("2↓", 22), ("G", 40), ("3g", 3),
    ] {
      state.press(keys)
      #expect(state.number == number, "\(keys)")
    }
    state.press("⏎")
    for (keys, offset) in [
      ("15j", 15), ("5↑", 10), ("7G", 6), ("12g", 11), ("40%", 20), ("0%", 0), ("9 ", 27),
      ("900%", 27), ("1G", 0),
    ] {
      state.press(keys)
      #expect(state.view.offset == offset, "\(keys)")
      #expect(state.number == 3)
    }
    state.press("%")
    #expect(state.status.hasPrefix("‘%’"))
  }

  @Test(arguments: ["x", "가", "\u{0}", "\t", "é", "ㅁ", "␛", "h"])
  func `other keys do nothing, and the last row says so until the next`(key: String) throws {
    var state = try BrowserState.sample()
    let rows = state.rows
    for _ in 0..<2 {
      #expect(state.press(key) == [])
      #expect(state.rows.dropLast() == rows.dropLast())
      #expect(state.status.contains("여기서 하는 일이 없습니다"))
    }
    state.press("jk")
    #expect(state.rows == rows)
  }

  @Test
  func `after a search that has found nothing n says so again, and turns no page`() throws {
    var state = try BrowserState.sample(opening: .item(5))
    state.press("jj/없는낱말⏎")
    for key in ["n", "k", "N", "n"] {
      #expect((state.status == state.wording.notFound("없는낱말")) == (key != "N"), "before \(key)")
      state.press(key)
    }
    #expect(state.number == 6 && state.view.offset == 1)
    state.press("␛n")
    #expect(state.number == 7)
  }

  @Test
  func `text that is pasted does nothing unless something is being typed`() throws {
    var state = try BrowserState.sample()
    let rows = state.rows
    #expect(state.handle(.paste("qqq\n3")) == nil)
    #expect(state.rows == rows)
    state.press("/")
    #expect(state.handle(.paste("해\n금\u{1B}[2J")) == nil)
    #expect(state.status.hasPrefix("/해 금[2J"))
    #expect(state.handle(.paste(String(repeating: "가", count: 10_000))) == nil)
    state.press("\u{15}⏎")
    #expect(state.list.filter == nil)
  }
}
