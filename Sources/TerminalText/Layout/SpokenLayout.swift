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

  /// Passes the document's lines to `emit`, each as soon as it is laid out; what cannot be spoken has
  /// no line.
  package func lines<Failure>(
    of document: Document, emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    func say(_ words: String) throws(Failure) {
      if !words.isEmpty { try emit(Line([Inline(own: words)])) }
    }
    for block in document.blocks {
      switch block {
      case .title(let lines):
        for line in lines { try say(speech.sentence(line.spoken ?? line.text)) }
      case .heading(let spans), .paragraph(let spans):
        for text in Paragraphs(of: spans.map { $0.spoken ?? $0.text }.joined(by: "")) {
          try say(speech.sentence(text))
        }
      case .facts(let facts):
        for fact in facts { try say(fact.spoken ?? sentence(of: fact)) }
      case .terms(let terms):
        for term in terms { try say(sentence(of: term)) }
      case .list(let list):
        for section in list.sections {
          if let heading = section.heading {
            try say(speech.sentence(heading.spoken ?? heading.text))
          }
          for position in 0..<section.count { try say(sentence(of: section.entry(position))) }
        }
      case .picture:
        break
      case .gallery(let gallery):
        for position in 0..<gallery.count {
          try say(speech.sentence(gallery.entry(position).caption.text))
        }
      case .spoken(let text):
        try say(speech.sentence(text))
      case .hint(let words, let command):
        try emit(Line([Inline(own: "\(speech.of(words.spoken ?? words.text)): "), command]))
      }
    }
    try say(speech.sentence(end))
  }

  private func sentence(of fact: Fact) -> String {
    // A command is said as it is typed.
    let label = fact.label.role == .command ? fact.label.text : speech.of(fact.label.text)
    var sentences = ""
    for line in fact.value {
      let text = line.filter { $0.role != .link }.map(\.text).joined(by: "")
      for paragraph in Paragraphs(of: text) {
        let sentence = speech.sentence(speech.of(paragraph))
        if !sentence.isEmpty { sentences += " \(sentence)" }
      }
    }
    return sentences.isEmpty ? "" : "\(label):\(sentences)"
  }

  private func sentence(of entry: Entry) -> String {
    let name = speech.sentence(entry.name.text)
    // A name is said as it is written if it consists of marks only.
    var sentence =
      (entry.number.map { "\(number($0)). " } ?? "") + (name.isEmpty ? entry.name.text : name)
    if let mark = entry.mark?.spoken { sentence += " \(mark)" }
    if let rating = entry.rating { sentence += " \(rating.spoken ?? rating.text)." }
    for text in [entry.text, entry.more].map({ $0.map(\.text).joined() }) where !text.isEmpty {
      sentence += " \(speech.sentence(text))"
    }
    return sentence
  }
}
