/// A piece of text with one role on its page, safe to send to a terminal.
///
/// A line feed in it ends a paragraph.
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
    self.init(Self.paragraphs(text, separatedBy: " "), .link, target: target)
  }

  /// Creates a text from data, of any number of paragraphs: its lines without the empty ones, with a
  /// line feed between two. Returns nil if there are none.
  package init?(paragraphs text: String, _ role: Role = .text) {
    self.init(Self.paragraphs(text, separatedBy: "\n"), role)
    if self.text.isEmpty { return nil }
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
    self.init(
      Self.paragraphs(text, separatedBy: " "), role,
      spoken: spoken.map { Self.paragraphs($0, separatedBy: " ") })
  }

  /// The lines without the spaces at their ends, and without the empty ones; tabs are spaces by now.
  ///
  /// A line feed is one byte, even if it shares a `Character` with a carriage return or a mark.
  private static func paragraphs(_ text: String, separatedBy separator: String) -> String {
    let lines = ControlEscaping.escaped(text).utf8.split(separator: lineFeed).map { line in
      var line = line.drop { $0 == space }
      while line.last == space { line.removeLast() }
      return String(Substring(line))
    }
    return lines.filter { !$0.isEmpty }.joined(by: separator)
  }
}

extension String {
  /// The UTF-8 ranges of the paragraphs of the text of an ``Inline``; at least one.
  var paragraphs: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (offset, byte) in utf8.enumerated() where byte == lineFeed {
      ranges.append(start..<offset)
      start = offset + 1
    }
    return ranges + [start..<utf8.count]
  }

  /// The paragraphs themselves.
  var paragraphTexts: [String] { paragraphs.map(slice) }

  /// The text between two UTF-8 offsets on scalar boundaries.
  func slice(_ range: Range<Int>) -> String {
    if range.count == utf8.count { return self }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
