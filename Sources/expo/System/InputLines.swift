import ExpoCore

/// The lines of an input, of which no more is kept than a reader types.
struct InputLines {
  enum Line: Equatable {
    case text(String)
    /// Longer than ``maxBytes``; the rest of the line is skipped.
    case tooLong
  }

  static let maxBytes = 4096

  private let input: FileDescriptor
  /// What was read behind the last line.
  private var rest: ArraySlice<UInt8> = []

  init(_ input: FileDescriptor) {
    self.input = input
  }

  /// The next line, without its line feed; nil at the end of the input.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    while true {
      if rest.isEmpty { rest = ((try? input.read(atMost: Self.maxBytes)) ?? [])[...] }
      if rest.isEmpty, line.isEmpty { return nil }
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      if line.count <= Self.maxBytes { line += rest[..<(end ?? rest.endIndex)] }
      let isLast = rest.isEmpty
      rest = end.map { rest[($0 + 1)...] } ?? []
      guard end != nil || isLast else { continue }
      return line.count > Self.maxBytes ? .tooLong : .text(String(decoding: line, as: UTF8.self))
    }
  }
}
