import Testing

@testable import ExpoCore

@Suite struct TextFilterTests {
  private func found(_ query: String) -> [Int]? {
    var filter = TextFilter(query)
    while let rest = filter?.remaining(in: .bundled), rest > 0 {
      filter?.search(.bundled, atMost: 3)
    }
    return filter?.found
  }

  @Test(
    "finds the items that the search finds",
    arguments: ["금속활자", "왕산악", "파리 박물관", "거문고", "1900", "쀍뷁"])
  func agreesWithSearch(query: String) {
    let hits = Search(.bundled).results(for: query).hits.map(\.index).sorted()
    #expect(found(query) == hits)
  }

  @Test("short queries search nothing", arguments: ["", "금", "a", " ! "])
  func short(query: String) {
    #expect(TextFilter(query) == nil)
  }

  @Test("a query that goes on keeps what is known, any other starts anew")
  func refined() throws {
    var filter = try #require(TextFilter("금속"))
    filter.search(.bundled, atMost: 6)
    #expect(!filter.found.isEmpty)
    var refined = try #require(filter.refined(to: "금속활자 파리"))
    #expect(refined.remaining(in: .bundled) == filter.found.count + 7)
    refined.search(.bundled, atMost: 1)
    refined = try #require(refined.refined(to: "금속활자 파리 박"))
    refined.search(.bundled, atMost: .max)
    #expect(refined.found == found("금속활자 파리 박"))
    #expect(refined.remaining(in: .bundled) == 0)
    #expect(filter.refined(to: "금") == nil)
    #expect(filter.refined(to: "활자금속") == nil)
  }

  @Test("words lose their particles once")
  func particles() throws {
    let filter = try #require(TextFilter("왕산악이"))
    var stem = try #require(filter.withoutParticles())
    stem.search(.bundled, atMost: .max)
    #expect(stem.found == found("왕산악"))
    #expect(stem.withoutParticles() == nil)
    #expect(TextFilter("zither")?.withoutParticles() == nil)
  }

  @Test("a matcher compares letters, and signs if there is no letter")
  func matcher() {
    #expect(TextMatcher("금속활자")?.ranges(in: "옛 금속 활자") == [4..<17])
    #expect(TextMatcher("ABC")?.ranges(in: "abc Abc") == [0..<3, 4..<7])
    #expect(TextMatcher("((")?.ranges(in: "((((") == [0..<2, 2..<4])
    #expect(TextMatcher(" ") == nil)
    #expect(TextMatcher("x")?.ranges(in: "") == [])
  }
}
