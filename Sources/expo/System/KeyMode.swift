#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal's input mode as it was found, and the one in which every key arrives at once and
/// unseen. Ctrl-C and Ctrl-Z still send their signals, to the whole pipeline.
struct KeyMode {
  private let terminal: FileDescriptor
  private let found: termios

  init(of terminal: FileDescriptor) throws(SystemError) {
    var found = termios()
    try SystemError.check { tcgetattr(terminal.rawValue, &found) }
    self.terminal = terminal
    self.found = found
  }

  /// Keys at once; may be called again, as after a stop.
  func enter() {
    var mode = found
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    set(mode)
  }

  /// The mode as it was found.
  func leave() {
    set(found)
  }

  /// A terminal that has gone refuses, and there is nothing left to set.
  private func set(_ mode: termios) {
    var mode = mode
    _ = try? SystemError.check { tcsetattr(terminal.rawValue, TCSADRAIN, &mode) }
  }
}
