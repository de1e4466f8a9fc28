/// A piece of a paragraph with one role on its page, safe to send to a terminal.
package struct Inline: Equatable {
  /// What a piece of text is to its page.
  package enum Role {
    case text
    case title
    case subtitle
    case heading
    case label
    case name
    case command
    case match
    /// What most readers may pass over.
    case aside
    /// The row of a list that the cursor is on.
    case selection
    case link
    case error
    case warning
    /// How sure a statement is: from the surest to the least.
    case certain
    case probable
    case uncertain
  }

  package let text: String
  package let role: Role
  /// The address that the terminal opens from here, percent-encoded.
  package let target: String?
  /// The text for listeners, if it differs from the written text.
  package let spoken: String?

  private init(_ text: String, _ role: Role, target: String? = nil, spoken: String? = nil) {
    self.text = text
    self.role = role
    self.target = target
    self.spoken = spoken
  }

  /// Creates a piece of the program's own words.
  package init(trusted text: String, _ role: Role = .text) {
    self.init(text, role)
  }

  /// Creates a text from data: its lines without the empty ones.
  package init(foreignText text: String) {
    self.init(Self.lines(of: text).joined(separator: "\n"), .text)
  }

  /// The lines of a text from data without the empty ones, as paragraphs.
  package static func paragraphs(foreign text: String) -> [Inline] {
    lines(of: text).map { Inline($0, .text) }
  }

  /// Creates a part of a line from data; line feeds become spaces, and blanks at the ends stay.
  package init(foreignPart text: String, _ role: Role = .text) {
    let line = ControlEscaping.escaped(text).utf8.map { $0 == lineFeed ? space : $0 }
    self.init(String(decoding: line, as: UTF8.self), role)
  }

  /// Creates a line from data; line feeds become spaces.
  ///
  /// - Parameter target: the address that is safe to open from here; nil if there is none.
  package init(
    foreignLine text: String, _ role: Role = .text, linkedTo target: String? = nil,
    spoken: String? = nil
  ) {
    self.init(
      Self.lines(of: text).joined(separator: " "), role, target: target,
      spoken: spoken.map { Self.lines(of: $0).joined(separator: " ") })
  }

  /// The lines without the spaces at their ends, and without the empty ones; tabs are spaces by now.
  ///
  /// A line feed is one byte, even if it shares a `Character` with a carriage return or a mark.
  private static func lines(of text: String) -> [String] {
    var text = ControlEscaping.escaped(text)
    return text.withUTF8 { bytes in
      bytes.split(separator: lineFeed).compactMap { line in
        guard let start = line.firstIndex(where: { $0 != space }),
          let end = line.lastIndex(where: { $0 != space })
        else { return nil }
        return String(decoding: line[start...end], as: UTF8.self)
      }
    }
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
