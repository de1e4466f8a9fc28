/// A label and what it says.
package struct Fact {
  package let label: Span
  /// The lines of the value; each is wrapped by itself.
  package let value: [[Span]]

  package init(label: Span, value: [[Span]]) {
    self.label = label
    self.value = value
  }
}

extension Fact {
  /// A fact under a label of the interface's own; an empty text leaves it without a value.
  init(own label: String, _ text: String, role: Span.Role = .text) {
    self.init(
      label: Span(own: label, .label),
      value: Span.paragraphs(foreign: text).map { [Span(own: $0.text, role)] }
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
  static func linkFacts(_ links: [Link], wording: PageWording) -> [Fact] {
    links.map { link in
      let name = Fact(own: wording.link, link.label)
      return Fact(label: name.label, value: name.value + [[Span(foreign: link.url, .link)]])
    }
  }
}
