/// Lays out a document for screen readers: one fact or paragraph a line, in order, and behind several lines one
/// that marks the end.
///
/// The text stays as it is written, except for signs that voices spell instead of saying them.
package struct SpokenLayout {
  private let numbers: SpokenNumbers
  private let end: String?

  /// - Parameter end: the last line of a page, if there is one.
  package init(_ numbers: SpokenNumbers, end: String? = nil) {
    self.numbers = numbers
    self.end = end
  }

  /// The document's lines.
  package func lines(of document: Document) -> [Line] {
    var lines = document.flatMap(lines).filter { !$0.runs.isEmpty }
    if lines.count > 1, let end { lines.append(line([end])) }
    return lines
  }

  private func lines(of block: Block) -> [Line] {
    switch block {
    case .lines(let lines): lines.map { line([text(of: $0)]) }
    case .heading(let spans): [line([text(of: spans)])]
    case .paragraph(let spans):
      text(of: spans).unicodeScalars.split(separator: "\n").map { line([String($0)]) }
    case .facts(let facts), .terms(let facts): facts.map(line)
    case .list(let sections, _):
      sections.flatMap { section in
        [line([section.heading?.text ?? ""])] + section.entries.map(line)
      }
    case .picture: []
    case .gallery(let entries): entries.map { line([$0.caption.text]) }
    case .spoken(let text): [line([text])]
    case .hint(let words, let command):
      [Line([PageLayout.beforeCommand(heard(words.spoken ?? words.text)), command])]
    }
  }

  private func line(of fact: Fact) -> Line {
    // An address is spelt, and a command is of no use in the middle of a page.
    let values = fact.value.map { spans in
      text(of: spans.filter { $0.role != .link && $0.role != .command })
    }.flatMap { $0.unicodeScalars.split(separator: "\n").map(String.init) }
    let label = fact.label.spoken ?? fact.label.text
    return values.isEmpty
      ? line([label]) : line(values, after: "\(label): ", saysHanja: true)
  }

  private func line(of entry: Entry) -> Line {
    let texts =
      [entry.name.text, entry.mark?.spoken ?? "", text(of: entry.rating)]
      + entry.texts.map(text)
    return line(texts, after: entry.number.map { "\($0). " } ?? "")
  }

  private func text(of spans: [Inline]) -> String {
    spans.reduce(into: "") { $0 += $1.spoken ?? $1.text }
  }

  /// The texts in a row, each with a full stop unless it ends in a mark of its own.
  ///
  /// - Parameter saysHanja: whether Hanja in parentheses are said, as in a fact that names them, and not only for the eye.
  private func line(_ texts: [String], after start: String = "", saysHanja: Bool = false) -> Line {
    var said = start
    var separator = ""
    for text in texts.lazy.map({ heard($0, saysHanja: saysHanja) }) where !text.isEmpty {
      let last = text.unicodeScalars.last { !"’”".unicodeScalars.contains($0) } ?? "."
      said += separator
      said += text
      if !".!?…。！？".unicodeScalars.contains(last) { said += "." }
      separator = " "
    }
    var line = Line()
    line.append(said)
    return line
  }

  /// The text as a voice says it: with words for ranges and for short forms beside numbers, and without blanks
  /// between columns and Hanja in parentheses, for each of which a voice says "Chinese letter".
  ///
  ///     SpokenLayout(SpokenNumbers(range: "에서 ")).heard("거문고(玄琴), 918~1392년")  // "거문고, 918에서 1392년"
  private func heard(_ text: String, saysHanja: Bool = false) -> String {
    let bytes = Array(text.utf8)
    var heard: [UInt8] = []
    // Whether a blank precedes what is said next.
    var hasBlank = false
    var next = 0
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      if byte == UInt8(ascii: "("), !heard.isEmpty, let end = endOfHanja(in: bytes, from: next) {
        if saysHanja { heard += ", ".utf8 + bytes[next..<end - 1] }
        hasBlank = false
        next = end
      } else if byte == UInt8(ascii: " ") {
        hasBlank = !heard.isEmpty
      } else {
        let form = numbers.shortForm(at: next - 1, in: bytes)
        if hasBlank || form?.needsBlank == true { heard.append(UInt8(ascii: " ")) }
        hasBlank = false
        if let form {
          heard += form.said.utf8
          next = form.end
        } else if byte == UInt8(ascii: "~"), next > 1,
          let number = scalar(in: bytes, at: next)?.properties,
          // Pages may have Roman numerals.
          number.numericType != nil || number.isUppercase
        {
          heard += numbers.range.utf8
        } else {
          heard.append(byte)
        }
      }
    }
    return String(decoding: heard, as: UTF8.self)
  }

  /// The end of a parenthesis with only Hanja; nil if it holds something else.
  private func endOfHanja(in bytes: [UInt8], from start: Int) -> Int? {
    var end = start
    while let scalar = scalar(in: bytes, at: end), scalar.properties.isIdeographic {
      end += UTF8.width(scalar)
    }
    return end < bytes.count && bytes[end] == UInt8(ascii: ")") ? end + 1 : nil
  }

  private func scalar(in bytes: [UInt8], at index: Int) -> Unicode.Scalar? {
    String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
  }
}
