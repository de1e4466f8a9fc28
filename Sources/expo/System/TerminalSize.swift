/// A terminal's size in cells.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int
}
