/// A piece of a paragraph with one role on its page.
///
/// Its text is escaped as it is created, so that no control character reaches a terminal.
package struct Inline: Equatable {
  /// The part that a piece of text plays on its page.
  package enum Role: Equatable {
    case text
    case title
    case subtitle
    case heading
    case label
    case name
    case command
    case match
    /// Secondary text, shown dim.
    case secondary
    /// The row of a list that the cursor is on.
    case selection
    case link
    case error
    case warning
    /// The word of a grade, by its place among the first grades, from 0.
    case grade(Int)

    /// The number of grades that have a colour of their own.
    package static let gradeColors = 3

    /// Whether readers copy the text, so that it stays as it is typed.
    var isCopied: Bool { self == .link || self == .command }
  }

  package let text: String
  package let role: Role
  /// The address that the terminal opens from here, percent-encoded.
  package let target: String?
  /// The text for listeners, if it differs from the written text.
  package let spoken: String?

  /// Stands between parts of a line that could be lines of their own.
  package static let separator = Inline(" · ")

  private init(escaped text: String, _ role: Role, target: String? = nil, spoken: String? = nil) {
    self.text = text
    self.role = role
    self.target = target
    self.spoken = spoken
  }

  /// Creates a part of a line; line feeds become spaces.
  package init(_ text: String, _ role: Role = .text, spoken: String? = nil) {
    self.init(escaped: Self.part(text), role, spoken: spoken.map(Self.part))
  }

  /// Creates a text: its lines without the empty ones.
  package init(text: String) {
    self.init(escaped: Self.lines(of: text).joined(separator: "\n"), .text)
  }

  /// The lines of a text without the empty ones, as paragraphs.
  package static func paragraphs(of text: String) -> [Inline] {
    lines(of: text).map { Inline(escaped: $0, .text) }
  }

  /// Creates a line without blanks at its ends; line feeds become spaces.
  ///
  /// - Parameter target: The address that is safe to open from here; nil if there is none.
  package init(
    line text: String, _ role: Role = .text, linkedTo target: String? = nil,
    spoken: String? = nil
  ) {
    self.init(
      escaped: Self.lines(of: text).joined(separator: " "), role, target: target,
      spoken: spoken.map { Self.lines(of: $0).joined(separator: " ") })
  }

  /// The piece in at most `columns` cells, with an ellipsis at its end if it is cut.
  ///
  ///     Inline("나전칠기").clipped(to: 6, measure: CellMeasure()).text  // "나전…"
  package func clipped(to columns: Int, measure: CellMeasure) -> Inline {
    Inline(
      escaped: measure.clipped(text, to: columns), role, target: target, spoken: spoken)
  }

  /// The piece in parts: ranges of its text in another role, and the text between them.
  ///
  /// - Parameter spoken: What listeners hear in place of each range, if it differs.
  package func parts(
    _ ranges: [Range<String.Index>], as role: Role, spoken: String? = nil
  ) -> [Inline] {
    var parts: [Inline] = []
    var end = text.startIndex
    for range in ranges {
      parts.append(Inline(escaped: String(text[end..<range.lowerBound]), self.role))
      parts.append(Inline(escaped: String(text[range]), role, spoken: spoken))
      end = range.upperBound
    }
    return parts + [Inline(escaped: String(text[end...]), self.role)]
  }

  private static func part(_ text: String) -> String {
    let bytes = ControlEscaping.escaped(text).utf8.map { $0 == lineFeed ? space : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines without the spaces at their ends, and without the empty ones; tabs are spaces by
  /// now.
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

extension String {
  /// Whether the text has several lines.
  var hasLineFeed: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(lineFeed) } ?? utf8.contains(lineFeed)
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")

/// Foreign text inside a message.
extension String {
  /// How much of a foreign text a message repeats, in cells.
  private static let maxQuotedCells = 60
  /// How much of it is looked at from either end: far more, even of letters with many marks.
  private static let maxQuotedScalars = 1_000

  /// The text on one line, with its blanks, neutralised, between quotation marks.
  ///
  /// A long text is cut in the middle, so that a path keeps the name of its file.
  package var quoted: String {
    func line(_ scalars: Substring.UnicodeScalarView) -> String { Inline(String(scalars)).text }
    let (most, cells) = (Self.maxQuotedScalars, Self.maxQuotedCells)
    let start = line(unicodeScalars.prefix(most))
    let measure = CellMeasure()
    if unicodeScalars.count <= most, measure.width(of: start) <= cells { return "‘\(start)’" }
    let end = measure.end(of: line(unicodeScalars.suffix(most)), in: cells / 2)
    return "‘\(measure.start(of: start, in: cells / 2 - 1))…\(end)’"
  }
}

extension DefaultStringInterpolation {
  /// Foreign text between quotation marks.
  package mutating func appendInterpolation(quoting foreign: String) {
    appendInterpolation(foreign.quoted)
  }
}
