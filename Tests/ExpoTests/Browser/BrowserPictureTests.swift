import ExpoCore
import TestSupport
import Testing

@testable import TerminalText
@testable import expo

/// Pictures on the browser's pages.
@Suite struct BrowserPictureTests {
  /// The browser of the real pages, without its terminal.
  private func browser(
    columns: Int = 80, rows: Int = 24, options: Options = Options(),
    opening topic: Topic? = .item(12)
  ) throws -> Browser {
    let variables = ["TERM": "xterm-256color", "LANG": "ko"]
    let terminal = StandardStream(
      isTerminal: true, size: TerminalSize(columns: columns, rows: rows))
    let context = ProcessContext(
      environment: Environment { variables[$0] }, input: terminal, output: terminal,
      errors: terminal)
    return try Invocation(options: options, in: context)
      .browser(opening: topic, on: TerminalSize(columns: columns, rows: rows))
  }

  private func pictureRows(_ browser: Browser) -> Int {
    browser.contents.rows.count(where: \.hasPicture)
  }

  @Test
  func `a size that changes shows and hides the picture`() throws {
    var browser = try browser(columns: 40, rows: 10)
    for (columns, rows, count) in [
      (80, 26, 14), (80, 40, 14), (48, 40, 0), (120, 40, 14), (99, 30, 14), (80, 24, 14),
      (80, 18, 0),
    ] {
      browser.resize(to: TerminalSize(columns: columns, rows: rows))
      #expect(pictureRows(browser) == count, "\(columns)x\(rows)")
    }
  }

  @Test(arguments: [16, 24, 26, 40], [Topic.exposition, .item(0), .item(5), .item(12)])
  func `a page shows its picture where a command prints it`(rows: Int, topic: Topic) throws {
    let terminal = StandardStream(isTerminal: true, size: TerminalSize(columns: 80, rows: rows))
    let settings = OutputSettings(
      options: Options(), environment: Environment { ["TERM": "xterm-256color"][$0] },
      output: terminal, errors: terminal)
    let pages = Pages(catalogue: .bundled, namesCommands: false, showsPictures: true)
    let printed = settings.lines(of: try pages.page(of: topic), columns: 80)
    let page = try browser(rows: rows, opening: topic).page.lines
    #expect(page.firstIndex(where: \.hasPicture) == printed.firstIndex(where: \.hasPicture))
    #expect(page.map(\.hasPicture) == printed.map(\.hasPicture))
  }

  @Test(arguments: ["", "L"])
  func `the overview shows its poster and its flag, in both languages`(keys: String) throws {
    var browser = try browser(columns: 120, rows: 200, opening: .exposition)
    browser.press(keys)
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

  @Test(arguments: [(120, 40)])
  func `a page with its picture is as recorded`(columns: Int, rows: Int) throws {
    let browser = try browser(columns: columns, rows: rows)
    let encoder = LineEncoder(isStyled: true)
    var bytes: [UInt8] = []
    for row in browser.contents.rows { encoder.append(row, to: &bytes) }
    let text = String(decoding: bytes, as: UTF8.self).withVisibleEscapes
    try expectGolden(text, "browse/picture-\(columns)x\(rows)")
  }
}
