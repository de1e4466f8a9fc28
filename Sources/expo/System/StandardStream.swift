import ExpoCore

/// What is known of a stream before anything is written to it.
struct StandardStream: Equatable {
  var isTerminal = false
  /// The terminal's size in cells, if known.
  var columns: Int?
  var rows: Int?
}

extension StandardStream {
  /// Asks the system about an open stream.
  init(_ stream: FileDescriptor) {
    isTerminal = stream.isTerminal
    let size = isTerminal ? stream.terminalSize : nil
    columns = size?.columns
    rows = size?.rows
  }
}
