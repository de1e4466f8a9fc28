import Testing

@testable import expo

/// A program that a machine may have besides the toolchain.
enum OtherProgram {
  /// Whether the program can be found.
  static func isInstalled(_ name: String) -> Bool {
    FileSystem.hasProgram(name, in: CurrentProcess.environment)
  }

  /// The output of a shell command on both streams, and its status.
  static func run(
    _ command: String, environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    let run = try ProgramRun(
      ["-c", "exec 2>&1 </dev/null; \(command)"], program: "/bin/sh", environment: environment,
      seconds: 120)
    return (run.output, run.status)
  }
}
