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

  /// Passes the document's lines to `emit`, each as soon as it is laid out.
  package func lines<Failure>(
    of document: Document,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    for block in document.blocks {
      try lines(of: block, emit: emit)
    }
    try say(end, emit: emit)
  }

  private func lines<Failure>(
    of block: Block,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    switch block {
    case .title(let lines):
      for line in lines { try say(line.spoken ?? line.text, emit: emit) }
    case .heading(let spans), .paragraph(let spans):
      for text in Paragraphs(of: spans.map { $0.spoken ?? $0.text }.joined(by: "")) {
        try say(text, emit: emit)
      }
    case .facts(let facts):
      for fact in facts { try say(fact, emit: emit) }
    case .terms(let terms):
      for term in terms { try write(sentence(of: term), emit: emit) }
    case .list(let list):
      for section in list.sections { try lines(of: section, emit: emit) }
    case .picture:
      break
    case .gallery(let gallery):
      for position in 0..<gallery.count {
        try say(gallery.entry(position).caption.text, emit: emit)
      }
    case .spoken(let text):
      try say(text, emit: emit)
    case .hint(let words, let command):
      try emit(Line([Inline(own: "\(speech.of(words.spoken ?? words.text)): "), command]))
    }
  }

  private func lines<Failure>(
    of section: EntryList.Section,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    if let heading = section.heading {
      try say(heading.spoken ?? heading.text, emit: emit)
    }
    for position in 0..<section.count {
      try write(sentence(of: section.entry(position)), emit: emit)
    }
  }

  /// Emits a fact in its own spoken words, or as a sentence made of its label and value.
  private func say<Failure>(
    _ fact: Fact,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    try write(fact.spoken ?? sentence(of: fact), emit: emit)
  }

  /// Emits a sentence, unless nothing of it can be spoken.
  private func say<Failure>(
    _ text: String,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    try write(speech.sentence(text), emit: emit)
  }

  /// Emits a line as it is, unless it is empty.
  private func write<Failure>(
    _ line: String,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    if !line.isEmpty { try emit(Line([Inline(own: line)])) }
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

  /// A name is said as it is written if it consists of marks only.
  private func sentence(ofName name: String) -> String {
    let sentence = speech.sentence(name)
    return sentence.isEmpty ? name : sentence
  }

  private func sentence(of entry: Entry) -> String {
    var sentence = entry.number.map { "\(number($0)). " } ?? ""
    sentence += self.sentence(ofName: entry.name.text)
    if let mark = entry.mark?.spoken { sentence += " \(mark)" }
    if let rating = entry.rating { sentence += " \(rating.spoken ?? rating.text)." }
    for text in [entry.text, entry.more].map({ $0.map(\.text).joined() }) where !text.isEmpty {
      sentence += " \(speech.sentence(text))"
    }
    return sentence
  }
}
