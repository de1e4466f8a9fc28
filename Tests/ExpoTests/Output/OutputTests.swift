import Foundation
import Testing

@testable import expo

/// Output that cannot be written.
@Suite struct OutputTests {
  @Test(arguments: ["overview", "items"])
  func `a pipe that is closed early is success, and silent`(command: String) throws {
    let run = try ProgramRun([command], output: .closedPipe)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(.enabled(if: access("/dev/full", F_OK) == 0, "the system has no /dev/full"))
  func `a full device is an error with status 74`() throws {
    let run = try ProgramRun(["items"], output: .file("/dev/full"))
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("expo: 오류: "))
  }

  @Test
  func `a standard output that is closed is an error with status 74`() throws {
    let run = try ProgramRun(["items"], output: .closed)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("expo: 오류: "))
  }
}
