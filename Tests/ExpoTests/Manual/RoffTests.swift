import Testing

@testable import expo

/// How text is written for troff.
@Suite struct RoffTests {
  @Test
  func `special characters of troff are escaped`() {
    #expect(Roff.escape("--width ~/a\\b") == #"\-\-width \(ti/a\eb"#)
    #expect(Roff.escape("'c' \"d\" `^") == #"\(aqc\(aq \(dqd\(dq \(ga\(ha"#)
  }

  @Test
  func `each sentence begins a line, no line begins a request, and none is longer than 80 columns`()
  {
    var page = Roff()
    page.text("첫 문장입니다. .둘째 문장은 여기서 시작하여 더 길게 이어집니다.")
    #expect(
      page.source == """
        첫 문장입니다.
        \\&.둘째 문장은 여기서
        시작하여 더 길게
        이어집니다.

        """)
  }

  @Test
  func `arguments with spaces are quoted`() {
    var page = Roff()
    page.macro("BI", "expo item", " <name>")
    page.macro("SH", "NAME")
    #expect(page.source == ".BI \"expo item\" \" <name>\"\n.SH NAME\n")
  }
}
