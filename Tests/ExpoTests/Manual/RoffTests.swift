import Testing

@testable import expo

/// Text for troff.
@Suite struct RoffTests {
  @Test
  func `special characters of troff are escaped`() {
    #expect(Roff.escape("--width ~/a\\b") == #"\-\-width \(ti/a\eb"#)
    #expect(Roff.escape("'c' \"d\" `^") == #"\(aqc\(aq \(dqd\(dq \(ga\(ha"#)
  }
}
