/// A page by its meaning: what is said, in which order, before any column is counted.
package struct Document {
  package let blocks: [Block]

  package init(_ blocks: [Block]) {
    self.blocks = blocks
  }
}

/// One part of a page; the renderer sets a blank line between two of them.
package enum Block {
  /// The page's name, a line each.
  case title([Inline])
  /// The name of what follows, such as a section of a list.
  case heading([Inline])
  /// Running text.
  case paragraph([Inline])
  /// Facts under one another, their labels in a column.
  case facts([Fact])
  /// Words and their meanings under one another, the meanings in a column.
  case terms([Fact])
  /// Items under one another.
  case list(EntryList)
  /// What the reader may do next, and the command that does it.
  case hint(Inline, command: Inline)
  /// What only a listener is told, because the others see it.
  case spoken(String)

  /// Whether a blank line stands between the block and the one that follows: a heading stands close
  /// to what it names, and hints stand together.
  package func isSetOff(from next: Block) -> Bool {
    switch (self, next) {
    case (.heading, _), (.hint, .hint): false
    case (.title, _), (.paragraph, _), (.facts, _), (.terms, _), (.list, _), (.hint, _),
      (.spoken, _):
      true
    }
  }

  /// Whether the block is for listeners alone.
  package var isSpokenOnly: Bool {
    if case .spoken = self { true } else { false }
  }
}
