import TerminalText

/// Text for troff, in the macros of man(7).
struct Roff {
  /// The longest line of source that mandoc accepts, in its own columns.
  private static let maxColumns = 80

  private(set) var source = ""

  /// The page's title line; the date stays as ISO 8601 writes it, with plain hyphens.
  mutating func title(_ name: String, section: Int, date: String, source: String, manual: String) {
    let rest = [source, manual].map(Self.argument).joined(separator: " ")
    line(".TH \(Self.argument(name)) \(section) \(date) \(rest)")
  }

  /// The heading of a section, in capitals as man-pages(7) has it.
  mutating func section(_ heading: String) { macro("SH", heading.uppercased()) }

  /// A request or a macro with its arguments, each quoted if it has blanks.
  mutating func macro(_ name: String, _ arguments: String...) {
    line(([".\(name)"] + arguments.map(Self.argument)).joined(separator: " "))
  }

  /// A paragraph's text: every sentence begins a line, as troff's spacing wants it, and long
  /// sentences go on in further lines.
  mutating func text(_ paragraph: String) {
    var columns = 0
    for word in paragraph.split(separator: " ") {
      let escaped = Self.escape(String(word))
      let width = Self.columns(of: escaped)
      if columns == 0 || columns + 1 + width > Self.maxColumns {
        // A line that begins with a full stop would be a request (an apostrophe is escaped by now).
        line((escaped.hasPrefix(".") ? "\\&" : "") + escaped)
        columns = width
      } else {
        source.removeLast()
        line(" \(escaped)")
        columns += 1 + width
      }
      if word.last == "." { columns = 0 }
    }
  }

  private mutating func line(_ text: String) {
    source += text + "\n"
  }

  private static func argument(_ text: String) -> String {
    let escaped = escape(text)
    return escaped.isEmpty || escaped.contains(" ") ? "\"\(escaped)\"" : escaped
  }

  /// The text with an escape for every character that troff would replace (groff_char(7)).
  static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "`": escaped += "\\(ga"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      // In the locale C troff would leave the character out.
      case "…": escaped += "..."
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// The columns of a line as mandoc counts them: it writes every other script as `\[uAC00]`.
  private static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { columns, scalar in
      columns + (scalar.isASCII ? 1 : "\\[u\(String(scalar.value, radix: 16))]".utf8.count)
    }
  }
}
