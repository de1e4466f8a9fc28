import ExpoCore
import TerminalText

extension Fact {
  /// A fact under a label of the interface's own; an empty text leaves it without a value.
  init(
    own label: String, _ text: String, role: Inline.Role = .text,
    spoken: String? = nil
  ) {
    self.init(
      label: Inline(trusted: label, .label),
      value: Inline.paragraphs(text, role).map { [$0] },
      spoken: spoken
    )
  }

  /// A fact of the data's details.
  init(_ detail: Detail) {
    self.init(
      label: Inline(foreignLine: detail.label, .label),
      value: Inline.paragraphs(detail.value).map { [$0] }
    )
  }
}

extension Document {
  /// A table of facts; no block if there are none.
  static func table(_ facts: [Fact]) -> [Block] { facts.isEmpty ? [] : [.facts(facts)] }

  /// The paragraphs of a text from data; no block if it has none.
  static func text(_ text: String) -> [Block] {
    Inline.paragraphs(text).map { .paragraph([$0]) }
  }

  /// A text with a picture after its first paragraph.
  static func story(_ text: String, illustratedBy picture: [Block]) -> [Block] {
    let paragraphs = self.text(text)
    return paragraphs.prefix(1) + picture + paragraphs.dropFirst()
  }

  /// The details without short ones that only repeat another's value or one of the texts beside them,
  /// in small letters or capitals.
  static func telling(_ details: [Detail], beside texts: [String]) -> [Detail] {
    var known = Set(texts.map { $0.lowercased() })
    return details.filter {
      $0.value.isEmpty || $0.isLong || known.insert($0.value.lowercased()).inserted
    }
  }

  static func pictureFacts(_ description: String?, wording: Wording) -> [Fact] {
    guard let description, !description.isEmpty else { return [] }
    return [Fact(own: wording.picture, description)]
  }

  /// The layout of a link takes many times its bytes in the file.
  private static let maxLinks = 1_000

  /// The addresses, at most a thousand: for each its name, and the address on a line of its own; both are links.
  ///
  /// A listener is told how many there are and the command that opens them, once.
  static func linkFacts(
    _ links: [Link],
    opener: Inline,
    wording: Wording
  ) -> [Fact] {
    let shown = links.prefix(maxLinks)
    let spoken = wording.spokenLinks(shown.map(\.label), opener.text)
    let rest = links.count - shown.count
    let more = rest > 0 ? [Fact(own: wording.link, wording.moreFindings(rest))] : []
    let facts = shown.enumerated().map { index, link in
      Fact(
        label: Inline(trusted: wording.link, .label),
        value: [
          [Inline(foreignLine: link.label, .text, linkedTo: link.safeAddress)],
          [Inline(foreignLine: link.url, .link, linkedTo: link.safeAddress)],
        ],
        spoken: index == 0 ? spoken : "")
    }
    return facts + more
  }
}

extension Detail {
  /// Whether the value is too long for the facts before the story, such as a list of sources; a page
  /// shows it after the story.
  var isLong: Bool { value.utf8.count > 80 && !value.unicodeScalars.dropFirst(80).isEmpty }
}
