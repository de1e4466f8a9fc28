import Testing

@testable import ExpoCore

@Suite struct PostpositionalParticlesTests {
  @Test(
    arguments: [
      ("거문고를", "거문고"), ("거문고에서는", "거문고"), ("파리까지의", "파리"), ("갓은", nil), ("사이", nil),
      ("고양이는", "고양이"), ("서울로", "서울"), ("한국으로", "한국"), ("geomungo는", "geomungo"),
      ("1900년부터", "1900년"), ("직지심체요절", nil), ("는", nil), ("", nil), ("Paris", nil),
    ] as [(String, String?)])
  func `particles come off the end where two letters stay`(word: String, stem: String?) {
    let found = PostpositionalParticles.stem(of: word.unicodeScalars.map(\.value))
    #expect(found.map(Array.init) == stem.map { $0.unicodeScalars.map(\.value) })
  }
}
