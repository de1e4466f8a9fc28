import Foundation

@testable import expo

/// A program that a machine may have besides the toolchain.
enum OtherProgram {
  /// Whether the program can be found.
  static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// What a shell command prints on both streams, and its status.
  static func run(
    _ command: String, environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1 </dev/null; \(command)"]
    process.environment = BuiltProgram.environment(adding: environment)
    let pipe = Foundation.Pipe()
    process.standardOutput = pipe
    try Spawning.alone { try process.run() }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
