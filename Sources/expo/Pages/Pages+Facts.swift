import ExpoCore
import TerminalText

extension Pages {
  /// The paragraphs of a text from data.
  func text(_ text: String) -> [Block] {
    Inline.paragraphs(of: text).map { .paragraph([$0]) }
  }

  /// The paragraphs of a text, with its length before them for listeners, and a picture after the
  /// first.
  func story(_ text: String, illustratedBy picture: [Block]) -> [Block] {
    let paragraphs = self.text(text)
    var (words, isInWord) = (0, false)
    for byte in text.utf8 where isInWord == byte.isBlank {
      isInWord.toggle()
      if isInWord { words += 1 }
    }
    let length = wording.say(
      "문단 \(paragraphs.count.groupedDigits)개, 낱말 \(words.groupedDigits)개",
      "\(English.count(paragraphs.count, "paragraph")), \(English.count(words, "word"))")
    return [.spoken(length)] + paragraphs.prefix(1) + picture
      + paragraphs.dropFirst()
  }

  /// A text under a label of the interface's own; no block if it is blank.
  func text(_ text: String?, under label: String) -> [Block] {
    let blocks = self.text(text ?? "")
    return blocks.isEmpty ? [] : [.heading(label)] + blocks
  }

  /// The details in the order of the data.
  func details(_ details: [Detail]) -> Block {
    .facts(
      details.map {
        TableRow(label: Inline(line: $0.label, .label), value: [[Inline(text: $0.value)]])
      })
  }

  /// The picture in words, the sources, and the links with the command that opens one.
  ///
  /// - Parameter topic: The topic in that command.
  func references(
    _ pictureDescription: String?, sources: [String], links: [WebLink], of topic: String
  ) -> [Block] {
    let description = Inline(text: pictureDescription ?? "")
    let picture = TableRow(label: Inline(wording.picture, .label), value: [[description]])
    let sources = numbered(wording.source, sources) { [[Inline(line: $0)]] }
    let addresses = numbered(wording.link, links) { link in
      [
        [Inline(line: link.label, .text, linkedTo: link.safeAddress)],
        [Inline(line: link.address, .link, linkedTo: link.safeAddress)],
      ]
    }
    let facts = [description.text.isEmpty ? [] : [picture], sources, addresses]
      .filter { !$0.isEmpty }.map(Block.facts)
    if links.isEmpty { return facts }
    let words =
      links.count == 1
      ? wording.say("링크 열기", "To open the link")
      : wording.say("링크 열기 (둘째는 --link 2)", "To open a link (the second with --link 2)")
    return facts + hint(words, .open, [topic])
  }

  /// A fact for each value, numbered if there are several.
  private func numbered<Value>(
    _ label: String, _ values: [Value], _ lines: (Value) -> [[Inline]]
  ) -> [TableRow] {
    values.enumerated().map { index, value in
      TableRow(
        label: Inline(values.count == 1 ? label : "\(label) \(index + 1)", .label),
        value: lines(value))
    }
  }
}
