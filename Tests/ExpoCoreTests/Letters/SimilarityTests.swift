import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SimilarityTests {
  @Test(
    arguments: [
      ("거문고", "거문고", 0), ("거믄고", "거문고", 1), ("검은고", "거문고", 2), ("해굼", "해금", 1),
      ("갓", "", 3), ("", "", 0), ("itmes", "items", 1), ("Items", "items", 0),
      ("kitten", "sitting", 3), ("해ㅁ그", "햄그", 0), ("ca", "abc", 3),
      ("거문고", "geomungo", 8), ("과", "고", 1), ("값", "갑", 1),
    ])
  func `Hangul is counted in keys, Latin in letters, a swap as one mistake`(
    first: String, second: String, mistakes: Int
  ) {
    #expect(Similarity.mistakes(first, second) == mistakes)
    #expect(Similarity.mistakes(second, first) == mistakes)
  }

  @Test
  func `a word with one mistake is nearer than one with two, of equals the first is`() {
    #expect(Similarity.nearest(to: "kitten", among: ["kittns", "kittem", "mitten"]) == 1)
    #expect(Similarity.nearest(to: "kitten", among: ["sausage", "dog"]) == nil)
    #expect(Similarity.nearest(to: "", among: ["", "a"]) == nil)
  }
}

extension Similarity {
  /// The mistakes between two texts; case, spaces and punctuation do not count.
  fileprivate static func mistakes(_ first: String, _ second: String) -> Int {
    mistakes(keys(of: FoldedLetters.all(of: first)), keys(of: FoldedLetters.all(of: second)))
  }
}
