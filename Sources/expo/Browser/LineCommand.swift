/// What a line means that a reader of `expo browse` types without a screen.
///
/// A line of one of the letters alone, or `s` and a space, is a command; all else is a name.
enum LineCommand: Equatable {
  case next
  case previous
  case list
  case favourite
  case open
  case help
  case quit
  case search(String)
  /// Read the item with this name or number.
  case read(String)

  /// The command of a line; nil if the line is blank.
  ///
  ///     LineCommand("n")       // .next
  ///     LineCommand("s 활자")  // .search("활자")
  ///     LineCommand("12")      // .read("12")
  ///
  /// The Hangul letter of the same key (두벌식) does the same.
  init?(_ line: String) {
    let line = line.trimmingBlanks
    switch line {
    case "": return nil
    case "n", "ㅜ": self = .next
    case "p", "ㅔ": self = .previous
    case "l", "ㅣ": self = .list
    case "f", "ㄹ": self = .favourite
    case "o", "ㅐ": self = .open
    case "?": self = .help
    case "q", "ㅂ": self = .quit
    default:
      let words = line.dropFirst(2)
      self = line.hasPrefix("s ") || line.hasPrefix("ㄴ ") ? .search(String(words)) : .read(line)
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
