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
