/// Lays out a document for screen readers: one fact or paragraph a line, in order, and behind several
/// lines one that marks the end.
///
/// The text stays as it is written, but for what voices spell instead of saying it.
package struct SpokenLayout {
  private let rangeWord: String
  private let end: String?

  /// - Parameters:
  ///   - rangeWord: what the voice says for the tilde of a range, with the blanks around it.
  ///   - end: the last line of a page, if there is one.
  package init(rangeWord: String, end: String? = nil) {
    self.rangeWord = rangeWord
    self.end = end
  }

  /// The document's lines.
  package func lines(of document: Document) -> [Line] {
    let lines = document.flatMap(lines).filter { !$0.text.isEmpty }
    return lines.count > 1 ? lines + (end.map { [line([$0])] } ?? []) : lines
  }

  private func lines(of block: Block) -> [Line] {
    switch block {
    case .lines(let lines): lines.map { line([text(of: $0)]) }
    case .heading(let spans), .paragraph(let spans):
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
    if values.isEmpty { return line([fact.label.text]) }
    return Line([Inline(trusted: "\(fact.label.text): \(line(values).text)")])
  }

  private func line(of entry: Entry) -> Line {
    let texts =
      [entry.name.text, entry.mark?.spoken ?? "", text(of: entry.rating)]
      + entry.texts.map(text)
    let number = entry.number.map { "\($0). " } ?? ""
    return Line([Inline(trusted: number + line(texts).text)])
  }

  private func text(of spans: [Inline]) -> String {
    spans.reduce(into: "") { $0 += $1.spoken ?? $1.text }
  }

  /// Texts one after the other, each with a full stop if it does not end in a mark of its own.
  private func line(_ texts: [String]) -> Line {
    let sentences = texts.map(heard).filter { !$0.isEmpty }.map { text in
      let last = text.unicodeScalars.last { !"’”".unicodeScalars.contains($0) } ?? "."
      return ".!?…。！？".unicodeScalars.contains(last) ? text : text + "."
    }
    return Line([Inline(trusted: sentences.joined(separator: " "))])
  }

  /// The text without what voices spell: Hanja in parentheses after the word that they write, of which
  /// a voice says "Chinese letter" for each, the tilde of a range, and the blanks between columns.
  ///
  ///     SpokenLayout(rangeWord: "에서 ").heard("거문고(玄琴), 918~1392년")  // "거문고, 918에서 1392년"
  private func heard(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var heard: [Unicode.Scalar] = []
    var next = 0
    while next < scalars.count {
      let scalar = scalars[next]
      next += 1
      if scalar == "(", let end = endOfHanja(in: scalars, from: next), !heard.isEmpty {
        if heard.last == " " { heard.removeLast() }
        next = end
      } else if scalar == ":", heard.last == " " {
        heard[heard.count - 1] = ":"
      } else if scalar == "~", next > 1, scalars[next...].first?.properties.numericType != nil {
        heard += rangeWord.unicodeScalars
      } else if scalar != " " || heard.last ?? " " != " " {
        heard.append(scalar)
      }
    }
    if heard.last == " " { heard.removeLast() }
    return String(String.UnicodeScalarView(heard))
  }

  /// Where a parenthesis of nothing but Hanja ends; nil if it holds something else.
  private func endOfHanja(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    let hanja = scalars[start...].prefix { $0.properties.isIdeographic }
    return !hanja.isEmpty && scalars[hanja.endIndex...].first == ")" ? hanja.endIndex + 1 : nil
  }
}
