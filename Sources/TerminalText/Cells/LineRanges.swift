/// The places of a paragraph's lines in its text, in UTF-8 bytes.
///
/// Kept as bare offsets: for an array of `Range<Int>` the runtime looks up that `Int` is
/// `Comparable`, which costs a short-lived program as much as wrapping the whole overview.
package struct LineRanges: RandomAccessCollection {
  /// Where each line begins and where it ends, in turns.
  private var offsets: [Int] = []

  package var startIndex: Int { 0 }
  package var endIndex: Int { offsets.count / 2 }

  package subscript(line: Int) -> Range<Int> { offsets[line * 2]..<offsets[line * 2 + 1] }

  mutating func append(_ start: Int, _ end: Int) {
    offsets.append(start)
    offsets.append(end)
  }
}
