import TestSupport
import Testing

@testable import ExpoCore

/// Lists of words that are found as names are: categories, grades, values of options.
@Suite struct KindTests {
  @Test(
    arguments: [
      ("악기", [1]), ("악 기", [1]), ("공예·가구", [2]), ("공예 가구", [2]),
      ("공예ㆍ가구", [2]), ("공예", [2]), ("가구", [2]), ("ㅇㄱ", [1]), ("ㄱㅇ", [2]),
      ("ㅂㅅ", [3]), ("dkrrl", [1]), ("약기", [1]), ("Musical", [1]), ("musical instruments", [1]),
      ("자동차", []), ("", []), ("1", []),
    ])
  func `a category is found by its name in either edition, its beginning and its initials`(
    query: String, answer: [Int]
  ) throws {
    let english = Catalogue(bundled: .english)
    let kinds = Catalogue.bundled.kinds(beside: english).map(\.names)
    let found = Catalogue.bundled.kinds(named: query, in: .korean, beside: english)
      .map(\.kind.names)
    #expect(found == answer.map { kinds[$0] })
  }

  @Test func `a grade is found like a category, several words as one`() {
    let items = ["certain", "kind only", "later reports"].map { word in
      var item = Item(name: word, pictureName: word, shortDescription: "", text: "")
      item.evidence = word
      return item
    }
    func found(_ words: String) -> String? {
      let found = Catalogue(items: items).kinds(named: words, in: .korean).first
      return found.map { "\($0.kind.names[0]) \($0.rank)" }
    }
    #expect(found("kind only") == "kind only name" && found("Kind-Only") == "kind only name")
    #expect(found("cer") == "certain beginning" && found("ce") == "certain part")
    #expect(found("latr reports") == "later reports similar")
    #expect(found("cretain") == "certain similar" && found("x") == nil)
  }

  @Test func `kinds that differ only in blanks, case, width or Unicode form are one`() {
    let items = ["Café", "cafe\u{301} ", "ＣＡＦＥ", "Tea", nil].enumerated().map { index, kind in
      var item = Item(name: "\(index)", pictureName: "\(index)", shortDescription: "", text: "")
      item.category = kind
      return item
    }
    let catalogue = Catalogue(items: items)
    #expect(catalogue.kinds().map(\.names) == [["Café"], ["Tea"]])
    var selection = Selection()
    selection.category = "CAFÉ"
    #expect(selection.indices(of: items) == [0, 1, 2])
    #expect(items.sectionsByCategory().map(\.indices) == [[0, 1, 2], [3], [4]])
  }
}
