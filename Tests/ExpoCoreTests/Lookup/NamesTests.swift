import TestSupport
import Testing

@testable import ExpoCore

/// Lists of words that are found as names are: categories, grades, values of options.
@Suite struct NamesTests {
  @Test(
    arguments: [
      ("악기", [1]), ("악 기", [1]), ("공예·가구", [2]), ("공예 가구", [2]),
      ("공예ㆍ가구", [2]), ("공예", [2]), ("가구", [2]), ("ㅇㄱ", [1]), ("ㄱㅇ", [2]),
      ("ㅂㅅ", [3]), ("dkrrl", [1]), ("약기", [1]), ("Musical", [1]), ("musical instruments", [1]),
      ("자동차", []), ("", []), ("1", []),
    ])
  func `a category is found by its name in either edition, its beginning and its initials`(
    query: String, answer: [Int]
  ) {
    let categories = Catalogue.bundled.categories(beside: Catalogue(bundled: .english))
    #expect(categories.find(query).indices == answer)
  }

  @Test func `any list of words is found, several words as one`() {
    let grades = [Names(["certain"]), Names(["kind only", "종류만"]), Names(["later reports"])]
    func found(_ word: String) -> [Int] { grades.find(word).indices }
    #expect(found("kind only") == [1] && found("Kind-Only") == [1] && found("종류") == [1])
    #expect(found("cer") == [0] && found("ㅈㄹㅁ") == [1] && found("latr reports") == [2])
    #expect(grades.find("ce").rank == .part && grades.find("cretain").rank == .similar)
  }

  @Test(arguments: [
    ("pavillion", "pavilion"), ("instrumnet", "Instruments"), ("민영한", "민영찬"), ("꾸랑이", "쿠랑"),
    ("민영한 파리", "민영찬 파리"), ("망건쟁이", nil), ("출처 파리", nil), ("수집픔", "수집품"), ("에펠탐", nil),
  ])
  func `a misspelt word is compared with names and the words of the exposition's text`(
    query: String, words: String?
  ) throws {
    let isEnglish = query.allSatisfy(\.isASCII)
    let edition = Catalogue(bundled: isEnglish ? .english : .original)
    #expect(try edition.respelt(query) == words)
  }
}
