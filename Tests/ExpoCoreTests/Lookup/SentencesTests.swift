import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SentencesTests {
  private func sentences(of text: String) -> [String] { text.sentences.map(String.init) }

  @Test(
    arguments: [
      ("하나다. 둘인가? 셋!", ["하나다.", "둘인가?", "셋!"]), ("“하나다.” 둘", ["“하나다.”", "둘"]),
      ("하나(둘.) 셋", ["하나(둘.)", "셋"]), ("하나… 둘", ["하나…", "둘"]), ("〈노래.〉 둘", ["〈노래.〉", "둘"]),
      ("24.6cm이다. 끝", ["24.6cm이다.", "끝"]), ("1900. 04. 14까지", ["1900. 04. 14까지"]),
      ("1900. 그해", ["1900.", "그해"]), ("하나\n\n 둘\r\n셋", ["하나", "둘", "셋"]), ("하나, 둘", ["하나, 둘"]),
      (" 하나 ", ["하나"]), ("N. V. Finko. A B. C", ["N. V. Finko.", "A B. C"]),
      ("", []), (" \n ", []), (". .", [".", "."]),
    ])
  func `a sentence ends with its mark, its closing quotes and a blank`(
    text: String, expected: [String]
  ) {
    #expect(sentences(of: text) == expected)
  }

  @Test
  func `nothing but blanks is lost`() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let text = randomText(length: 50, using: &generator)
      func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.isBlank }
      }
      #expect(letters(sentences(of: text).joined()) == letters(text))
    }
  }
}
