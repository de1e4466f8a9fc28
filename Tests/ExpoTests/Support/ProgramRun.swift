import CSystem
import ExpoCore
import Testing

@testable import expo

/// A run of the program without a terminal, with its streams kept apart.
struct ProgramRun {
  /// The file of the standard output.
  enum Output {
    case captured
    case file(String)
    /// A pipe without a reader.
    case closedPipe
    case closed
  }

  /// The exit status, or 128 and the signal, as shells count it.
  let status: Int32
  let output: String
  let errors: String

  /// Runs `expo` with the arguments in the folder, and ends it if it takes too long.
  ///
  ///     let run = try ProgramRun(["item", "갓"], environment: ["EXPO_LANG": "en"])
  ///     #expect(run.status == 0)
  init(
    _ arguments: [String],
    program: String = BuiltProgram.path,
    environment: [String: String] = [:],
    folder: String? = nil,
    output: Output = .captured,
    seconds: Int = 30,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let streams = try TemporaryFolder()
    for name in ["output", "errors"] { try streams.file(name, "") }
    let changingFolder = folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] } ?? []
    let id = try Spawning.alone {
      var stream = Spawning.Stream.path(streams.path("output"))
      var writer: Int32?
      switch output {
      case .captured: break
      case .file(let path): stream = .path(path)
      case .closed: stream = .closed
      case .closedPipe:
        let pipe = try Spawning.pipe()
        close(pipe.reader)
        writer = pipe.writer
        stream = .descriptor(pipe.writer)
      }
      defer { writer.map { _ = close($0) } }
      return try Spawning.start(
        changingFolder + [program] + arguments,
        environment: BuiltProgram.environment(adding: environment),
        streams: [.path("/dev/null"), stream, .path(streams.path("errors"))])
    }
    status = Spawning.ending(of: id, within: seconds, sourceLocation: sourceLocation)
    self.output = streams.contents("output") ?? ""
    errors = streams.contents("errors") ?? ""
  }
}
