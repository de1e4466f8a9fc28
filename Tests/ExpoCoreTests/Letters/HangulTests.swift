import Testing

@testable import ExpoCore

@Suite struct HangulTests {

  @Test(arguments: "ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄㅏㅣa가".unicodeScalars.map(\.self))
  func `clusters and vowels are no initials`(letter: Unicode.Scalar) {
    #expect(Hangul.initial(of: letter.value) == nil)
  }

  @Test(
    arguments: [
      ("거문고", "ㄱㅓㅁㅜㄴㄱㅗ"), ("과", "ㄱㅗㅏ"), ("놋그릇", "ㄴㅗㅅㄱㅡㄹㅡㅅ"), ("뷁", "ㅂㅜㅔㄹㄱ"),
      ("의", "ㅇㅡㅣ"), ("깎", "ㄲㅏㄲ"), ("값", "ㄱㅏㅂㅅ"), ("쐬", "ㅆㅗㅣ"), ("ㄳ", "ㄱㅅ"), ("ㅘ", "ㅗㅏ"),
      ("갓a", "ㄱㅏㅅa"), ("ㄳㄵㄶㄺㄻㄼ", "ㄱㅅㄴㅈㄴㅎㄹㄱㄹㅁㄹㅂ"),
      ("ㄽㄾㄿㅀㅄ", "ㄹㅅㄹㅌㄹㅍㄹㅎㅂㅅ"), ("ㅘㅙㅚㅝㅞㅟㅢ", "ㅗㅏㅗㅐㅗㅣㅜㅓㅜㅔㅜㅣㅡㅣ"),
    ])
  func `the keys of a syllable are those of the two-set keyboard`(text: String, letters: String) {
    let keys = text.unicodeScalars.flatMap { Hangul.keys(of: $0.value) }
    #expect(keys == letters.unicodeScalars.map(\.value))
  }
}
