/// Items under one another, each made when it is asked for, so that a list of any length costs no
/// more memory than one of its entries.
package struct EntryList {
  package let count: Int
  /// The entry at a position, 0 to `count - 1`.
  package let entry: (Int) -> Entry

  package init(count: Int, entry: @escaping (Int) -> Entry) {
    self.count = count
    self.entry = entry
  }
}

/// One item as a list shows it.
package struct Entry {
  /// The item's number in the catalogue, from 1 on.
  package let number: Int
  package let name: Span
  package let text: [Span]

  package init(number: Int, name: Span, text: [Span]) {
    self.number = number
    self.name = name
    self.text = text
  }

  /// Whether there is anything to say below the name.
  package var hasText: Bool { text.contains { !$0.text.isEmpty } }
}
