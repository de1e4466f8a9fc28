/// One line of a page as it stands on the screen, its columns decided and its styles named.
package struct Line: Equatable {
  /// A stretch of a line in one style.
  package struct Run: Equatable {
    package let text: String
    package let role: Inline.Role
    /// The address that a terminal opens from here; percent-encoded.
    package let target: String?
  }

  package private(set) var runs: [Run] = []

  package static let empty = Line()

  init() {}

  /// The spans behind one another, whatever their width.
  package init(_ spans: [Inline]) {
    for span in spans {
      append(span.text, as: span)
    }
  }

  /// The line's text without any styling.
  package var text: String { runs.reduce(into: "") { $0 += $1.text } }

  mutating func append(_ text: String, _ role: Inline.Role = .text) {
    if !text.isEmpty {
      runs.append(Run(text: text, role: role, target: nil))
    }
  }

  /// Adds a part of a span's text.
  mutating func append(_ text: String, as span: Inline) {
    if !text.isEmpty {
      runs.append(Run(text: text, role: span.role, target: span.target))
    }
  }

  mutating func append(_ line: Line) {
    runs += line.runs
  }

  mutating func append(blanks count: Int) {
    guard count > 0 else { return }
    // Many times as fast as `String(repeating:count:)`, and tables have many blanks.
    append(
      String(unsafeUninitializedCapacity: count) { bytes in
        bytes.initialize(repeating: UInt8(ascii: " "))
        return count
      })
  }
}
