/// A piece of text with one role on its page, safe to send to a terminal.
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
    /// The row of a list that the cursor is on.
    case selection
    case link
    case error
    case warning
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
  package init(own text: String, _ role: Role = .text) {
    self.init(text, role)
  }

  /// Creates an address as it is written, with the target that is safe to open, if there is one.
  package init(address text: String, target: String?) {
    self.init(Self.line(text), .link, target: target)
  }

  /// Creates a piece of text from data, arguments or the environment, and escapes it.
  package init(foreign text: String, _ role: Role = .text) {
    self.init(ControlEscaping.escaped(text), role)
  }

  /// Creates a part of a line from data; line feeds become spaces, and blanks at the ends stay.
  package init(part text: String, _ role: Role = .text) {
    let safe = ControlEscaping.escaped(text)
    let hasLineFeed = safe.withUTF8Bytes { $0.contains(lineFeed) }
    let line = safe.utf8.lazy.map { $0 == lineFeed ? space : $0 }
    self.init(hasLineFeed ? String(decoding: line, as: UTF8.self) : safe, role)
  }

  /// Creates a line from data; line feeds become spaces.
  package init(line text: String, _ role: Role = .text, spoken: String? = nil) {
    self.init(Self.line(text), role, spoken: spoken.map(Self.line))
  }
}

extension Inline {
  /// Returns the paragraphs of a text from data: its lines without the empty ones.
  package static func paragraphs(foreign text: String) -> [Inline] {
    let safe = ControlEscaping.escaped(text)
    return safe.withUTF8Bytes { bytes in
      // Most texts are one paragraph, which is not copied.
      bytes.isParagraph ? [Inline(own: safe)] : bytes.paragraphs.map { Inline(own: $0) }
    }
  }

  /// The paragraphs of a text from data as one line.
  private static func line(_ text: String) -> String {
    let safe = ControlEscaping.escaped(text)
    return safe.withUTF8Bytes { $0.isParagraph ? safe : $0.paragraphs.joined(by: " ") }
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")

extension UTF8Bytes {
  /// Whether the text is one paragraph as it is.
  fileprivate var isParagraph: Bool {
    count > 0 && self[0] != space && self[count - 1] != space && !contains(lineFeed)
  }

  /// The lines without the spaces at their ends, and without the empty ones; tabs are spaces by now.
  ///
  /// A line feed is one byte, even if it shares a `Character` with a carriage return or a mark.
  fileprivate var paragraphs: [String] {
    var paragraphs: [String] = []
    var next = 0
    while next < count {
      var start = next
      while next < count, self[next] != lineFeed { next += 1 }
      var end = next
      next += 1
      while start < end, self[start] == space { start += 1 }
      while end > start, self[end - 1] == space { end -= 1 }
      if start < end { paragraphs.append(text(start, end)) }
    }
    return paragraphs
  }
}
