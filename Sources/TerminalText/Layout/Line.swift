package import ExpoCore

/// One line of a page as it appears on the screen: its text and the roles of its parts.
package struct Line: Equatable {
  /// A part of a line in one role.
  package struct Span: Equatable {
    package internal(set) var text: String
    package internal(set) var role: Inline.Role
    /// The address that the terminal opens from here, percent-encoded.
    package let target: String?
    /// The row of a picture that styled lines show; the text is as many blanks.
    var picture: PictureRow?
  }

  package internal(set) var spans: [Span] = []
  /// The blanks dropped at the soft break before the line; nil if a paragraph begins here.
  package internal(set) var softBreak: String?

  package static let empty = Line()

  init() {}

  /// Creates a line, however wide.
  package init(_ inlines: [Inline]) {
    for inline in inlines where !inline.text.isEmpty {
      spans.append(Span(text: inline.text, role: inline.role, target: inline.target))
    }
  }

  /// Creates a line of blanks.
  init(blanks count: Int) {
    append(blanks: count)
  }

  /// The text of the line without styling.
  package var text: String { spans.reduce(into: "") { $0 += $1.text } }

  /// Whether styled lines show a row of a picture.
  package var hasPicture: Bool { spans.contains { $0.picture != nil } }

  mutating func append(_ text: String) {
    if !text.isEmpty { spans.append(Span(text: text, role: .text, target: nil)) }
  }

  /// Appends a row of a picture, which is blank without styles.
  mutating func append(_ picture: PictureRow) {
    append(blanks: picture.picture.width)
    spans[spans.count - 1].picture = picture
  }

  package mutating func append(_ line: Line) {
    spans += line.spans
  }

  package mutating func append(blanks count: Int) {
    append(String(repeating: " ", count: max(0, count)))
  }
}

extension Picture {
  /// The rows of cells; without styles they are blank.
  package var lines: [Line] {
    (0..<rows).map { row in
      var line = Line()
      line.append(PictureRow(picture: self, row: row))
      return line
    }
  }
}
