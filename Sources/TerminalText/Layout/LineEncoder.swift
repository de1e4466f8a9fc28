/// Encodes lines as bytes: plain text, or text with ANSI styling.
///
/// Each line starts and ends its own styling (ECMA-48 SGR), so a pager can show any line alone.
package struct LineEncoder {
  private let isStyled: Bool
  private let hasTrueColor: Bool
  private let hasHyperlinks: Bool
  private let marks: [Inline.Role]

  /// - Parameters:
  ///   - hasTrueColor: Whether pictures have their own colours, not the nearest of 240.
  ///   - hasHyperlinks: Whether addresses are links that the terminal follows (OSC 8).
  ///   - marks: The roles that are visible without styles, too; they have no colours.
  package init(
    isStyled: Bool, hasTrueColor: Bool = false, hasHyperlinks: Bool = false,
    marks: [Inline.Role] = []
  ) {
    self.isStyled = isStyled
    self.hasTrueColor = hasTrueColor
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
      picture.append(to: &bytes, trueColor: hasTrueColor)
      return
    }
    guard isStyled || marks.contains(span.role), let codes = Self.codes(of: span.role) else {
      bytes.append(contentsOf: span.text.utf8)
      return
    }
    bytes.append(contentsOf: "\u{1B}[\(codes)m".utf8)
    bytes.append(contentsOf: span.text.utf8)
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }

  /// The SGR parameters of a role: weight, underline and the 16 colours that a terminal's theme
  /// chooses. No meaning depends on a colour alone, and none is yellow, which is hard to read on
  /// white.
  private static func codes(of role: Inline.Role) -> String? {
    switch role {
    case .text: nil
    case .title: "1;4"
    case .subtitle: "35"
    case .heading: "1;36"
    case .name, .command: "1"
    case .label: "36"
    case .secondary: "2"
    case .match: "1;4"
    case .selection: "7"
    case .link: "4"
    case .error: "1;31"
    case .warning: "1;35"
    case .grade(0): "1;32"
    case .grade(1): "35"
    case .grade(2): "31"
    case .grade: "36"
    }
  }
}
