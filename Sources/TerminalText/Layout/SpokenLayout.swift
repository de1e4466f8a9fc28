/// Lays out a document for screen readers: one fact or paragraph a line, in order, and a last line
/// that marks the end of several.
///
/// The text stays as it is written, except for signs that voices spell instead of saying them. The
/// terms that explain a list are said before it.
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
    var blocks = document
    for index in blocks.indices.dropLast() {
      if case .list = blocks[index], case .terms = blocks[index + 1] {
        blocks.swapAt(index, index + 1)
      }
    }
    var lines = blocks.flatMap(lines).filter { !$0.spans.isEmpty }
    if lines.count > 1, let end { lines.append(line([end])) }
    return lines
  }

  private func lines(of block: Block) -> [Line] {
    switch block {
    case .lines(let lines):
      lines.flatMap { $0.split(separator: .separator) }.map(line)
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
    case .names(let entries, _, let more):
      entries.prefix(PageLayout.maxNameRows).map { entry in
        line([entry.name.text], after: entry.number.map { "\($0). " } ?? "")
      }
        + (entries.count > PageLayout.maxNameRows
          ? [line([more(entries.count - PageLayout.maxNameRows)])] : [])
    case .spoken(let inlines): [line(of: inlines[...])]
    case .hint(let words, let command):
      [
        Line([
          PageLayout.beforeCommand(heard(words.spoken ?? words.text)),
          Inline(command.spoken ?? command.text, command.role),
        ])
      ]
    }
  }

  /// The inlines as one line. A command or an address at its end has no full stop, which would be
  /// copied with it.
  private func line(of inlines: ArraySlice<Inline>) -> Line {
    guard let end = inlines.last, end.spoken == nil, end.role.isCopied else {
      return line([text(of: inlines)])
    }
    let words = heard(text(of: inlines.dropLast()))
    return Line([Inline(words.isEmpty ? "" : words + " "), end])
  }

  private func line(of row: TableRow) -> Line {
    if row.label.role == .command, row.label.spoken == nil {
      let meaning = row.value.map(text).joined(separator: " ")
      return Line([PageLayout.beforeCommand(heard(meaning)), row.label])
    }
    // An address is spelt, and a command is of no use in the middle of a page.
    let values = row.value.map { inlines in
      text(of: inlines.filter { !$0.role.isCopied })
    }.flatMap { $0.unicodeScalars.split(separator: "\n").map(String.init) }
    let label = row.label.spoken ?? row.label.text
    return values.isEmpty ? line([label]) : line(values, after: "\(label): ")
  }

  private func line(of entry: ListEntry) -> Line {
    var texts = entry.texts[...]
    let address = texts.last.flatMap { $0.first?.role == .link ? texts.popLast()?.first : nil }
    var line = line(
      [entry.name.text, entry.mark?.spoken ?? "", text(of: entry.labels)] + texts.map(text),
      after: entry.number.map { "\($0). " } ?? "")
    if let address { line.append(" " + address.text) }
    return line
  }

  private func text(of inlines: some Sequence<Inline>) -> String {
    inlines.reduce(into: "") { $0 += $1.spoken ?? $1.text }
  }

  /// Joins texts into one line, and ends each with a full stop if it has no end mark.
  private func line(_ texts: [String], after start: String = "") -> Line {
    var said = start
    var separator = ""
    for text in texts.lazy.map(heard) where !text.isEmpty {
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

  /// The text as a voice says it: with a word for ranges and a unit for both of their numbers, with
  /// quotation marks, which voices pass over, for the marks of titles, without blanks between columns,
  /// and without Hanja in parentheses, for each of which a voice says "Chinese letter".
  ///
  ///     SpokenLayout(range: "에서 ").heard("《거문고》(玄琴), 5~6면")  // "‘거문고’, 5면에서 6면"
  private func heard(_ text: String) -> String {
    var heard = ""
    for word in text.unicodeScalars.split(separator: " ") {
      // The blank before Hanja goes with them, unless other words follow in the parentheses.
      let keepsBlank = Self.hanja(in: word).map { word[$0.endIndex...].first == "," } ?? true
      if !heard.isEmpty, keepsBlank, !heard.hasSuffix("(") { heard += " " }
      if Self.isAddress(word) {
        heard += String(word)
        continue
      }
      var rest = word
      let isOnlyMarks = word.allSatisfy(Self.titleMarks.contains)
      while let scalar = rest.first {
        if !heard.isEmpty, let hanja = Self.hanja(in: rest) {
          rest = rest[hanja.endIndex...]
          if rest.removeFirst() == "," { heard += "(" }
          continue
        }
        rest.removeFirst()
        if Self.titleMarks.contains(scalar), !isOnlyMarks {
          heard += "〈《「『".unicodeScalars.contains(scalar) ? "‘" : "’"
          continue
        }
        let isRange = scalar == "~" || scalar == "–" && heard.last?.isNumber == true
        if isRange, rest.first.map(Self.isNumber) == true, !heard.isEmpty {
          let unit = rest.drop { Self.isNumber($0) || $0 == "," }.first
          heard += unit.flatMap { Self.units.contains($0) ? String($0) : nil } ?? ""
          heard += range
        } else {
          heard.unicodeScalars.append(scalar)
        }
      }
    }
    return heard
  }

  private static let titleMarks = "〈〉《》「」『』".unicodeScalars

  /// The Korean units that ranges have.
  private static let units = "년월일쪽면명개권번장칸줄".unicodeScalars

  /// Whether a scalar is of a number. Pages may have Roman numerals.
  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil || scalar.properties.isUppercase
  }

  /// The Hanja after the opening parenthesis with which a text begins, if a closing one or a comma
  /// follows them.
  private static func hanja(
    in text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard text.first == "(" else { return nil }
    let hanja = text.dropFirst().prefix { $0.properties.isIdeographic }
    let next = text[hanja.endIndex...].first
    return !hanja.isEmpty && (next == ")" || next == ",") ? hanja : nil
  }

  /// Whether a word is an address, with or without its scheme.
  private static func isAddress(_ word: Substring.UnicodeScalarView) -> Bool {
    guard let slash = word.firstIndex(of: "/") else { return false }
    return word[..<slash].dropLast().contains(".")
      || word[slash...].starts(with: "//".unicodeScalars)
  }
}
