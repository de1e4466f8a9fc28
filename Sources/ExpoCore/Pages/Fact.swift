/// A label and what it says.
package struct Fact {
  package let label: Span
  /// The lines of the value; each is wrapped by itself.
  package let value: [[Span]]
  /// The whole as one says it aloud, where that is not the label and the value; empty where there
  /// is nothing to be said.
  package let spoken: String?

  package init(label: Span, value: [[Span]], spoken: String? = nil) {
    self.label = label
    self.value = value
    self.spoken = spoken
  }
}

extension Fact {
  /// A fact under a label of the interface's own; an empty text leaves it without a value.
  init(own label: String, _ text: String, role: Span.Role = .text, spoken: String? = nil) {
    self.init(
      label: Span(own: label, .label),
      value: Span.paragraphs(foreign: text).map { [Span(own: $0.text, role)] },
      spoken: spoken
    )
  }

  /// A fact of the data's details.
  init(_ detail: Detail) {
    self.init(
      label: Span(line: detail.label, .label),
      value: Span.paragraphs(foreign: detail.value).map { [$0] }
    )
  }
}

extension Document {
  /// The picture, in words, where the data describe it.
  static func pictureFacts(_ description: String?, wording: PageWording) -> [Fact] {
    guard let description, !description.isEmpty else { return [] }
    return [Fact(own: wording.picture, description)]
  }

  /// The addresses: for each its name, and the address on a line of its own.
  ///
  /// A listener is told how many there are and the command that opens them, once.
  static func linkFacts(
    _ links: [Link],
    opener: Span? = nil,
    wording: PageWording
  ) -> [Fact] {
    links.enumerated().map { index, link in
      let name = Fact(own: wording.link, link.label)
      return Fact(
        label: name.label,
        value: name.value + [[Span(address: link)]],
        spoken: index == 0 ? wording.spokenLinks(links.count, opener?.text) : ""
      )
    }
  }
}
