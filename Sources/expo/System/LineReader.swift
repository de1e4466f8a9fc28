import ExpoCore

/// Reads typed or piped input line by line.
struct LineReader {
  /// A line is longer than ``maxBytes``.
  struct LineTooLong: Error {}

  /// The longest line, in bytes, far beyond what is typed.
  static let maxBytes = 65_536

  private let input: FileDescriptor
  private var buffer: [UInt8] = []

  init(_ input: FileDescriptor) {
    self.input = input
  }

  /// Returns the next line without its line feed; nil at the end of the input.
  ///
  /// A line that is too long is refused before its end, which may never come.
  mutating func next() throws(LineTooLong) -> String? {
    while true {
      let end = buffer.firstIndex(of: UInt8(ascii: "\n"))
      if (end ?? buffer.count) > Self.maxBytes { throw LineTooLong() }
      if let end { return removeLine(end, end: 1) }
      let bytes = (try? input.read(atMost: Self.maxBytes)) ?? []
      if bytes.isEmpty { return buffer.isEmpty ? nil : removeLine(buffer.count, end: 0) }
      buffer += bytes
    }
  }

  /// Removes the first bytes and those that end the line, and returns the first as text.
  private mutating func removeLine(_ count: Int, end: Int) -> String {
    defer { buffer.removeFirst(count + end) }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
