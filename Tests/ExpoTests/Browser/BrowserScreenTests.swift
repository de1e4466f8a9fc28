@testable import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

@Suite struct BrowserScreenTests {
  private func golden(_ name: String, keys: String, size: (columns: Int, rows: Int)) throws {
    var browser = Browser.bundled(columns: size.columns, rows: size.rows, favourites: [2, 12])
    browser.press(keys)
    let rows = browser.rowTexts.map { row in
      String(row.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    try expectGolden(rows.joined(), "browse/\(name)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func `the list is as recorded`(columns: Int, rows: Int) throws {
    try golden("list", keys: "3⏎␛", size: (columns, rows))
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func `a page is as recorded`(columns: Int, rows: Int) throws {
    try golden("page", keys: "13⏎ ", size: (columns, rows))
  }

  @Test
  func `a filter that is being typed is as recorded`() throws {
    try golden("filter", keys: "/금속", size: (80, 24))
  }

  @Test
  func `a search on the page is as recorded`() throws {
    try golden("search", keys: "13⏎/거문고⏎nn", size: (80, 24))
  }

  @Test
  func `the help is as recorded`() throws {
    try golden("help", keys: "?", size: (80, 24))
  }

  @Test
  func `the English list is as recorded`() throws {
    try golden("english", keys: "Lc", size: (80, 24))
  }

  @Test(arguments: [(60, 20), (80, 14), (40, 12), (120, 12)])
  func `the list has its rows before the legend, and shows that there is more`(
    columns: Int, rows: Int
  ) throws {
    var browser = Browser.bundled(columns: columns, rows: rows)
    func hasMark() -> Bool { browser.listLines.contains { $0.text.last == "▾" } }
    let isWhole = browser.list.visible.count == 14
    #expect(hasMark() == !isWhole)
    #expect(isWhole || !browser.rowTexts.joined().contains("전언: "))
    browser.press("G")
    #expect(!hasMark())
  }

  @Test
  func `a small screen is as recorded`() throws {
    try golden("list", keys: "13⏎␛", size: (24, 8))
    try golden("page", keys: "13⏎", size: (24, 8))
  }

  @Test
  func `the help at 40 columns names every key`() throws {
    for language in Language.allCases {
      let text = KeyBinding.help(Wording(language: language), onPage: false).lines(columns: 40)
        .joined(separator: "\n")
      for binding in KeyBinding.all {
        #expect(
          text.contains(
            binding.action == .number ? "0-9" : binding.keys.map(\.name).joined(separator: " ")))
      }
    }
  }

  @Test
  func `a key of the help does what the help says, and so does its letter on a Korean keyboard`() {
    for binding in KeyBinding.all {
      for key in binding.keys {
        #expect(KeyBinding.binding(of: key)?.action == binding.action, "\(key.name)")
        let typed = KoreanKeyboard.composed(fromKeys: key.name)?.unicodeScalars.first
        // Capitals have no letter of their own there.
        guard case .scalar = key, key.name.count == 1, key.name == key.name.lowercased(),
          let typed
        else { continue }
        #expect(KeyBinding.binding(of: .scalar(typed))?.action == binding.action, "\(typed)")
      }
    }
  }

  @Test(arguments: [40, 60, 80, 99])
  func `the selected description is seen in full, and once`(columns: Int) throws {
    var browser = Browser.bundled(columns: columns)
    browser.press("L")
    for _ in 0..<13 {
      browser.press("j")
      let topic = try #require(browser.list.topic)
      let text = browser.rowTexts.joined(separator: " ").split(separator: " ").joined(
        separator: " ")
      #expect(text.ranges(of: browser.edition.description(of: topic)).count == 1)
    }
  }

  @Test(arguments: 1...9)
  func `a small screen keeps the list`(rows: Int) throws {
    var browser = Browser.sample(columns: 40, rows: rows, count: 100)
    // The description below it has no room on fewer than nine rows.
    #expect(browser.list.visible.count == (rows == 9 ? 5 : max(1, rows - 1)))
    browser.press("50⏎␛")
    #expect(browser.rowTexts.contains { $0.hasPrefix("> 50") })
  }

  @Test(arguments: 0..<UInt64(rounds(2, long: 40)))
  func `no key, paste or size traps or draws beyond the screen`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let keys = Array(
      "␛←↑→↓⇞⇟⇱⇲⏎⌫jklhgGbnpNf*orcvL?q/ 0123456789ㅓㅏㅎㅠㅜㅔㄹㅐㄱㅊㄴㅍㅂ가금속av!\u{15}\u{17}\u{C}"
        .unicodeScalars)
    let (own, other) = ([Item].numbered(37), [Item].numbered(37, english: true))
    var browser = Browser(
      seed.isMultiple(of: 2) ? .bundled() : BrowserEdition(own),
      other: seed.isMultiple(of: 2) ? nil : BrowserEdition(other, in: .english),
      options: Options(ambiguousIsWide: seed.isMultiple(of: 3)))
    for _ in 0..<rounds(80, long: 400) {
      switch Int.random(in: 0..<30, using: &generator) {
      case 0:
        let columns = Int.random(in: 0...220, using: &generator)
        let rows = Int.random(in: 0...60, using: &generator)
        browser.resize(to: TerminalSize(columns: columns, rows: rows))
      case 1: _ = browser.handle(.paste("거문고\u{1B}[31m\n😀👩‍🚀"))
      case 2: browser.setFavourites([3, 12])
      default:
        let key = try #require(keys.randomElement(using: &generator))
        if case .setFavourite(let topic, _) = browser.handle(Browser.key(key)) {
          #expect(topic.number <= browser.items.count)
        }
      }
      try check(browser)
    }
  }

  private func check(_ browser: Browser) throws {
    let measure = browser.settings.measure
    let contents = browser.contents
    let columns = max(1, browser.size.columns)
    try #require(contents.rows.count == max(1, browser.size.rows))
    for row in contents.rows {
      try #require(row.width(measure: measure) <= columns, "\(row.text)")
    }
    try #require(contents.cursor ?? 0 < columns)
    try #require((0..<max(1, browser.list.topics.count)).contains(browser.list.cursor))
    if browser.list.topics.count > 0 {
      try #require(browser.list.visible.contains(browser.list.cursor))
    }
    try #require(browser.page.visible.upperBound <= browser.page.lines.count)
  }
}
