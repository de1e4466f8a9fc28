@testable import ExpoCore
import TerminalText
import Testing

@testable import expo

@Suite struct BrowserLayoutTests {
  struct Case: Sendable {
    var name = "북"
    var description = ""
    var evidence: String?
    var hasFavourites = false
    /// The width of the list on screens of these widths.
    let listColumns: [Int: Int]
  }

  @Test(
    arguments: [
      // The cursor, two digits, a blank, `소개`, a blank.
      Case(listColumns: [99: 99, 100: 9, 120: 9, 300: 9]),
      Case(evidence: "확실", listColumns: [100: 15, 300: 15]),
      // A favourite's mark takes no column of its own.
      Case(name: "거문고고", hasFavourites: true, listColumns: [100: 13, 300: 13]),
      // The cells that the page does not need go to the descriptions.
      Case(
        description: String(repeating: "글", count: 50),
        listColumns: [100: 9, 120: 29, 200: 109, 300: 111]),
      // A page has sixty cells at least, a name forty at most.
      Case(
        name: String(repeating: "북", count: 25), listColumns: [100: 37, 107: 44, 108: 45, 300: 45]),
    ])
  func `the list takes what its columns need, and leaves the page what it can use`(
    widths: Case
  ) throws {
    let item = Item(
      name: widths.name, pictureName: "", shortDescription: widths.description, text: "",
      evidence: widths.evidence)
    let items = Array(repeating: item, count: 13)
    let list = BrowserList(BrowserEdition(items), favourites: widths.hasFavourites ? [0] : [])
    let measured = list.edition.columns
    for (columns, expected) in widths.listColumns {
      let size = TerminalSize(columns: columns, rows: 24)
      let layout = BrowserLayout(size, of: list, CellMeasure())
      #expect(layout.listColumns == expected, "\(columns)")
      #expect(layout.row.total < layout.listColumns)
      if layout.listColumns > measured.widthBeforeText { #expect(layout.row.name == measured.name) }
      #expect(layout.isWide == (columns >= 100))
      if layout.isWide { #expect(layout.pageColumns + layout.listColumns + 3 == columns) }
    }
  }

  @Test(arguments: [80, 120])
  func `columns are as wide as any item of a long list needs`(columns: Int) {
    let items = (1...1_200).map { number in
      number < 1_199
        ? Item(name: "북", pictureName: "\(number)", shortDescription: "", text: "")
        : Item(
          name: "기나긴 이름", pictureName: "\(number)", shortDescription: "설명", text: "",
          evidence: "기록")
    }
    var browser = Browser(BrowserEdition(items), columns: columns)
    browser.press("1199⏎␛")
    #expect(browser.rowTexts.contains { $0.hasPrefix(">1199 기나긴 이름  기록") })
  }

  @Test func `the words above the list take three rows at most`() {
    var browser = Browser.sample(columns: 20)
    browser.press("/" + String(repeating: "금속활자 ", count: 20) + "⏎")
    #expect(browser.layout.heading.count == 3)
  }

  private func row(of item: Item) -> ListColumns {
    BrowserEdition([item]).columns
  }

  @Test
  func `a grade is shown if the name beside it has eight cells`() {
    let item = Item(
      name: "여섯 글자 이름", pictureName: "", shortDescription: "", text: "",
      evidence: "확실")
    let row = row(of: item)
    #expect(row.narrowed(to: row.widthBeforeText - row.name + 8).labels > 0)
    #expect(row.narrowed(to: row.widthBeforeText - row.name + 7).labels == 0)
  }

  @Test
  func `a description is shown if it has twenty cells`() {
    let item = Item(
      name: "북", pictureName: "", shortDescription: String(repeating: "글", count: 50),
      text: "")
    let row = row(of: item)
    #expect(row.narrowed(to: row.widthBeforeText + ListColumns.gap + 20).text == 20)
    #expect(row.narrowed(to: row.widthBeforeText + ListColumns.gap + 19).text == 0)
  }
}
