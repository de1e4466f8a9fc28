import ExpoCore
import TerminalText
import Testing

@testable import expo

@Suite struct TextTests {
  @Test
  func `a text is longer than a screen that lacks one line`() {
    let document = Document.items(.bundled, title: nil, in: PageContext())
    let text = Text(document, PresentationTests.presentation(), .korean)
    var count = 0
    text.forEachLine { _ in count += 1 }
    #expect((0...count + 1).filter(text.isLonger) == Array(0..<count))
  }
}
