import ExpoCore
import TerminalText

extension Pages {
  /// The paragraphs of a text from data, in which the numbers of notes stand apart.
  ///
  /// - Parameter count: The number of sources that notes may name.
  func text(_ text: String, notes count: Int = 0) -> [Block] {
    Inline.paragraphs(of: text).map { .paragraph(noted($0, count)) }
  }

  /// A text under a label of the interface's own; no block if it is blank.
  func text(_ text: String?, under label: String, notes count: Int) -> [Block] {
    let blocks = self.text(text ?? "", notes: count)
    return blocks.isEmpty ? [] : [.heading(label)] + blocks
  }

  /// A text with the numbers of notes apart, which listeners do not hear.
  func noted(_ text: Inline, _ count: Int) -> [Inline] {
    text.parts(text.text.noteNumbers(upTo: count), as: .aside, spoken: "")
  }

  /// The length of a text, for listeners; no block if there is none.
  func length(of text: String?) -> [Block] {
    guard let text, !text.isBlank else { return [] }
    let paragraphs = Inline.paragraphs(of: text).count
    var (words, isInWord) = (0, false)
    for byte in text.utf8 where isInWord == byte.isBlank {
      isInWord.toggle()
      if isInWord { words += 1 }
    }
    // Voices say fewer Korean words, which are longer.
    let minutes = max(1, (words + 50) / wording.say(100, 150))
    let length =
      wording.say(
        "문단 \(paragraphs.groupedDigits)개, 낱말 \(words.groupedDigits)개, 약 \(minutes.groupedDigits)분",
        "\(English.count(paragraphs, "paragraph")), \(English.count(words, "word")), about "
          + English.count(minutes, "minute"))
    return [.spoken(length)]
  }

  /// The details in the order of the data, the picture in words, and further facts.
  func facts(_ details: [Detail], of entry: any CatalogueEntry, more: [TableRow] = []) -> Block {
    let picture = Inline(text: entry.pictureDescription ?? "")
    let details = details.map { detail in
      TableRow(
        label: Inline(line: detail.label, .label),
        value: [noted(Inline(text: detail.value), entry.sources.count)])
    }
    return .facts(
      details
        + (picture.text.isEmpty
          ? [] : [TableRow(label: Inline(wording.picture, .label), value: [[picture]])]) + more)
  }
}
