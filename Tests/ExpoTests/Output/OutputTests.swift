import Testing

@testable import expo

/// What becomes of a text that cannot be written.
@Suite struct OutputTests {
  @Test(
    "a pipe that is closed early is success, and silent", arguments: ["overview", "items"])
  func closedPipe(command: String) throws {
    let run = try ProgramRun([command], output: .closedPipe)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(
    "a full device is an error with status 74",
    .enabled(if: FileReaderTests.exists("/dev/full"), "the system has no /dev/full"))
  func fullDevice() throws {
    let run = try ProgramRun(["items"], output: .file("/dev/full"))
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("expo: 오류: "))
  }

  @Test("a standard output that is closed is an error with status 74")
  func closed() throws {
    let run = try ProgramRun(["items"], output: .closed)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("expo: 오류: "))
  }
}
