/// A stream's one writer: gathers bytes and hands them to the system in few, large writes.
///
/// What was gathered is written by ``flush()`` and by nothing else at the end, so that no failure
/// goes unseen.
///
///     var output = ByteSink(.standardOutput)
///     try output.append { encoder.append(line, to: &$0) }
///     try output.flush()
struct ByteSink: ~Copyable {
  /// How many bytes are gathered before they are written: as much as a pipe holds on Linux.
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

  /// Lets the bytes be put straight behind those that are already gathered.
  mutating func append(_ fill: (inout [UInt8]) -> Void) throws(WriteError) {
    fill(&pending)
    if pending.count >= Self.capacity {
      try flush()
    }
  }

  /// Writes what was gathered. Where that fails it is dropped: no byte is ever written twice.
  mutating func flush() throws(WriteError) {
    if pending.isEmpty { return }
    defer { pending.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      try descriptor.writeAll(pending)
    } catch {
      throw WriteError(error)
    }
  }
}

extension FileDescriptor {
  /// Writes all of the bytes, however many calls that takes.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      try writeAll(UnsafeRawBufferPointer(bytes))
    }
  }
}
