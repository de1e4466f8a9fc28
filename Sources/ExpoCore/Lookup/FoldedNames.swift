/// Names as folded letters, all in one array.
struct FoldedNames {
  enum Kind {
    case name
    case imageName
    /// Another name of the item, such as any name in the other edition.
    case alias
  }

  private struct Entry {
    let owner: Int
    let kind: Kind
    /// Where its letters end; they begin at the end of the previous entry.
    let end: Int
  }

  private var letters: [UInt32] = []
  private var entries: [Entry] = []

  /// Folds a name that belongs to the item at an index.
  ///
  /// The names of one item are appended in a row, the item's own name first.
  mutating func append(_ name: String, _ kind: Kind, of owner: Int) {
    var name = name
    name.withUTF8 { append($0, kind, of: owner) }
  }

  /// Folds the string of a JSON text.
  mutating func append(_ name: JSONView, _ kind: Kind, of owner: Int) {
    _ = name.withText { append($0, kind, of: owner) }
  }

  private mutating func append(_ name: UnsafeBufferPointer<UInt8>, _ kind: Kind, of owner: Int) {
    var source = FoldedLetters(name)
    while let letter = source.next() { letters.append(letter) }
    entries.append(Entry(owner: owner, kind: kind, end: letters.count))
    Work.note(.foldedNames)
  }

  /// Calls a body with each name that has a letter.
  @inline(__always)
  func forEach(_ body: (_ owner: Int, _ kind: Kind, _ name: UnsafeBufferPointer<UInt32>) -> Void) {
    letters.withUnsafeBufferPointer { letters in
      var start = 0
      for entry in entries {
        defer { start = entry.end }
        guard start < entry.end else { continue }
        body(entry.owner, entry.kind, UnsafeBufferPointer(rebasing: letters[start..<entry.end]))
      }
    }
  }
}
