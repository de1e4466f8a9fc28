import TestSupport
import Testing

@testable import ExpoCore

@Suite struct KoreanKeyboardTests {
  @Test(
    arguments: [
      ("rjansrh", "거문고"), ("rkdirma", "가야금"), ("rkqt", "값"), ("rkqtl", "갑시"), ("dhkd", "왕"),
      ("dnjf", "월"), ("dml", "의"), ("qnpfr", "뷁"), ("Rkr", "깍"), ("RkR", "깎"), ("rkE", "가ㄸ"),
      ("rr", "ㄱㄱ"), ("kk", "ㅏㅏ"), ("hk", "ㅘ"), ("O P", "ㅒ ㅖ"), ("rkrtk", "각사"),
      ("rkrttk", "갃사"), ("AKS", "만"), ("1rk2", "1가2"), ("rㅏ", "가"), ("ㄱㅓㅁ", "검"), ("ㅏ", "ㅏ"),
      ("rkqtt", "값ㅅ"), ("q w e r t y u i o p", "ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ"),
      ("a s d f g h j k l", "ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ"), ("z x c v b n m", "ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ"),
      ("Q W E R T O P", "ㅃ ㅉ ㄸ ㄲ ㅆ ㅒ ㅖ"),
    ])
  func `keys are composed as an input method does`(keys: String, text: String) {
    #expect(KoreanKeyboard.composed(fromKeys: keys) == text)
  }

  @Test(arguments: ["거문고", "ㄱㅁㄱ", "13", ""])
  func `without a Latin letter or a single vowel there is nothing to compose`(keys: String) {
    #expect(KoreanKeyboard.composed(fromKeys: keys) == nil)
  }

  @Test(arguments: [
    ("rjansrh", "거문고"), ("RJANSRH", "거문고"), ("rkt 13", "갓 13"), ("ㅔㅁ갸ㄴ", "paris"),
    ("ㄴㅊㄱㄷ두", "screen"),
    ("없는말", nil), ("ㄱㅁㄱ", nil), ("13", nil), ("r", nil), ("ㅏ", nil),
  ])
  func `the same keys type other text on the other keyboard`(typed: String, other: String?) {
    let texts = KoreanKeyboard.otherReadings(of: typed)
    #expect(other.map(texts.contains) ?? texts.isEmpty)
  }

  @Test
  func `the keys of any syllables write those syllables`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<rounds(150, long: 2_000) {
      let syllables = (0..<6).map { _ in UInt32.random(in: 0xAC00...0xD7A3, using: &generator) }
      let keys = syllables.flatMap(Hangul.keys)
      #expect(KoreanKeyboard.compose(keys).unicodeScalars.map(\.value) == syllables)
    }
  }
}
