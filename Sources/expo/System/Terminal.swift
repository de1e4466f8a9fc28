import CSystem

/// The input mode of a terminal as it was found, and a mode in which every key arrives at once and
/// is not echoed. Ctrl-C and Ctrl-Z still send their signals, to the whole pipeline; Ctrl-S does
/// not stop the output, nor Ctrl-Y the program, as it would on macOS.
struct TerminalMode {
  private let terminal: FileDescriptor
  private let found: termios

  init(of terminal: FileDescriptor) throws(SystemError) {
    var found = termios()
    try SystemError.check { tcgetattr(terminal.rawValue, &found) }
    self.terminal = terminal
    self.found = found
  }

  /// Makes keys arrive at once. May be called again, as after a stop.
  func enter() {
    var mode = found
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    set(mode)
  }

  /// Restores the mode that was found.
  func leave() {
    set(found)
  }

  /// Restores the mode that was found, unless the terminal now belongs to another job.
  func leaveIfInForeground() {
    if tcgetpgrp(terminal.rawValue) == getpgrp() { leave() }
  }

  /// Failures are ignored: only a terminal that no longer exists refuses.
  private func set(_ mode: termios) {
    var mode = mode
    _ = try? SystemError.check { tcsetattr(terminal.rawValue, TCSANOW, &mode) }
  }
}

/// The size of a terminal, in cells.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int
}

extension FileDescriptor {
  /// The size of the terminal; nil if there is none or it does not report a size.
  var terminalSize: TerminalSize? {
    var size = winsize()
    guard csystem_terminal_size(rawValue, &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
