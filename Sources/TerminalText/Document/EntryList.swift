/// Items in sections. Entries are created on demand, so the memory for a list does not depend on
/// its length.
package struct EntryList {
  package enum Layout {
    /// Number, name and text side by side if there is room.
    case rows
    /// The text below the name.
    case stacked
    /// Cards in as many columns as fit.
    case cards
  }

  package struct Section {
    /// What the section's entries have in common; nil if the list has only one section.
    package let heading: Inline?
    package let count: Int
    /// Creates the entry at a position, 0 to `count - 1`.
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

/// One item in a list.
package struct Entry {
  /// The item's number in the catalogue, starting with 1; nil if the catalogue does not have it.
  package let number: Int?
  package let name: Inline
  /// A sign after the name, one cell wide in every font, and the sentence that explains it.
  package let mark: Inline?
  private let makeText: () -> [Inline]
  private let makeMore: () -> [Inline]

  /// - Parameters:
  ///   - text: evaluated on demand, because a list's columns depend on its names only.
  ///   - more: a second paragraph, evaluated on demand.
  package init(
    number: Int?,
    name: Inline,
    mark: Inline? = nil,
    text: @autoclosure @escaping () -> [Inline],
    more: @autoclosure @escaping () -> [Inline] = []
  ) {
    self.number = number
    self.name = name
    self.mark = mark
    makeText = text
    makeMore = more
  }

  /// The text below or beside the name; an empty array if it has no characters.
  package var text: [Inline] {
    let spans = makeText()
    return spans.allSatisfy(\.text.isEmpty) ? [] : spans
  }

  /// The paragraph after the text in stacked lists; an empty array if it has no characters.
  package var more: [Inline] {
    let spans = makeMore()
    return spans.allSatisfy(\.text.isEmpty) ? [] : spans
  }

  /// The name, followed by the mark.
  var markedName: [Inline] {
    guard let mark else { return [name] }
    return [name, Inline(own: " \(mark.text)")]
  }
}
