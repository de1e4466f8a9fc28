/// Items under one another, in sections, each item made when it is asked for, so that a list of any
/// length costs no more memory than one of its entries.
package struct EntryList {
  /// How the entries are set.
  package enum Layout {
    /// Number, name and text side by side where there is room.
    case rows
    /// The text always below the name.
    case stacked
    /// Cards in as many columns as fit.
    case cards
  }

  package struct Section {
    /// What the section's entries have in common; nil where the list has one section only.
    package let heading: Inline?
    package let count: Int
    /// The entry at a position, 0 to `count - 1`.
    package let entry: (Int) -> Entry

    package init(heading: Inline? = nil, count: Int, entry: @escaping (Int) -> Entry) {
      self.heading = heading
      self.count = count
      self.entry = entry
    }
  }

  package let sections: [Section]
  package let layout: Layout

  package init(_ sections: [Section], layout: Layout) {
    self.sections = sections
    self.layout = layout
  }
}

/// One item as a list shows it.
package struct Entry {
  /// The item's number in the catalogue, from 1 on; nil where the catalogue does not have it.
  package let number: Int?
  package let name: Inline
  /// A sign behind the name, one cell wide in every font, and the sentence that says what it means.
  package let mark: Inline?
  private let makeText: () -> [Inline]

  /// - Parameter text: made when it is asked for: a list's columns depend on its names alone.
  package init(
    number: Int?,
    name: Inline,
    mark: Inline? = nil,
    text: @autoclosure @escaping () -> [Inline]
  ) {
    self.number = number
    self.name = name
    self.mark = mark
    makeText = text
  }

  /// What is said of the item; nothing where there is nothing to say.
  package var text: [Inline] {
    let spans = makeText()
    return spans.allSatisfy(\.text.isEmpty) ? [] : spans
  }
}
