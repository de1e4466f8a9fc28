@testable import ExpoCore
import TerminalText
import Testing

@testable import expo

@Suite struct BrowserSearchTests {
  private func page(columns: Int = 80) throws -> BrowserState {
    BrowserState(
      try .bundled(), size: TerminalSize(columns: columns, rows: 12), opening: .item(12))
  }

  @Test(arguments: [80, 120])
  func `/ on the page searches, n repeats it, Esc ends it, and then n is the neighbour`(
    columns: Int
  ) throws {
    var state = try page(columns: columns)
    state.press("/거문고")
    #expect(state.status.hasPrefix("/거문고"))
    state.press("⏎n")
    #expect(state.status.contains("‘거문고’ 2/"))
    state.press("␛p")
    #expect(state.focus == .page && state.number == 12)
  }
  @Test
  func `another item ends the search, another size does not`() throws {
    var state = try page()
    state.press("/거문고⏎n")
    _ = state.handle(.resize(TerminalSize(columns: 40, rows: 20)))
    #expect(state.status.contains("2/"))
    state.press("p")
    #expect(state.view.search == nil)
  }

  @Test
  func `favourites are marked once they are stored`() throws {
    var state = try BrowserState.sample()
    #expect(state.press("3*") == [.toggleFavourite(.item(2))])
    #expect(!state.rows[3].contains("*"))
    state.setFavourites([2])
    #expect(state.rows[3].contains("*"))
    #expect(state.press("0*") == [.toggleFavourite(.exposition)])
    #expect(state.status.contains("0/13 소개"))
    state.say(["저장할 수 없습니다"])
    #expect(state.status == "저장할 수 없습니다")
    state.press("j")
    #expect(state.status.contains("1/13"))
  }

  @Test
  func
    `words that a filter finds in texts are marked on the page, and n goes through them until Esc`()
    throws
  {
    for columns in [80, 120] {
      var alias = BrowserState(try .bundled(), size: TerminalSize(columns: columns, rows: 24))
      alias.press("/활자⏎⏎")
      #expect(alias.status.contains("‘활자’ 1/"))
      alias.press("␛np")
      #expect(alias.view.search == nil, "marks that Esc has ended stay away")
      var state = BrowserState(try .bundled(), size: TerminalSize(columns: columns, rows: 24))
      state.press("/왕산악이 칠현금⏎⏎")
      let search = try #require(state.view.search)
      #expect(search.matches.count > 1)
      #expect(state.status.contains("‘왕산악이 칠현금’ 1/\(search.matches.count)"))
      let marked = state.reader.visibleLines.flatMap(\.runs).filter { $0.role == .match }
      #expect(!marked.isEmpty)
      #expect(marked.allSatisfy { ["왕산악", "칠현금"].contains(String($0.text.prefix(3))) })
      state.press("n")
      #expect(state.status.contains(" 2/"))
      state.press("␛")
      #expect(state.view.search == nil && state.focus == .page)
      state.press("␛")
      #expect(state.focus == .list)
      #expect(state.list.filter != nil)
    }
  }

  @Test
  func `a filter that finds a name marks nothing, and n is the neighbour`() throws {
    var state = BrowserState(try .bundled(), size: TerminalSize(columns: 80, rows: 24))
    state.press("/거문고⏎")
    #expect(state.view.search == nil)
    state.press("␛/ㄱ⏎⏎")
    #expect(state.view.search == nil)
    let first = state.number
    state.press("n")
    #expect(state.number != first)
  }
}
