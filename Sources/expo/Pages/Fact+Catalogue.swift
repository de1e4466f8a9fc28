import ExpoCore
import TerminalText

extension Fact {
  /// A fact under a label of the interface's own; an empty text leaves it without a value.
  init(
    own label: String, _ text: String, role: Inline.Role = .text,
    spoken: String? = nil
  ) {
    self.init(
      label: Inline(own: label, .label),
      value: Inline(paragraphs: text, role).map { [[$0]] } ?? [],
      spoken: spoken
    )
  }

  /// A fact of the data's details.
  init(_ detail: Detail) {
    self.init(
      label: Inline(line: detail.label, .label),
      value: Inline(paragraphs: detail.value).map { [[$0]] } ?? []
    )
  }
}

extension Document {
  /// A table of facts; no block if there are none.
  static func table(_ facts: [Fact]) -> [Block] { facts.isEmpty ? [] : [.facts(facts)] }

  /// A text from data, of any number of paragraphs; no block if it has none.
  static func text(_ text: String) -> [Block] {
    Inline(paragraphs: text).map { [.paragraph([$0])] } ?? []
  }

  static func pictureFacts(_ description: String?, wording: Wording) -> [Fact] {
    guard let description, !description.isEmpty else { return [] }
    return [Fact(own: wording.picture, description)]
  }

  /// The addresses: for each its name, and the address on a line of its own.
  ///
  /// A listener is told how many there are and the command that opens them, once.
  static func linkFacts(
    _ links: [Link],
    opener: Inline,
    wording: Wording
  ) -> [Fact] {
    let voice = SpokenText(wording.language)
    let spoken = wording.spokenLinks(links.map { voice.of($0.label) }, opener.text)
    return links.enumerated().map { index, link in
      var fact = Fact(own: wording.link, link.label, spoken: index == 0 ? spoken : "")
      fact.value.append([Inline(address: link.url, target: link.safeAddress)])
      return fact
    }
  }
}

extension Detail {
  /// Whether the value is too long for the facts before the story, such as a list of sources; a page
  /// shows it after the story.
  var isLong: Bool { value.utf8.count > 80 && !value.unicodeScalars.dropFirst(80).isEmpty }
}
