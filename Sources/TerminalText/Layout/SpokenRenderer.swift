/// Sets a document for somebody who listens to it: one fact or paragraph a line, in order, never
/// wrapped, and a last line that says that it is over.
package struct SpokenRenderer {
  /// How an item's number is said.
  private let number: (Int) -> String
  /// The last line, which says that the page is over.
  private let end: String

  package init(number: @escaping (Int) -> String, end: String) {
    self.number = number
    self.end = end
  }

  /// Hands the document's lines on, one by one, until `emit` answers false.
  package func render(_ document: Document, emit: (Line) -> Bool) {
    if document.blocks.allSatisfy({ render($0, emit: emit) }) {
      _ = say(end, emit: emit)
    }
  }

  private func render(_ block: Block, emit: (Line) -> Bool) -> Bool {
    switch block {
    case .title(let lines):
      lines.allSatisfy { say($0.spoken ?? $0.text, emit: emit) }
    case .heading(let spans), .paragraph(let spans):
      say(spans.map { $0.spoken ?? $0.text }.joined(), emit: emit)
    case .facts(let facts):
      facts.allSatisfy { fact in
        fact.spoken.map { $0.isEmpty || emit(Line([Inline(own: $0)])) }
          ?? say(sentence(of: fact), emit: emit)
      }
    case .terms(let terms):
      terms.allSatisfy { say(sentence(of: $0), emit: emit) }
    case .list(let list):
      list.sections.allSatisfy { render($0, emit: emit) }
    case .spoken(let text):
      say(text, emit: emit)
    case .hint(let words, let command):
      emit(Line([Inline(own: "\(words.spoken ?? words.text): "), command]))
    }
  }

  private func render(_ section: EntryList.Section, emit: (Line) -> Bool) -> Bool {
    if let heading = section.heading, !say(heading.spoken ?? heading.text, emit: emit) {
      return false
    }
    return (0..<section.count).allSatisfy { position in
      say(sentence(of: section.entry(position)), emit: emit)
    }
  }

  private func sentence(of fact: Fact) -> String {
    let value = fact.value.map { line in
      SpokenText.of(line.filter { $0.role != .link }.map(\.text).joined())
    }
    let sentences = value.filter { !$0.isEmpty }.map(SpokenText.sentence)
    return sentences.isEmpty
      ? "" : "\(SpokenText.of(fact.label.text)): \(sentences.joined(separator: " "))"
  }

  private func sentence(of entry: Entry) -> String {
    let number = entry.number.map { "\(self.number($0)). " } ?? ""
    let mark = entry.mark?.spoken.map { " \($0)" } ?? ""
    let text = entry.text.map(\.text).joined()
    return number + SpokenText.sentence(entry.name.text) + mark
      + (text.isEmpty ? "" : " " + SpokenText.sentence(text))
  }

  /// Says a sentence, unless there is nothing left of it to be said.
  private func say(_ text: String, emit: (Line) -> Bool) -> Bool {
    let sentence = SpokenText.sentence(text)
    return sentence.isEmpty || emit(Line([Inline(own: sentence)]))
  }
}
