import Foundation
import TestSupport
import Testing

@testable import expo

@Suite struct ScreenshotTests {
  @Test(.enabled(if: OtherProgram.isInstalled("python3"), "python3 is not installed"))
  func `the README's picture of a page is what the program prints`() throws {
    let scripts = repositoryRoot.appending(path: "Tests/Screenshots")
    let folder = try TemporaryFolder()
    let drawn = try OtherProgram.run(
      "'\(scripts.path)/redraw.sh' '\(BuiltProgram.path)' '\(folder.path("item.svg"))'")
    #expect(drawn.status == 0, "\(drawn.output)")
    let kept = try String(contentsOf: scripts.appending(path: "item.svg"), encoding: .utf8)
    #expect(
      folder.contents("item.svg") == kept,
      "item.svg is out of date: run Tests/Screenshots/redraw.sh")
  }
}
