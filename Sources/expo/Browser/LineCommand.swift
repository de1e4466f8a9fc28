/// What a line means that a reader of `expo browse` types without a screen.
///
/// A key of the list alone does what it does on the screen; words behind `/`, or behind `s` and a
/// blank, are searched for; all else is a name.
enum LineCommand: Equatable {
  case perform(ListAction)
  case help
  case search(String)
  /// Read the item with this name or number.
  case read(String)

  /// The command of a line; nil if the line is blank.
  ///
  ///     LineCommand("n")       // .perform(.next)
  ///     LineCommand("/활자")    // .search("활자")
  ///     LineCommand("12")      // .read("12")
  init?(_ line: String) {
    let line = line.trimmingBlanks
    guard let first = line.unicodeScalars.first else { return nil }
    let key = Key.scalar(first)
    let rest = line.dropFirst()
    if line.unicodeScalars.count == 1, PageAction(key) == .help {
      self = .help
    } else if line.unicodeScalars.count == 1, let action = ListAction(key), action != .number {
      self = .perform(action)
    } else if first == "/" || key.listed == "s" && rest.first == " " {
      self = .search(String(rest).trimmingBlanks)
    } else if [Command.help.name, "도움말"].contains(line) {
      self = .help
    } else {
      self = .read(line)
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
