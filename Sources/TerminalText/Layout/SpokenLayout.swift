/// Lays out a document for screen readers: one fact or paragraph a line, in order, never wrapped,
/// and a last line that marks the end.
package struct SpokenLayout {
  /// How an item's number is spoken.
  private let number: (Int) -> String
  private let end: String
  private let speech: SpokenText

  /// - Parameters:
  ///   - language: the language of the voice.
  ///   - number: returns an item's number in words.
  ///   - end: the last line of every page.
  package init(
    in language: Language, number: @escaping (Int) -> String, end: String
  ) {
    speech = SpokenText(language)
    self.number = number
    self.end = end
  }

  /// The document's lines; what cannot be spoken has none.
  package func lines(of document: Document) -> [Line] {
    let sentences = document.blocks.flatMap(lines) + [Line([Inline(own: speech.sentence(end))])]
    return sentences.filter { !$0.text.isEmpty }
  }

  private func lines(of block: Block) -> [Line] {
    switch block {
    case .title(let lines): lines.map { said(speech.sentence($0.spoken ?? $0.text)) }
    case .heading(let spans), .paragraph(let spans):
      spans.map { $0.spoken ?? $0.text }.joined(by: "").paragraphTexts
        .map { said(speech.sentence($0)) }
    case .facts(let facts): facts.map { said($0.spoken ?? sentence(of: $0)) }
    case .terms(let terms): terms.map { said(sentence(of: $0)) }
    case .list(let list):
      list.sections.flatMap { section in
        (section.heading.map { [said(speech.sentence($0.spoken ?? $0.text))] } ?? [])
          + section.entries.map { said(sentence(of: $0)) }
      }
    case .picture: []
    case .gallery(let entries): entries.map { said(speech.sentence($0.caption.text)) }
    case .spoken(let text): [said(speech.sentence(text))]
    case .hint(let words, let command):
      [Line([Inline(own: "\(speech.of(words.spoken ?? words.text)): "), command])]
    }
  }

  private func said(_ words: String) -> Line { Line([Inline(own: words)]) }

  private func sentence(of fact: Fact) -> String {
    // A command is said as it is typed.
    let label = fact.label.role == .command ? fact.label.text : speech.of(fact.label.text)
    let sentences = fact.value.flatMap { line in
      line.filter { $0.role != .link }.map(\.text).joined(by: "").paragraphTexts
        .map { speech.sentence($0) }
    }.filter { !$0.isEmpty }
    return sentences.isEmpty ? speech.sentence(label) : "\(label): \(sentences.joined(by: " "))"
  }

  private func sentence(of entry: Entry) -> String {
    let name = speech.sentence(entry.name.text)
    var sentences = entry.number.map { ["\(number($0))."] } ?? []
    // A name is said as it is written if it consists of marks only.
    sentences.append(name.isEmpty ? entry.name.text : name)
    if let mark = entry.mark?.spoken { sentences.append(mark) }
    if let rating = entry.rating { sentences.append("\(rating.spoken ?? rating.text).") }
    sentences += entry.texts.map { speech.sentence($0.map(\.text).joined(by: "")) }
    return sentences.joined(by: " ")
  }
}
