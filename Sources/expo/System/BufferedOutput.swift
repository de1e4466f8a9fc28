import ExpoCore

/// Why bytes cannot be written.
enum WriteError: Error, Equatable {
  /// The reader of the pipe has ended (`expo items | head -1`), which is no failure.
  case closedPipe
  case failed(SystemError)

  init(_ error: SystemError) {
    self = error == .brokenPipe ? .closedPipe : .failed(error)
  }
}

/// Collects bytes for a descriptor and writes them in few, large calls.
///
/// Only ``flush()`` writes the last bytes, so that every failure is reported.
///
///     var output = BufferedOutput(.standardOutput)
///     try output.write("거문고\n")
///     try output.flush()
struct BufferedOutput {
  /// How many bytes are collected before they are written: the capacity of a pipe on Linux.
  private static let capacity = 65_536

  private let descriptor: FileDescriptor
  private var pending: [UInt8] = []

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  mutating func write(_ bytes: [UInt8]) throws(WriteError) {
    try append { $0 += bytes }
  }

  mutating func write(_ text: String) throws(WriteError) {
    try append { $0 += text.utf8 }
  }

  /// Lets the closure append to the collected bytes.
  mutating func append(_ fill: (inout [UInt8]) -> Void) throws(WriteError) {
    fill(&pending)
    if pending.count >= Self.capacity {
      try flush()
    }
  }

  /// Writes the collected bytes. Drops them if that fails, so that no byte is written twice.
  mutating func flush() throws(WriteError) {
    if pending.isEmpty { return }
    defer { pending.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      try descriptor.write(pending)
    } catch {
      throw WriteError(error)
    }
  }
}
