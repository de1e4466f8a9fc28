import CSystem
import ExpoCore

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

  /// The same terminal, opened once more so that writing to it does not block; nil if it cannot be
  /// opened. The mode of the open file that other programs share stays as it is.
  var terminalWithoutBlocking: OpenFile? {
    guard let name = ttyname(rawValue).flatMap({ String(validatingCString: $0) }) else {
      return nil
    }
    return try? OpenFile(name, flags: O_WRONLY | O_NONBLOCK | O_NOCTTY)
  }
}
