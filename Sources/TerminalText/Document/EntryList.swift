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
  /// The words that the entries' ratings are made of; empty if no entry has a rating.
  package let ratings: [String]

  package init(_ sections: [Section], layout: Layout, ratings: [String] = []) {
    self.sections = sections
    self.layout = layout
    self.ratings = ratings
  }
}

/// One item in a list.
package struct Entry {
  /// The item's number in the catalogue, starting with 1; nil if the catalogue does not have it.
  package let number: Int?
  package let name: Inline
  /// A sign after the name, one cell wide in every font, and the sentence that explains it.
  package let mark: Inline?
  private let makeRating: () -> Inline?
  private let makeText: () -> [Inline]
  private let makeMore: () -> [Inline]

  /// - Parameters:
  ///   - rating: evaluated on demand, because a list knows its ratings' words beforehand.
  ///   - text: evaluated on demand, because a list's columns depend on its names only.
  ///   - more: a second paragraph, evaluated on demand.
  package init(
    number: Int?,
    name: Inline,
    mark: Inline? = nil,
    rating: @autoclosure @escaping () -> Inline? = nil,
    text: @autoclosure @escaping () -> [Inline],
    more: @autoclosure @escaping () -> [Inline] = []
  ) {
    self.number = number
    self.name = name
    self.mark = mark
    makeRating = rating
    makeText = text
    makeMore = more
  }

  /// One of the list's ratings, in a column of its own or in parentheses after the name, and the
  /// sentence that explains it.
  package var rating: Inline? { makeRating() }

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

  /// The name, followed by the mark and by the rating in parentheses.
  var ratedName: [Inline] {
    guard let rating else { return markedName }
    return markedName + [Inline(own: " (\(rating.text))", .label)]
  }
}
