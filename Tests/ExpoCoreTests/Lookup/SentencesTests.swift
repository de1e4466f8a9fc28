import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SentencesTests {
  private func sentences(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var sentences = Sentences(bytes)
      var all: [String] = []
      while let range = sentences.next() {
        all.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
      }
      return all
    }
  }

  @Test(
    arguments: [
      ("하나다. 둘인가? 셋!", ["하나다.", "둘인가?", "셋!"]), ("“하나다.” 둘", ["“하나다.”", "둘"]),
      ("하나(둘.) 셋", ["하나(둘.)", "셋"]), ("하나… 둘", ["하나…", "둘"]), ("〈노래.〉 둘", ["〈노래.〉", "둘"]),
      ("24.6cm이다. 끝", ["24.6cm이다.", "끝"]), ("1900. 04. 14까지", ["1900. 04. 14까지"]),
      ("1900. 그해", ["1900.", "그해"]), ("하나\n\n 둘\r\n셋", ["하나", "둘", "셋"]), ("하나, 둘", ["하나, 둘"]),
      (" 하나 ", ["하나"]), ("", []), (" \n ", []), (". .", [".", "."]),
    ])
  func `a sentence ends with its mark, its closing quotes and a blank`(
    text: String, expected: [String]
  ) {
    #expect(sentences(of: text) == expected)
  }

  @Test
  func `sentences that begin at a place are those that begin with the sentence around it`() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      var text = randomText(length: 50, using: &generator)
      text.withUTF8 { bytes in
        var sentences = Sentences(bytes)
        while let range = sentences.next() {
          for place in range {
            var from = Sentences(bytes, from: place)
            #expect(from.next() == range)
          }
        }
      }
    }
  }

  @Test func `a text of the longest length is shown whole, a longer one in part`() {
    for (count, isWhole) in [(Sentences.maxBytes, true), (Sentences.maxBytes + 1, false)] {
      var text = String(repeating: "a", count: count)
      let window = text.withUTF8 { Sentences.window(of: $0, around: 0) }
      #expect((window == 0..<count) == isWhole)
    }
  }

  @Test
  func `nothing but blanks is lost`() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let text = randomText(length: 50, using: &generator)
      let kept = sentences(of: text).joined().utf8.filter {
        !(0x09...0x0D).contains($0) && $0 != 0x20
      }
      #expect(kept == text.utf8.filter { !(0x09...0x0D).contains($0) && $0 != 0x20 })
    }
  }
}
