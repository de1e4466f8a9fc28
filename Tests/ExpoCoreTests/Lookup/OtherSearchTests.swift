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
    let catalogue = LoadedCatalogue(.bundled)
    #expect(try catalogue.search(typed).topics.isEmpty)
    let other = try #require(try catalogue.searchOther(than: typed))
    #expect(other.words == meant)
    #expect(first.contains(try #require(other.results.topics.first)))
  }

  @Test(arguments: ["ㄱ", "없는말", "xyzzy", "ㅂㅈㄷ", "123"])
  func `words that mean nothing else stay as they are`(typed: String) throws {
    #expect(try LoadedCatalogue(.bundled).searchOther(than: typed) == nil)
  }

  @Test func `a second excerpt has the words that the first lacks`() throws {
    let item = Item(
      name: "갓", imageName: "gat", shortDescription: "모자", description: "첫째 문장은 나무다. 둘째 문장은 물이다.",
      sources: ["불에 관한 책"])
    let hit = try #require([item].search("나무 불 물").hits.first)
    #expect(hit.excerpt.contains("나무"))
    let other = try #require(hit.others.first)
    #expect(other.excerpt.contains("물") || other.excerpt.contains("불"))
    #expect(hit.others.count == 1)
    #expect([item].search("나무").hits.first?.others.isEmpty == true)
    func json(_ query: String) throws -> String {
      let catalogue = LoadedCatalogue([item])
      let value = try JSONValue(catalogue.search(query), in: catalogue)
      return String(decoding: JSONWriter.document(value), as: UTF8.self)
    }
    #expect(try json("나무 물 불").contains("\"excerpt\": \"\(other.excerpt)\""))
    #expect(try !json("나무").contains("others"))
  }
}
