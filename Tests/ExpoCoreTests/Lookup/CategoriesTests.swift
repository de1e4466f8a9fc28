import ExpoCore
import TestSupport
import Testing

@Suite struct CategoriesTests {
  @Test(
    arguments: [
      ("악기", NameMatch.one(1)), ("악 기", .one(1)), ("공예·가구", .one(2)), ("공예 가구", .one(2)),
      ("공예ㆍ가구", .one(2)), ("공예", .one(2)), ("가구", .one(2)), ("ㅇㄱ", .one(1)), ("ㄱㅇ", .one(2)),
      ("ㅂㅅ", .one(3)), ("복시", .one(3)), ("dkrrl", .one(1)), ("약기", .unclear(suggestions: [1])),
      ("석적", .unclear(suggestions: [0])), ("자동차", .unclear(suggestions: [])),
      ("", .unclear(suggestions: [])), ("1", .unclear(suggestions: [])),
    ])
  func `a category is found as a name is`(query: String, answer: NameMatch) {
    #expect(Categories(.bundled).index().find(query) == answer)
  }
}
