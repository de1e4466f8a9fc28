import Testing

@testable import expo

@Suite struct PagerActionTests {
  @Test(
    "keys do what they do in less",
    arguments: [
      ([" ", "f"], [.pageDown, .right], .scroll(.pageDown)),
      (["b"], [.pageUp, .left], .scroll(.pageUp)),
      (["\r", "\n", "j"], [.down], .scroll(.lineDown)),
      (["k"], [.up], .scroll(.lineUp)),
      (["g"], [.home], .scroll(.top)),
      (["G"], [.end], .scroll(.bottom)),
      (["q", "Q"], [], .quit),
      (["h"], [], .help),
    ] as [([Unicode.Scalar], [Key], PagerAction)])
  func actions(letters: [Unicode.Scalar], keys: [Key], action: PagerAction) {
    for key in letters.map(Key.scalar) + keys {
      #expect(PagerAction(key) == action)
    }
  }

  @Test(
    "the Hangul letter on a key does what the key does",
    arguments: [
      ("ㅂ", "q"), ("ㅃ", "q"), ("ㅠ", "b"), ("ㄹ", "f"), ("ㅓ", "j"), ("ㅏ", "k"), ("ㅎ", "g"),
      ("ㅗ", "h"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func hangul(letter: Unicode.Scalar, key: Unicode.Scalar) {
    #expect(PagerAction(.scalar(letter)) != nil)
    #expect(PagerAction(.scalar(letter)) == PagerAction(.scalar(key)))
  }

  @Test("other keys do nothing", arguments: ["x", "가", "\u{0}", "1"] as [Unicode.Scalar])
  func nothing(key: Unicode.Scalar) {
    #expect(PagerAction(.scalar(key)) == nil)
  }
}
