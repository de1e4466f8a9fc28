/// Turns lines into the bytes that a stream takes: plain text, or text with ANSI styling.
///
/// Each line opens and closes its own styling (ECMA-48 SGR), so that a pager may show any line by
/// itself.
package struct LineEncoder {
  private let isStyled: Bool

  package init(isStyled: Bool) {
    self.isStyled = isStyled
  }

  /// Adds the line and its line feed to the bytes.
  package func append(_ line: Line, to bytes: inout [UInt8]) {
    for run in line.runs {
      let codes = isStyled ? Self.codes(of: run.role) : nil
      if let codes {
        bytes.append(contentsOf: "\u{1B}[\(codes)m".utf8)
      }
      bytes.append(contentsOf: run.text.utf8)
      if codes != nil {
        bytes.append(contentsOf: "\u{1B}[0m".utf8)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func codes(of role: Span.Role) -> String? {
    switch role {
    case .text, .subtitle: nil
    case .title, .heading, .name, .command: "1"
    case .label: "36"
    case .match: "1;4"
    case .link: "4"
    case .error: "1;31"
    case .warning: "1;33"
    }
  }
}
