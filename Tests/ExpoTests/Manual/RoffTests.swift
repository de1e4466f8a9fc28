import TerminalText
import Testing

@testable import expo

/// Text for troff.
@Suite struct RoffTests {
  @Test
  func `special characters of troff are escaped`() {
    #expect(Roff.escape("--width ~/a\\b") == #"\-\-width \(ti/a\eb"#)
    #expect(Roff.escape("'c' \"d\" `^") == #"\(aqc\(aq \(dqd\(dq \(ga\(ha"#)
  }

  @Test
  func `a paragraph is a line, and none is a request`() {
    let source = Roff([.paragraph(".bashrc is read. Put it there.")], manual: "").source
    #expect(source.hasSuffix("\n\\&.bashrc is read. Put it there.\n"))
  }
}
