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
  func `a sentence is a line, and none is a request`() {
    let source = Roff([.paragraph("Put it there. .bashrc is read.")], manual: "").source
    #expect(source.hasSuffix("Put it there.\n\\&.bashrc is read.\n"))
  }
}
