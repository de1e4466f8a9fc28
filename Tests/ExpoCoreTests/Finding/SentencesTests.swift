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
      (" 하나 ", ["하나"]), ("See p. 3 and pp. 4. End", ["See p. 3 and pp. 4.", "End"]),
      ("N. V. Finko. A B. C", ["N. V. Finko.", "A B. C"]),
      ("하나다.[2][13] 둘[3].", ["하나다.[2][13]", "둘[3]."]), ("하나.[가] 둘", ["하나.[가] 둘"]),
      ("하나 … 둘", ["하나 … 둘"]), ("《하나! 둘》 셋! 넷", ["《하나! 둘》 셋!", "넷"]),
      ("《하나!\n둘. 셋", ["《하나!", "둘.", "셋"]), ("", []), (" \n ", []), (". .", [".", "."]),
    ])
  func `a sentence ends with its mark, its closing quotes and a blank`(
    text: String, expected: [String]
  ) {
    #expect(sentences(of: text) == expected)
  }

  @Test(
    arguments: [
      ("막이[2] 올랐다.[13][1]", "막이 올랐다."), ("(둘)[2], 셋", "(둘), 셋"), ("[2] 둘 [3]", "[2] 둘 [3]"),
      ("열넷[14] 영[0] 말[a] 끝[2", "열넷[14] 영[0] 말[a] 끝[2"), ("한 줄\n[2]", "한 줄\n[2]"), ("", ""),
    ])
  func `a note number is that of a source, directly after a word`(text: String, plain: String) {
    #expect(text.withoutNoteNumbers(upTo: 13) == plain)
    #expect(text.withoutNoteNumbers(upTo: 0) == text)
  }

  @Test(arguments: [
    ("Gers, 1901. On hats.", "Gers, 1901.", "On hats."), ("A. B. C.", "A. B. C.", ""),
    ("Gers, 1901.", "Gers, 1901.", ""), ("A book, p. 3.", "A book, p. 3.", ""), ("", "", ""),
  ])
  func `the last of several sentences stands apart`(text: String, rest: String, last: String) {
    let parts = text.splitBeforeLastSentence()
    #expect(parts.rest == rest && parts.last == last)
  }

  @Test(arguments: [
    ("참 좋다.” 그는 말했다.", "“참 좋다.” 그는 말했다."), ("그는 “참 좋다.", "그는 “참 좋다.”"),
    ("A service of gold.’", "‘A service of gold.’"), ("He said: ‘No.", "He said: ‘No.’"),
    ("“둘”이라고", "“둘”이라고"), ("Korea’s last", "Korea’s last"),
    ("‘The Koreans’ ware.’", "‘The Koreans’ ware.’"), ("", ""),
  ])
  func `a sentence of a quotation has both quotation marks`(text: String, whole: String) {
    #expect(text[...].withWholeQuotes == whole)
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
