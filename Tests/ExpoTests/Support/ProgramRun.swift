import CSystem
import ExpoCore
import Foundation
import Testing

@testable import expo

/// The program's run from start to end without a terminal, its streams kept apart.
struct ProgramRun {
  /// Where the standard output goes.
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
  ///     let run = try ProgramRun(["item", "갓"], environment: ["EXPO_WIDTH": "40"])
  ///     #expect(run.status == 0)
  init(
    _ arguments: [String],
    environment: [String: String] = [:],
    folder: String? = nil,
    input: String = "",
    output: Output = .captured,
    seconds: Int = 30,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    Signal.closedPipe.ignore()
    let changingFolder = folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] } ?? []
    let streams = try Spawning.alone {
      try Streams(
        changingFolder + [BuiltProgram.path] + arguments,
        environment: BuiltProgram.environment(adding: environment),
        output: output)
    }
    var traffic = Traffic(streams: streams, input: Array(input.utf8))
    let deadline = Deadline(seconds: seconds)
    while !traffic.isOver, !deadline.hasPassed {
      traffic.exchange()
    }
    var status: Int32?
    while status == nil, !deadline.hasPassed {
      status = Spawning.ending(of: streams.program)
      if status == nil { usleep(1000) }
    }
    traffic.close()
    if status == nil {
      Spawning.kill(streams.program)
      Issue.record("still running after \(seconds) s", sourceLocation: sourceLocation)
    }
    self.status = status ?? 128 + SIGKILL
    self.output = String(decoding: traffic.output, as: UTF8.self)
    errors = String(decoding: traffic.errors, as: UTF8.self)
  }
}

/// A started program and our ends of its pipes.
private struct Streams {
  let program: pid_t
  let input: Int32
  let output: Int32?
  let errors: Int32

  init(
    _ arguments: [String], environment: [String: String], output kind: ProgramRun.Output
  ) throws {
    let input = try Spawning.pipe()
    let output = try Spawning.pipe()
    let errors = try Spawning.pipe()
    let stream: Spawning.Stream
    switch kind {
    case .captured, .closedPipe: stream = .descriptor(output.writer)
    case .file(let path): stream = .path(path)
    case .closed: stream = .closed
    }
    if case .closedPipe = kind { close(output.reader) }
    defer { [input.reader, output.writer, errors.writer].forEach { close($0) } }
    program = try Spawning.start(
      arguments, environment: environment,
      streams: [.descriptor(input.reader), stream, .descriptor(errors.writer)])
    self.input = input.writer
    if case .closedPipe = kind { self.output = nil } else { self.output = output.reader }
    self.errors = errors.reader
  }
}

/// Writes the input and reads the outputs at the same time, so that no pipe fills up while another
/// one is waited for.
private struct Traffic {
  private var input: Int32?
  private var outputEnd: Int32?
  private var errorsEnd: Int32?
  private var rest: ArraySlice<UInt8>
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  init(streams: Streams, input: [UInt8]) {
    self.input = streams.input
    outputEnd = streams.output
    errorsEnd = streams.errors
    rest = input[...]
    _ = fcntl(streams.input, F_SETFL, O_NONBLOCK)
    feed()
  }

  var isOver: Bool { outputEnd == nil && errorsEnd == nil }

  /// Waits a moment for any stream to be ready, and serves those that are.
  mutating func exchange() {
    var requests = [
      pollfd(fd: input ?? -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: outputEnd ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorsEnd ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&requests, nfds_t(requests.count), 100) > 0 else { return }
    if requests[0].revents != 0 { feed() }
    if requests[1].revents != 0 { Self.drain(&outputEnd, into: &output) }
    if requests[2].revents != 0 { Self.drain(&errorsEnd, into: &errors) }
  }

  mutating func close() {
    [input, outputEnd, errorsEnd].compactMap(\.self).forEach(closeDescriptor)
  }

  private mutating func feed() {
    guard let end = input else { return }
    let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
    rest = rest.dropFirst(max(0, count))
    if rest.isEmpty || (count < 0 && errno != EAGAIN) {
      closeDescriptor(end)
      input = nil
    }
  }

  private static func drain(_ end: inout Int32?, into bytes: inout [UInt8]) {
    guard let descriptor = end else { return }
    let more = (try? FileDescriptor(rawValue: descriptor).read(atMost: 65_536)) ?? []
    bytes += more
    if more.isEmpty {
      closeDescriptor(descriptor)
      end = nil
    }
  }
}

/// close(2), under a name that a method `close` does not hide.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
