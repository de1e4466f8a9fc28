import ExpoCore
import TestSupport
import Testing

@testable import TerminalText
@testable import expo

/// Pictures on the browser's pages.
@Suite struct BrowserPictureTests {
  private static let colors = ["TERM": "xterm-256color"]

  /// The browser of the real pages, without its terminal.
  private func browser(
    columns: Int = 80, rows: Int = 24, adding variables: [String: String] = [:],
    options: Options = Options(), opening topic: Topic? = .item(12)
  ) throws -> CatalogueBrowser {
    let variables = Self.colors.merging(["LANG": "ko"]) { $1 }.merging(variables) { $1 }
    let terminal = StandardStream(isTerminal: true, columns: columns, rows: rows)
    let startup = Startup(
      environment: Environment { variables[$0] }, input: terminal, output: terminal,
      errors: terminal)
    let run = Run(options: options, in: startup)
    var browser = CatalogueBrowser(
      run, try run.catalogue.items(), opening: topic)
    _ = browser.handle(.resize(TerminalSize(columns: columns, rows: rows)))
    return browser
  }

  private func pictureRows(_ browser: CatalogueBrowser) -> Int {
    browser.contents.rows.count(where: \.hasPicture)
  }

  private func press(_ keys: String, on browser: inout CatalogueBrowser) {
    for key in keys.unicodeScalars { _ = browser.handle(BrowserState.event(key)) }
  }

  @Test(arguments: ["v", "ㅍ"], [(80, "6"), (80, "6⏎"), (120, "6"), (120, "6⏎")])
  func `v hides pictures and shows them, in the list and on the page`(
    key: String, place: (columns: Int, keys: String)
  ) throws {
    var state = BrowserState(
      .illustrated(try .numbered(13)), size: TerminalSize(columns: place.columns, rows: 24))
    state.press(place.keys)
    let focus = state.focus
    for (mode, message) in [
      (AutoMode.never, "그림을 감춥니다"), (.always, "그림을 보입니다"), (.never, "그림을 감춥니다"),
    ] {
      #expect(state.press(key) == [])
      #expect(state.pictures == mode)
      #expect(state.status == message)
      #expect(state.focus == focus)
      #expect(state.number == 6)
      let isOnScreen = place.columns == 120 || focus == .page
      let hasPicture = state.contents.rows.contains(where: \.hasPicture)
      #expect(hasPicture == (isOnScreen && mode != .never))
    }
    state.press("j")
    #expect(!state.status.contains("그림"))
  }

  @Test
  func `v says so if the page or the terminal has no pictures`() throws {
    let size = TerminalSize(columns: 80, rows: 24)
    var plain = BrowserState(.sample(try .numbered(13)), size: size)
    plain.press("v")
    #expect(plain.status.contains("그림을 켰지만"))
    plain.press("v")
    #expect(plain.pictures == .never)
    var colorless = BrowserState(.illustrated(try .numbered(13)), size: size, pictures: nil)
    colorless.press("⏎v")
    #expect(colorless.pictures == nil)
    #expect(colorless.status == "그림을 보일 수 없습니다. 색이 꺼졌거나 터미널이 그리지 못합니다")
  }

  @Test
  func `v keeps the search of the page, and a search keeps v as text`() throws {
    var state = BrowserState(
      .illustrated(try .numbered(13)), size: TerminalSize(columns: 80, rows: 24))
    state.press("⏎/4⏎v")
    #expect(state.view.search?.matches.count == 11)
    state.press("␛/v")
    #expect(state.modeName == "searching")
    #expect(state.pictures == .never)
  }

  @Test
  func `a size that changes shows and hides the picture`() throws {
    var browser = try browser(columns: 40, rows: 10)
    for (columns, rows, count) in [
      (80, 24, 14), (80, 21, 14), (48, 40, 0), (120, 40, 14), (99, 30, 14),
    ] {
      _ = browser.handle(.resize(TerminalSize(columns: columns, rows: rows)))
      #expect(pictureRows(browser) == count, "\(columns)x\(rows)")
    }
  }

  @Test(arguments: [16, 24, 40])
  func `the first screen has a picture whole or not at all, and no gap in its place`(rows: Int)
    throws
  {
    for topic in [Topic.exposition, .item(0), .item(5), .item(12)] {
      let screen = try browser(rows: rows, opening: topic).contents.rows.dropLast()
      #expect([0, 14].contains(screen.count(where: \.hasPicture)), "\(topic)")
      let hasGap = screen.suffix(2).allSatisfy { $0.text.isEmpty }
      #expect(!hasGap, "\(topic)")
    }
  }

  @Test(arguments: ["", "L"])
  func `the overview shows its poster and its flag, in both languages`(keys: String) throws {
    var browser = try browser(columns: 120, rows: 200, opening: .exposition)
    press(keys, on: &browser)
    #expect(pictureRows(browser) >= 28)
    let text = browser.contents.rows.map(\.text).joined()
    #expect(text.contains(keys.isEmpty ? "태극기" : "flag of Korea"))
  }

  @Test(arguments: Language.allCases)
  func `a page names no neighbours, because they depend on the list`(language: Language) throws {
    let browser = try browser(rows: 100, options: Options(language: language), opening: .item(4))
    let text = browser.contents.rows.map(\.text).joined(separator: "\n")
    #expect(["삼국사기", "Samguk Sagi"].allSatisfy { !text.contains("4. \($0)") })
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func `a page with its picture is as recorded`(columns: Int, rows: Int) throws {
    let browser = try browser(columns: columns, rows: rows)
    let encoder = LineEncoder(isStyled: true)
    var bytes: [UInt8] = []
    for row in browser.contents.rows { encoder.append(row, to: &bytes) }
    let text = String(decoding: bytes, as: UTF8.self).withVisibleEscapes
    try expectGolden(text, "browse/picture-\(columns)x\(rows)")
  }
}

extension BrowserEdition {
  /// A catalogue whose pages have a picture of two rows.
  fileprivate static func illustrated(_ items: [Item]) -> BrowserEdition {
    let picture = Picture(width: 4, height: 4, pixels: Array(repeating: 67, count: 16))
    return BrowserEdition(
      items: items, exposition: .sample, names: { NameIndex(items) }
    ) { page in
      let lines = (0..<50).map { Line([Inline("\(page.topic.number) line \($0)")]) }
      return (page.pictures != .never ? picture.lines : []) + lines
    }
  }
}
