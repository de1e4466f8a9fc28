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
    #expect(mistakesBetween(first, second) == mistakes)
    #expect(mistakesBetween(second, first) == mistakes)
  }

  private func mistakesBetween(_ first: String, _ second: String) -> Int {
    FoldedLetters.all(of: first).keys.mistakes(in: FoldedLetters.all(of: second).keys)
  }

  @Test
  func `a word with one mistake is nearer than one with two, of equals the first is`() {
    #expect("pavillionn".nearest(among: ["pavilion", "pavillio", "pavillion"]) == 2)
    #expect("kitten".nearest(among: ["kittns", "kittem", "mitten"]) == 1)
    #expect("kitten".nearest(among: ["sausage", "dog"]) == nil)
    #expect("".nearest(among: ["", "a"]) == nil)
  }

  @Test(arguments: [
    ("pavillion", "pavilion", true), ("instrumnet", "instrument", true), ("itmes", "items", true),
    ("itme", "item", true), ("jikjii", "jikji", true), ("kitens", "sitten", false),
    ("hat", "cat", false), ("거믄고", "거문고", true), ("도자", "모자", false), ("출처", "불서", false),
    ("갖", "갓", false),
  ])
  func `one mistake is allowed in up to seven letters, two in more, none in a short word`(
    text: String, word: String, isSimilar: Bool
  ) {
    #expect((text.nearest(among: [word]) == 0) == isSimilar)
  }
}
