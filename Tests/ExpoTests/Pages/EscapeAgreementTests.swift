import ExpoCore
import TerminalText
import Testing

@Suite struct EscapeAgreementTests {
  @Test func `JSON and text escape the same scalars, but for line feeds`() {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    for scalar in scalars where scalar != "\n" {
      if JSONWriter.mayStandRaw(scalar) == ControlEscaping.needsEscape(scalar) {
        Issue.record("\(scalar.debugDescription)")
      }
    }
  }
}
