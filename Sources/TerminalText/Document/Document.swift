package import ExpoCore

/// A page by its meaning: its parts in order, before they are laid out in columns.
package typealias Document = [Block]

/// One part of a page. The layout puts an empty line between most of them.
package enum Block {
  /// Lines that stand together, such as the page's name and its most important facts. The parts of
  /// a line between separators have lines of their own if there is no room.
  case lines([[Inline]])
  /// The name of the following block, such as a section of a list.
  case heading([Inline])
  /// Running text; it may hold line feeds.
  case paragraph([Inline])
  /// Labels and values in two columns.
  case facts([TableRow])
  /// Words and their meanings in two columns.
  case terms([TableRow])
  /// Items in sections: number, name and text side by side, or the text below the name if they are
  /// stacked or there is no room.
  case list([ListSection], isStacked: Bool)
  /// A picture and the line below it; another line in place of both if the picture is as wide as
  /// the page or wider.
  case picture(Picture, caption: Inline?, ifTooWide: Inline? = nil)
  /// Pictures and the lines below them, side by side; a caption without a picture stands alone.
  case gallery([(caption: Inline, picture: Picture?)])
  /// Names in columns, beside a picture if there is room, and how many more there are.
  case names([ListEntry], beside: Picture?, more: @Sendable (Int) -> String)
  /// What the reader can do next, and the command that does it.
  case hint(Inline, command: Inline)
  /// A line for listeners alone.
  case spoken([Inline])

  /// Whether an empty line separates the block from the next one. A heading stands close to what it
  /// names, and hints stand together.
  func needsBlankLine(before next: Block) -> Bool {
    switch (self, next) {
    case (.heading, _), (.hint, .hint): false
    default: true
    }
  }
}

extension Block {
  /// Whether the block is the head of a page, which begins with its title.
  var beginsPage: Bool {
    if case .lines(let lines) = self { lines.first?.first?.role == .title } else { false }
  }

  var isParagraph: Bool { if case .paragraph = self { true } else { false } }

  package static func heading(_ text: String) -> Block {
    .heading([Inline(text, .heading)])
  }

  package static func paragraph(_ text: String) -> Block {
    .paragraph([Inline(text)])
  }

  package static func spoken(_ text: String) -> Block {
    .spoken([Inline(text)])
  }
}

/// A row of a table of two columns: a fact with its label, or a word with its meaning.
package struct TableRow {
  package let label: Inline
  /// The lines of the value; each is wrapped separately, and may hold line feeds.
  package let value: [[Inline]]

  package init(label: Inline, value: [[Inline]]) {
    self.label = label
    self.value = value
  }

  /// Creates a label with a value of one line.
  package init(_ label: String, value: String) {
    self.init(label: Inline(label, .label), value: [[Inline(value)]])
  }

  /// Creates a word and its meaning.
  package init(term words: String, _ meaning: String) {
    self.init(label: Inline(words, .name), value: [[Inline(meaning)]])
  }

  /// Creates a command that runs as it is shown, and what it does, which listeners hear first.
  package init(command: String, _ meaning: String) {
    self.init(label: Inline(command, .command), value: [[Inline(meaning)]])
  }
}

/// Items of a list that have something in common.
package struct ListSection {
  /// What they have in common; nil if the title of the list says it.
  let heading: Inline?
  package let entries: [ListEntry]

  package init(heading: Inline? = nil, _ entries: [ListEntry]) {
    self.heading = heading
    self.entries = entries
  }
}

/// One item in a list.
package struct ListEntry {
  /// The item's number in the catalogue, 0 for the overview; nil for what has none, such as the flag
  /// or an item of another catalogue.
  package let number: Int?
  let name: Inline
  /// A sign directly after the name, one cell wide in every font, and the sentence that explains it.
  let mark: Inline?
  /// A short word in a column of its own or in parentheses after the name; empty if there is none.
  let labels: [Inline]
  /// The paragraphs below the name; the first may be beside it.
  let texts: [[Inline]]

  /// - Parameters:
  ///   - text: The text below or beside the name.
  ///   - more: Further paragraphs, in stacked lists.
  package init(
    number: Int?, name: Inline, mark: Inline? = nil, labels: [Inline] = [], text: [Inline],
    more: [[Inline]] = []
  ) {
    self.number = number
    self.name = name
    self.mark = mark
    self.labels = labels
    texts = ([text] + more).filter { !$0.allSatisfy(\.text.isEmpty) }
  }

  /// The name, followed by the mark.
  var markedName: [Inline] { [name] + (mark.map { [Inline($0.text)] } ?? []) }

  /// The name, followed by the mark and by the labels in parentheses.
  var labelledName: [Inline] {
    labels.isEmpty
      ? markedName : markedName + [Inline(" (")] + labels + [Inline(")")]
  }
}
