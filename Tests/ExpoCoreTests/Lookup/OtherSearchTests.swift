import Testing

@testable import ExpoCore

/// The words that are searched for instead of those that no text has.
@Suite struct OtherSearchTests {
  @Test(arguments: [
    ("rjansrh", "거문고", [Topic.item(12)]), ("ㄱㅁㄱ", "거문고", [.item(12)]), ("ㅎㄱ", "해금", [.item(4)]),
    ("ㅓㅑㅏㅓㅑ", "jikji", [.item(0), .overview]),
  ])
  func `other words are searched for if nothing is found`(
    typed: String, meant: String, first: [Topic]
  ) throws {
    let catalogue = Catalogue.bundled
    #expect(try catalogue.search(typed).topics.isEmpty)
    let other = try #require(try catalogue.searchOther(than: typed))
    #expect(other.words == meant)
    #expect(first.contains(try #require(other.results.topics.first)))
  }

  @Test(arguments: ["ㄱ", "없는말", "xyzzy", "ㅂㅈㄷ", "123"])
  func `words that mean nothing else stay as they are`(typed: String) throws {
    #expect(try Catalogue.bundled.searchOther(than: typed) == nil)
  }
}
