import Foundation
import TestSupport
import Testing

@testable import ExpoCore

@Suite struct FoldedLettersTests {
  private func folded(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: FoldedLetters.all(of: text).compactMap(Unicode.Scalar.init))
    return String(view)
  }

  @Test(
    arguments: [
      ("거 문-고", "거문고"), ("\u{1100}\u{1165}\u{1106}\u{116E}\u{11AB}\u{1100}\u{1169}", "거문고"),
      ("거무\u{11AB}", "거문"), ("문\u{11AB}", "문ㄴ"), ("\u{1100}\u{1106}", "ㄱㅁ"), ("\u{1161}", "ㅏ"),
      ("Geo-Mun’go", "geomungo"), ("ＡＢ１", "ab1"), ("kŏmun'go", "komungo"),
      ("ko\u{306}mun'go", "komungo"), ("ÉCOLE", "ecole"), ("Ünïcödé", "unicode"),
      ("Œuvre", "oeuvre"),
      ("Straße", "strasse"), ("ŁÓDŹ", "lodz"), ("ΆΓΩΝ", "αγων"), ("Ёлка", "елка"), ("ʼn ʻn", "nn"),
      ("공예ㆍ가구", "공예가구"), ("공예·가구", "공예가구"), ("a\u{200B}b\u{FEFF}c\u{AD}", "abc"),
      ("\u{115F}\u{3164}\u{FFA0}", ""), ("C++", "c++"), ("48,130,300", "48130300"),
      ("《삼국사기》", "삼국사기"), ("\u{F9E4}", "理"), ("玄琴", "玄琴"), ("가\u{0301}", "가"), ("", ""),
      ("…!?", ""), ("🎻︎", "🎻"),
    ])
  func `case, width, accents and Unicode form make no difference`(text: String, letters: String) {
    #expect(folded(text) == letters)
  }

  @Test
  func `folding twice is folding once, and canonical equivalence does not matter`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<rounds(150, long: 2_000) {
      let text = randomText(length: 12, using: &generator)
      let once = folded(text)
      #expect(folded(once) == once, "\(text.unicodeScalars.map(\.value))")
      #expect(folded(text.decomposedStringWithCanonicalMapping) == once)
      #expect(folded(text.precomposedStringWithCanonicalMapping) == once)
    }
  }

  @Test
  func `a letter with an accent is the same as its parts`() {
    for scalar in (0xC0...0x1FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      #expect(folded(text.decomposedStringWithCanonicalMapping) == folded(text))
    }
  }
}
