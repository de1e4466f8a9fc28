import Foundation
import TestSupport
import Testing

@testable import expo

@Suite struct ScreenshotTests {
  @Test(.enabled(if: OtherProgram.isInstalled("python3"), "python3 is not installed"))
  func `the README's pictures of the front page are what the program prints`() throws {
    let scripts = repositoryRoot.appending(path: "Tests/Screenshots")
    let folder = try TemporaryFolder()
    let drawn = try OtherProgram.run(
      "'\(scripts.path)/redraw.sh' '\(BuiltProgram.path)' '\(folder.path)'")
    #expect(drawn.status == 0, "\(drawn.output)")
    for file in ["front-en.svg", "front-ko.svg"] {
      let kept = try String(contentsOf: scripts.appending(path: file), encoding: .utf8)
      #expect(
        folder.contents(file) == kept, "\(file) is out of date: run Tests/Screenshots/redraw.sh")
    }
  }
}
