/// The columns of a list's rows, in cells; 0 for those that are not shown. A page wraps a text that is wider
/// than its column; the browser cuts it.
package struct ListColumns {
  /// The blanks between two columns of words.
  package static let gap = 2

  package let number: Int
  package var name: Int
  package var rating: Int
  package var text: Int

  package init(number: Int, name: Int, rating: Int, text: Int = 0) {
    (self.number, self.name, self.rating, self.text) = (number, name, rating, text)
  }

  /// The cell at which names start: two more cells belong to the number.
  package var nameStart: Int { number + 2 }

  /// The cells of a row without its text.
  package var heads: Int { nameStart + name + Self.withGap(rating) }

  /// The cells of a whole row.
  package var whole: Int { heads + Self.withGap(text) }

  private static func withGap(_ columns: Int) -> Int { columns > 0 ? gap + columns : 0 }
}
