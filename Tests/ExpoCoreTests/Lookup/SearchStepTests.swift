import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SearchStepTests {
  private static func search(_ query: String, in items: Items, step: Int = .max) -> Search {
    var search = Search(query, in: items)
    while !search.isComplete { search.advance(atMost: step) }
    return search
  }

  @Test
  func `a particle goes only if nothing was found, however the search is run`() throws {
    let items = try Items.sample([
      SampleItem(name: "가", text: "장구는 크다. 금속활자 이야기."),
      SampleItem(name: "나", text: "장구를 친다. 금속활자 이야기."),
    ])
    #expect(items.search("장구는 금속활자가").hits.map(\.index) == [0])
    #expect(Self.search("장구는 금속활자가", in: items, step: 1).found == [0])
  }

  /// Items whose texts are made of few words with and without particles, so that queries meet them.
  private static func items(using generator: inout SeededGenerator) throws -> Items {
    try Items.sample(
      (0..<8).map { index in
        let text = (0..<5).map { _ in word(using: &generator) }.joined(separator: " ")
        return SampleItem(
          name: "이름\(index)", aliases: [word(using: &generator)], text: "\(text). cities, a box")
      })
  }

  private static func word(using generator: inout SeededGenerator) -> String {
    let stem = ["장구", "금속활자", "거문고", "바다", "학", "줄", "box"].randomElement(using: &generator)
    let ending = ["", "", "는", "가", "를", "에서", "에서는", "es"].randomElement(using: &generator)
    return (stem ?? "") + (ending ?? "")
  }

  @Test(arguments: 0..<UInt64(rounds(5, long: 40)))
  func `two words with particles are found alike whole, in steps and typed on`(seed: UInt64) throws
  {
    var generator = SeededGenerator(seed: seed)
    let items = try Self.items(using: &generator)
    for _ in 0..<20 {
      let query = Self.word(using: &generator) + " " + Self.word(using: &generator)
      let whole = items.search(query)
      let expected = whole.hits.map(\.index)
      for step in 1...4 {
        let results = Self.search(query, in: items, step: step).results()
        #expect(results.hits.map(\.index) == expected && results.words == whole.words, "\(query)")
      }
      let step = Int.random(in: 1...5, using: &generator)
      var typed = Search("", in: items)
      for length in 1...query.count {
        let text = String(query.prefix(length))
        typed = typed.refined(to: text) ?? Search(text, in: items)
        typed.advance(atMost: step)
      }
      typed.advance(atMost: .max)
      #expect(typed.results().hits.map(\.index) == expected, "\(query)")
      #expect(Search(query, in: items).findsAnything == !expected.isEmpty)
    }
  }

  @Test(arguments: ["cities", "boxes"])
  func `a plural that is typed on is found as from the start`(query: String) throws {
    let items = try Items.sample([
      SampleItem(name: "가", text: "two boxes of one city"), SampleItem(name: "나", text: "cities"),
      SampleItem(name: "다", text: "a box"),
    ])
    var typed = Search("", in: items)
    for length in 1...query.count {
      let text = String(query.prefix(length))
      typed = typed.refined(to: text) ?? Search(text, in: items)
      typed.advance(atMost: .max)
    }
    #expect(typed.found == items.search(query).hits.map(\.index).sorted())
  }

  @Test
  func `a query that goes on keeps what is known, any other starts anew`() throws {
    var search = Search("금속", in: .bundled)
    search.advance(atMost: 6)
    #expect(!search.found.isEmpty)
    var refined = try #require(search.refined(to: "금속활자 파리"))
    #expect(refined.remaining == search.found.count + Items.bundled.count - 6)
    refined.advance(atMost: 1)
    refined = try #require(refined.refined(to: "금속활자 파리 박"))
    refined.advance(atMost: .max)
    #expect(refined.found == Self.search("금속활자 파리 박", in: .bundled).found)
    #expect(search.refined(to: "금") == nil)
    #expect(search.refined(to: "활자금속") == nil)
  }

  @Test
  func `equal words are searched for once, and a query costs no more for repeating them`() throws {
    #expect(Items.bundled.search("파리 ＰARIS 파리 paris").words == ["파리", "ＰARIS"])
    let work = ["q", String(repeating: "q Q ", count: 200)].map { query in
      Work.count(.comparedLetters) { _ = Items.bundled.search(query) }
    }
    #expect(work[0] == work[1])
  }

  @Test(
    arguments: [
      ("신", [0, 1, 2]), ("문", [3]), ("신문", [1, 2, 3]), ("神", [4]),
    ])
  func `in sentences a single syllable is found at the beginning of a word, in names anywhere`(
    query: String, found: [Int]
  ) throws {
    let items = try Items.sample([
      SampleItem(name: "나막신", text: "나무"), SampleItem(name: "가", text: "자신의 “신문”"),
      SampleItem(name: "나", short: "(신)", text: "신문"),
      SampleItem(name: "다", text: "사신. 옛신문\n문"),
      SampleItem(name: "라", text: "귀神"),
    ])
    #expect(Self.search(query, in: items).found == found)
  }
}
