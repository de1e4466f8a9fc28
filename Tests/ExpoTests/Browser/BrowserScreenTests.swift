@testable import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

@Suite struct BrowserScreenTests {
  private func golden(_ name: String, keys: String, size: (columns: Int, rows: Int)) throws {
    var state = BrowserState(
      try .bundled(), size: TerminalSize(columns: size.columns, rows: size.rows),
      favourites: [2, 12])
    state.press(keys)
    let rows = state.rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    try expectGolden(rows.joined(), "browse/\(name)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40), (200, 60)])
  func `the list is as recorded`(columns: Int, rows: Int) throws {
    try golden("list", keys: "3", size: (columns, rows))
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

  @Test(arguments: [(40, 12), (80, 24)])
  func `the help is as recorded`(columns: Int, rows: Int) throws {
    for key in ["?", "①"] { try golden("help", keys: key, size: (columns, rows)) }
  }

  @Test
  func `the English list is as recorded`() throws {
    try golden("english", keys: "Lcs", size: (80, 24))
  }

  @Test(arguments: [(60, 20), (80, 14), (40, 12), (120, 12)])
  func `the list has its rows before the legend, and shows that there is more`(
    columns: Int, rows: Int
  ) throws {
    var state = BrowserState(
      try .bundled(), size: TerminalSize(columns: columns, rows: rows))
    func hasMark() -> Bool { state.listLines.contains { $0.text.last == "▾" } }
    let isWhole = state.list.visible.count == 14
    #expect(hasMark() == !isWhole)
    #expect(isWhole || !state.rows.joined().contains("확실: "))
    state.press("G")
    #expect(!hasMark())
  }

  @Test(arguments: [(16, 5), (24, 8)])
  func `small screens are as recorded`(columns: Int, rows: Int) throws {
    try golden("list", keys: "13", size: (columns, rows))
    try golden("page", keys: "13⏎", size: (columns, rows))
  }

  @Test
  func `the help at 40 columns names every key`() throws {
    for language in Language.allCases {
      let help = KeyHelp.browser(Wording(language: language))
      let lines = PageLayout(columns: 40, measure: CellMeasure()).lines(of: help.document)
      let text = lines.map(\.text).joined(separator: "\n")
      for keys in ListAction.keys.map(\.keys) + PageAction.keys.map(\.keys) {
        let names = keys == Key.digits ? "0-9" : keys.map(\.name).joined(separator: " ")
        #expect(text.contains(names))
      }
    }
  }

  @Test
  func `a key of the help does what the help says, and so does its letter on a Korean keyboard`() {
    func expect<Action>(_ bindings: [KeyBinding<Action>]) {
      for binding in bindings {
        for key in binding.keys {
          #expect(bindings.action(of: key) == binding.action, "\(key.name)")
          let typed = KoreanKeyboard.text(typedAs: key.name)?.unicodeScalars.first
          // Capitals have no letter of their own there.
          guard case .scalar = key, key.name.count == 1, key.name == key.name.lowercased(),
            let typed
          else { continue }
          #expect(bindings.action(of: .scalar(typed)) == binding.action, "\(typed)")
        }
      }
    }
    expect(PageAction.keys)
    expect(ListAction.keys)
  }

  @Test(arguments: Array(stride(from: 100, through: 141, by: rounds(8, long: 1))))
  func `wide characters at a pane's edge leave no half cell`(columns: Int) throws {
    var state = BrowserState(try .bundled(), size: TerminalSize(columns: columns, rows: 20))
    state.press("13")
    let measure = CellMeasure()
    for row in state.rows.dropLast() {
      let separator = try #require(row.firstRange(of: BrowserLayout.separator))
      #expect(
        measure.width(of: String(row[..<separator.lowerBound])) == state.layout.listColumns)
      #expect(measure.width(of: row) <= columns)
    }
  }

  @Test(arguments: Array(stride(from: 12, through: 220, by: rounds(23, long: 1))))
  func `words of two columns never touch, and a blank stays beside a page`(columns: Int) throws {
    let measure = CellMeasure()
    for favourites in [[], [12]] as [[Int]] {
      var state = BrowserState(
        try .bundled(), size: TerminalSize(columns: columns, rows: 60), favourites: favourites)
      for key in ["", "L", "e", "c"] {
        state.press(key)
        let cells = state.layout.row
        #expect(
          cells.name
            >= min(ListColumns(of: state.list, wording: state.wording, measure: measure).name, 8)
            || columns < 20)
        let heading = state.listLines.prefix { $0.runs.first?.role == .label }.count
        let rows = state.listLines.dropFirst(heading).prefix(state.list.visible.count)
        for (row, line) in zip(state.list.visible, rows) {
          let width = measure.width(
            of: String(line.text.reversed().drop { $0 == " " }.reversed()))
          let edge = state.layout.isWide ? 1 : 0
          try #require(width + edge <= state.layout.listColumns, "\(line.text)")
          let gaps = line.text.split(separator: "  ", omittingEmptySubsequences: true)
          let mark = state.list.isFavourite(state.list.topics[row]) ? " *" : ""
          let name = state.list.topics[row].name(in: state.items, state.wording) + mark
          if cells.name >= measure.width(of: name), cells.rating > 0 {
            #expect(gaps.contains { $0.hasSuffix(name) }, "\(line.text)")
          }
        }
      }
    }
  }

  @Test(arguments: [40, 60, 80, 99])
  func `the selected description stands below the list in full`(columns: Int) throws {
    var state = BrowserState(try .bundled(), size: TerminalSize(columns: columns, rows: 24))
    state.press("L")
    for _ in 0..<13 {
      state.press("j")
      let topic = try #require(state.list.topic)
      let text = state.rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
      #expect(text.contains(topic.description(in: state.items)))
    }
  }

  @Test(arguments: [(36, false), (37, true), (60, true)])
  func `the beginning of the page stands below the list where sixteen rows are free`(
    rows: Int, isShown: Bool
  ) throws {
    var state = BrowserState(try .bundled(), size: TerminalSize(columns: 80, rows: rows))
    state.press("8")
    #expect(state.rows.joined().contains("골목"))
    #expect((state.below.count == 3) == isShown)
    state.press("␛/거문고")
    #expect(state.below.count == 3)
  }

  @Test(arguments: 1...9)
  func `a small screen keeps the list`(rows: Int) throws {
    var state = try BrowserState.sample(columns: 40, rows: rows, count: 100)
    // The description below it has no room on fewer than nine rows.
    #expect(state.list.visible.count == (rows == 9 ? 5 : max(1, rows - 1)))
    state.press("50")
    #expect(state.rows.contains { $0.hasPrefix("> 50") })
  }

  @Test(arguments: 0..<UInt64(rounds(2, long: 40)))
  func `no key, paste or size traps or draws beyond the screen`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let keys = Array(
      "␛←↑→↓⇞⇟⇱⇲⏎⌫jklhgGdubnpNf*orcsvL?q/ 0123456789ㅓㅏㅎㅠㅜㅔㄹㅐㄱㅊㄴㅍㅂ가금속av!\u{15}\u{17}\u{C}"
        .unicodeScalars)
    let measure = CellMeasure(ambiguousIsWide: seed.isMultiple(of: 3))
    let catalogue =
      seed.isMultiple(of: 2)
      ? try BrowserEdition.bundled()
      : .sample(try .numbered(37), other: try .numbered(37, english: true))
    var state = BrowserState(
      catalogue, size: TerminalSize(columns: 80, rows: 24), measure: measure,
      generator: SeededGenerator(seed: seed))
    for _ in 0..<rounds(80, long: 400) {
      switch Int.random(in: 0..<30, using: &generator) {
      case 0:
        let columns = Int.random(in: 0...220, using: &generator)
        let rows = Int.random(in: 0...60, using: &generator)
        _ = state.handle(.resize(TerminalSize(columns: columns, rows: rows)))
      case 1: _ = state.handle(.paste("거문고\u{1B}[31m\n😀👩‍🚀"))
      case 2: state.setFavourites([3, 12])
      default:
        let key = try #require(keys.randomElement(using: &generator))
        if case .toggleFavourite(let topic) = state.handle(BrowserState.event(key)) {
          #expect(topic.number <= state.items.count)
        }
      }
      try check(state)
    }
  }

  private func check(_ state: BrowserState) throws {
    let measure = state.measure
    let contents = state.contents
    let columns = max(1, state.size.columns)
    try #require(contents.rows.count == max(1, state.size.rows))
    for row in contents.rows {
      try #require(row.width(measure: measure) <= columns, "\(row.text)")
    }
    try #require(contents.cursor ?? 0 < columns)
    try #require((0..<max(1, state.list.topics.count)).contains(state.list.cursor))
    if state.list.topics.count > 0 { try #require(state.list.visible.contains(state.list.cursor)) }
    try #require(state.view.visible.upperBound <= state.view.lines.count)
  }
}
