/// The colours of a terminal.
package enum ColorDepth: Comparable {
  /// The 16 of its theme.
  case theme
  /// Beside them the 240 that are the same on every terminal.
  case fixed
  /// All of 24 bits.
  case direct
}

/// Encodes lines as bytes: plain text, or text with ANSI styling.
///
/// Each line starts and ends its own styling (ECMA-48 SGR), so a pager can show any line alone.
package struct LineEncoder {
  private let isStyled: Bool
  private let colors: ColorDepth
  private let hasHyperlinks: Bool
  private let marks: [Inline.Role]

  /// - Parameters:
  ///   - colors: The terminal's; without all of 24 bits, pictures have the nearest of the fixed ones.
  ///   - hasHyperlinks: Whether addresses are links that the terminal follows (OSC 8).
  ///   - marks: The roles that are visible without styles, too; they have no colours.
  package init(
    isStyled: Bool, colors: ColorDepth = .theme, hasHyperlinks: Bool = false,
    marks: [Inline.Role] = []
  ) {
    self.isStyled = isStyled
    self.colors = colors
    self.hasHyperlinks = hasHyperlinks
    self.marks = marks
  }

  /// The lines, each with its line feed.
  package func bytes(of lines: [Line]) -> [UInt8] {
    lines.reduce(into: []) { append($1, to: &$0) }
  }

  /// Appends the line and its line feed.
  package func append(_ line: Line, to bytes: inout [UInt8]) {
    for span in line.spans {
      let target = hasHyperlinks ? span.target : nil
      if let target { bytes.append(contentsOf: "\u{1B}]8;;\(target)\u{1B}\\".utf8) }
      append(span, to: &bytes)
      if target != nil { bytes.append(contentsOf: "\u{1B}]8;;\u{1B}\\".utf8) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func append(_ span: Line.Span, to bytes: inout [UInt8]) {
    if isStyled, let picture = span.picture {
      picture.append(to: &bytes, trueColor: colors == .direct)
      return
    }
    guard isStyled || marks.contains(span.role), let codes = codes(of: span.role) else {
      bytes.append(contentsOf: span.text.utf8)
      return
    }
    bytes.append(contentsOf: "\u{1B}[\(codes)m".utf8)
    bytes.append(contentsOf: span.text.utf8)
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }

  /// The SGR parameters of a role: weight, underline and a colour, on which no meaning depends alone.
  ///
  /// The fixed colours are as far from black as from white; of the theme's, none is yellow, which is
  /// hard to read on white.
  private func codes(of role: Inline.Role) -> String? {
    func color(_ fixed: String, _ theme: String) -> String {
      colors > .theme ? "38;5;\(fixed)" : theme
    }
    return switch role {
    case .text: nil
    case .title: "1;4"
    case .subtitle: color("133", "35")
    case .heading: "1;" + color("30", "36")
    case .name, .command: "1"
    case .label: color("30", "36")
    case .secondary: "2"
    case .match: "1;4"
    case .selection: "7"
    case .link: "4"
    case .error: "1;31"
    case .warning: "1;35"
    case .grade(0): "1;" + color("28", "32")
    case .grade(1): color("98", "35")
    case .grade(2): color("130", "31")
    case .grade: color("30", "36")
    }
  }
}
