import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

@Suite struct BundledTextTests {
  @Test
  func `no text needs neutralising, and all of it is in composed form`() throws {
    for index in 0..<[Item].bundled.count {
      let item = [Item].bundled[index]
      let texts =
        [item.name, item.shortDescription, item.description, item.imageDescription ?? ""]
        + item.details.flatMap { [$0.label, $0.value] }
      for text in texts {
        #expect(ControlEscaping.escaped(text) == text)
        #expect(!text.unicodeScalars.contains { (0x1100...0x11FF).contains($0.value) })
      }
    }
  }
}
