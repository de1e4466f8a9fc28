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
  package private(set) var target: String?
  /// The text for listeners, if it differs from the written text.
  package private(set) var spoken: String?

  /// Creates a piece of the program's own words.
  package init(own text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }

  /// Creates an address as it is written, with the target that is safe to open, if there is one.
  package init(address text: String, target: String?) {
    self.init(line: text, .link)
    self.target = target
  }

  /// Creates a piece of text from data, arguments or the environment, and escapes it.
  package init(foreign text: String, _ role: Role = .text) {
    self.text = ControlEscaping.escaped(text)
    self.role = role
  }

  /// Creates a part of a line from data; line feeds become spaces, and blanks at the ends stay.
  package init(part text: String, _ role: Role = .text) {
    let safe = ControlEscaping.escaped(text)
    // Byte by byte: characters are slow, and every command has such lines.
    let lineFeed = UInt8(ascii: "\n")
    self.text =
      safe.utf8.contains(lineFeed)
      ? String(decoding: safe.utf8.map { $0 == lineFeed ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
      : safe
    self.role = role
  }

  /// Creates a line from data; line feeds become spaces.
  package init(line text: String, _ role: Role = .text, spoken: String? = nil) {
    self.spoken = spoken.map { Inline(line: $0).text }
    let paragraphs = Self.paragraphs(foreign: text)
    self.text =
      paragraphs.count == 1 ? paragraphs[0].text : paragraphs.map(\.text).joined(by: " ")
    self.role = role
  }
}

extension Inline {
  /// Returns the paragraphs of a text from data: its lines without the empty ones.
  package static func paragraphs(foreign text: String) -> [Inline] {
    let safe = ControlEscaping.escaped(text)
    return safe.withUTF8Bytes { bytes in
      // Most texts are one paragraph, which is not copied.
      if bytes.isParagraph { return [Inline(own: safe)] }
      // A line feed is one byte, even if it shares a `Character` with a carriage return or a mark.
      var paragraphs: [Inline] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "\n") {
        let line = bytes.trimmedText(start, end)
        if !line.isEmpty { paragraphs.append(Inline(own: line)) }
        start = end + 1
      }
      return paragraphs
    }
  }
}

extension UTF8Bytes {
  /// Whether the text is one paragraph as it is.
  fileprivate var isParagraph: Bool {
    let lineFeed = UInt8(ascii: "\n")
    let space = UInt8(ascii: " ")
    return count > 0 && self[0] != space && self[count - 1] != space
      && !slice(0, count).contains(lineFeed)
  }

  /// The text from `start` to `end` without the spaces at its ends; tabs are spaces by now.
  fileprivate func trimmedText(_ start: Int, _ end: Int) -> String {
    var (start, end) = (start, end)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return text(start, end)
  }
}
