/// Lays out a document for screen readers: one fact or paragraph a line, in order, and a last line
/// that marks the end of several.
///
/// The text stays as it is written, except for signs that voices spell instead of saying them.
package struct SpokenLayout {
  private let range: String
  private let end: String?

  /// - Parameters:
  ///   - range: The word between the numbers of a range, with the blanks around it.
  ///   - end: The last line of a page, if there is one.
  package init(range: String, end: String? = nil) {
    self.range = range
    self.end = end
  }

  /// The document's lines.
  package func lines(of document: Document) -> [Line] {
    var lines = document.flatMap(lines).filter { !$0.spans.isEmpty }
    if lines.count > 1, let end { lines.append(line([end])) }
    return lines
  }

  private func lines(of block: Block) -> [Line] {
    switch block {
    case .lines(let lines): lines.map { line([text(of: $0)]) }
    case .heading(let inlines): [line([text(of: inlines)])]
    case .paragraph(let inlines):
      text(of: inlines).unicodeScalars.split(separator: "\n").map { line([String($0)]) }
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

  private func line(of row: TableRow) -> Line {
    // An address is spelt, and a command is of no use in the middle of a page.
    let values = row.value.map { inlines in
      text(of: inlines.filter { $0.role != .link && $0.role != .command })
    }.flatMap { $0.unicodeScalars.split(separator: "\n").map(String.init) }
    let label = row.label.spoken ?? row.label.text
    return values.isEmpty
      ? line([label]) : line(values, after: "\(label): ", saysHanja: true)
  }

  private func line(of entry: ListEntry) -> Line {
    let texts =
      [entry.name.text, entry.mark?.spoken ?? "", text(of: entry.labels)]
      + entry.texts.map(text)
    // What was found may be Hanja.
    return line(texts, after: entry.number.map { "\($0). " } ?? "", saysHanja: true)
  }

  private func text(of inlines: [Inline]) -> String {
    inlines.reduce(into: "") { $0 += $1.spoken ?? $1.text }
  }

  /// The texts in a row, each with a full stop unless it ends in a mark of its own.
  ///
  /// - Parameter saysHanja: Whether Hanja in parentheses are said, and not only for the eye: as in a
  ///   fact that names them, or in what a search found.
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

  /// The text as a voice says it: with a word for ranges, and without blanks between columns and
  /// Hanja in parentheses, for each of which a voice says "Chinese letter".
  ///
  ///     SpokenLayout(range: "에서 ").heard("거문고(玄琴), 918~1392년")  // "거문고, 918에서 1392년"
  private func heard(_ text: String, saysHanja: Bool = false) -> String {
    var heard = ""
    for word in text.unicodeScalars.split(separator: " ") {
      if !heard.isEmpty, Self.hanja(in: word) == nil { heard += " " }
      var rest = Self.isAddress(word) ? word[word.endIndex...] : word
      if rest.isEmpty { heard += String(word) }
      while let scalar = rest.first {
        if !heard.isEmpty, let hanja = Self.hanja(in: rest) {
          if saysHanja { heard += ", " + String(hanja) }
          rest = rest[hanja.endIndex...].dropFirst()
          continue
        }
        rest.removeFirst()
        let next = rest.first?.properties
        // Pages may have Roman numerals.
        let isNumber = next?.numericType != nil || next?.isUppercase == true
        let isRange = scalar == "~" || scalar == "–" && heard.last?.isNumber == true
        heard += isRange && isNumber && !heard.isEmpty ? range : String(scalar)
      }
    }
    return heard
  }

  /// The Hanja in the parentheses with which a text begins; nil if it begins with something else.
  private static func hanja(
    in text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard text.first == "(" else { return nil }
    let hanja = text.dropFirst().prefix { $0.properties.isIdeographic }
    return text[hanja.endIndex...].first == ")" ? hanja : nil
  }

  /// Whether a word is an address, with or without its scheme.
  private static func isAddress(_ word: Substring.UnicodeScalarView) -> Bool {
    guard let slash = word.firstIndex(of: "/") else { return false }
    return word[..<slash].dropLast().contains(".")
      || word[slash...].starts(with: "//".unicodeScalars)
  }
}
