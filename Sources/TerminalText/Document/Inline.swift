/// A piece of text with one role on its page, safe to send to a terminal.
///
/// A line feed in it ends a paragraph; the layout finds the paragraphs one at a time.
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
    self.init(Self.paragraphs(text, separatedBy: space), .link, target: target)
  }

  /// Creates a text from data, of any number of paragraphs: its lines without the empty ones, with a
  /// line feed between two. Returns nil if there are none.
  package init?(paragraphs text: String, _ role: Role = .text) {
    self.init(Self.paragraphs(text, separatedBy: lineFeed), role)
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
      Self.paragraphs(text, separatedBy: space), role,
      spoken: spoken.map { Self.paragraphs($0, separatedBy: space) })
  }

  private static func paragraphs(_ text: String, separatedBy separator: UInt8) -> String {
    let safe = ControlEscaping.escaped(text)
    // Most texts are one paragraph, which is not copied.
    return safe.withUTF8Bytes {
      $0.isParagraph ? safe : $0.paragraphs(separatedBy: separator)
    }
  }
}

/// The paragraphs of the text of an ``Inline``, copied one at a time; at least one.
struct Paragraphs: Sequence, IteratorProtocol {
  private let text: String
  /// Where the paragraph that was returned last begins, in UTF-8.
  private(set) var offset = 0
  /// Where the next one begins; nil after the last.
  private var start: Int? = 0

  init(of text: String) {
    self.text = text
  }

  mutating func next() -> String? {
    guard let start else { return nil }
    offset = start
    let end = text.withUTF8Bytes { $0.endOfParagraph(from: start) }
    self.start = end < text.utf8.count ? end + 1 : nil
    return text.slice(start..<end)
  }
}

extension String {
  /// The text between two UTF-8 offsets on scalar boundaries.
  func slice(_ range: Range<Int>) -> String {
    if range.count == utf8.count { return self }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")

extension UTF8Bytes {
  fileprivate var isParagraph: Bool {
    count > 0 && self[0] != space && self[count - 1] != space && !contains(lineFeed)
  }

  fileprivate func endOfParagraph(from start: Int) -> Int {
    if start == 0, !contains(lineFeed) { return count }
    var end = start
    while end < count, self[end] != lineFeed { end += 1 }
    return end
  }

  /// The lines without the spaces at their ends, and without the empty ones; tabs are spaces by now.
  ///
  /// A line feed is one byte, even if it shares a `Character` with a carriage return or a mark.
  fileprivate func paragraphs(separatedBy separator: UInt8) -> String {
    var paragraphs: [UInt8] = []
    var next = 0
    while next < count {
      var start = next
      var end = start
      while end < count, self[end] != lineFeed { end += 1 }
      next = end + 1
      while start < end, self[start] == space { start += 1 }
      while end > start, self[end - 1] == space { end -= 1 }
      if start == end { continue }
      if !paragraphs.isEmpty { paragraphs.append(separator) }
      paragraphs.append(contentsOf: slice(start, end))
    }
    return String(decoding: paragraphs, as: UTF8.self)
  }
}
