import Testing

@testable import ExpoCore

@Suite struct TextMatcherTests {
  @Test
  func `a matcher compares letters, and signs if there is no letter`() {
    #expect(TextMatcher("금속활자")?.ranges(in: "옛 금속 활자") == [4..<17])
    #expect(TextMatcher("ABC")?.ranges(in: "abc Abc") == [0..<3, 4..<7])
    #expect(TextMatcher("((")?.ranges(in: "((((") == [0..<2, 2..<4])
    #expect(TextMatcher(" ") == nil)
    #expect(TextMatcher("x")?.ranges(in: "") == [])
  }
}
