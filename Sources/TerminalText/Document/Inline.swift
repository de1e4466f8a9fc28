/// A stretch of text with one role in its page, safe to send to a terminal.
package struct Inline: Equatable {
  /// What a stretch of text is to its page.
  package enum Role {
    case text
    case title
    case subtitle
    case heading
    case label
    case name
    case command
    case match
    case link
    case error
    case warning
  }

  package let text: String
  package let role: Role
  /// The address that a terminal opens from here; percent-encoded.
  package private(set) var target: String?
  /// The stretch as one says it aloud, where that is not what is written.
  package private(set) var spoken: String?

  /// Words of the interface's own.
  package init(own text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }

  /// An address as it is written, and the target that is safe to open, if there is one.
  package init(address text: String, target: String?) {
    self.init(line: text, .link)
    self.target = target
  }

  /// Text that comes from data, arguments or the environment, neutralised here.
  package init(foreign text: String, _ role: Role = .text) {
    self.text = Neutraliser.neutralise(text)
    self.role = role
  }

  /// A part of a text that comes from data and belongs on one line; blanks at its ends stay.
  package init(part text: String, _ role: Role = .text) {
    let safe = Neutraliser.neutralise(text)
    self.text = safe.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: " ")
    self.role = role
  }

  /// Text that comes from data and belongs on one line: its line feeds become spaces.
  package init(line text: String, _ role: Role = .text, spoken: String? = nil) {
    self.spoken = spoken.map { Inline(line: $0).text }
    let paragraphs = Self.paragraphs(foreign: text)
    self.text =
      paragraphs.count == 1
      ? paragraphs[0].text : paragraphs.map(\.text).joined(separator: " ")
    self.role = role
  }
}

extension Inline {
  /// The paragraphs of a text from the data: its lines, the empty ones left out.
  package static func paragraphs(foreign text: String) -> [Inline] {
    var safe = Neutraliser.neutralise(text)
    var paragraphs: [Inline] = []
    // Over bytes: a line feed is one byte, whatever grapheme cluster it would belong to.
    safe.withUTF8 { bytes in
      var start = 0
      var end = 0
      while start < bytes.count {
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let line = trimmed(bytes, start, end)
        if !line.isEmpty { paragraphs.append(Inline(own: line)) }
        end += 1
        start = end
      }
    }
    return paragraphs
  }

  /// The line without the spaces at its ends; tabs have become spaces by now.
  private static func trimmed(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ end: Int
  ) -> String {
    var (start, end) = (start, end)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }
}
