import TerminalText

/// A document for troff, in the macros of man(7).
struct Roff {
  private(set) var source: String

  /// - Parameters:
  ///   - document: Headings, paragraphs and terms.
  ///   - manual: The name of the manual's section.
  init(_ document: Document, manual: String) {
    source = ".TH EXPO 1 \(Release.date) \"expo \(Release.version)\" \"\(manual)\"\n"
    // Left-adjusted and not hyphenated, because stretched Korean lines are hard to read.
    source += ".ad l\n.nh\n"
    var follows = false
    for block in document {
      if case .heading(let words) = block {
        // In capitals, as man-pages(7) has it.
        macro("SH", [Line(words).text.uppercased()])
      } else if case .paragraph(let words) = block {
        if follows { macro("PP") }
        text(Line(words).text)
      } else if case .terms(let terms) = block {
        for term in terms {
          macro("TP")
          macro("B", [term.label.text])
          for (index, line) in term.value.enumerated() {
            if index > 0 { macro("IP") }
            let words = Line(line).text
            text(words.hasSuffix(".") ? words : "\(words).")
          }
        }
      }
      if case .heading = block { follows = false } else { follows = true }
    }
  }

  /// A macro with its arguments, each quoted if it has blanks.
  private mutating func macro(_ name: String, _ arguments: [String] = []) {
    let arguments = arguments.map { argument in
      argument.contains(" ") ? "\"\(Self.escape(argument))\"" : Self.escape(argument)
    }
    source += ([".\(name)"] + arguments).joined(separator: " ") + "\n"
  }

  /// A paragraph on one line, so that its sentences are as far apart as words, as Korean is written.
  private mutating func text(_ paragraph: String) {
    // A line that begins with a full stop would be a request (an apostrophe is escaped).
    source += (paragraph.hasPrefix(".") ? "\\&" : "") + Self.escape(paragraph) + "\n"
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
}
