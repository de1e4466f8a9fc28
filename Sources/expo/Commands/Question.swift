import ExpoCore

/// A question to the reader, who sits at a terminal.
enum Question {
  /// Whether there is somebody to see the question and to answer it.
  static var canBeAsked: Bool {
    FileDescriptor.standardInput.isTerminal && FileDescriptor.standardError.isTerminal
  }

  /// The answer, or nil where the reader ends the input instead.
  static func ask(_ words: String) -> String? {
    try? FileDescriptor.standardError.write(Array("\(words) ".utf8))
    if let answer = readLine() { return answer }
    try? FileDescriptor.standardError.write([UInt8(ascii: "\n")])
    return nil
  }
}
