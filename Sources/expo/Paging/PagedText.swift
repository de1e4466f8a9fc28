/// A text that can be laid out again and again, and is never held as a whole.
struct PagedText {
  /// Hands on the text's lines, each with its line feed, until `emit` answers false.
  ///
  /// The columns are those of a terminal that may have changed its size; nil stands for those that
  /// were decided at the start.
  let layOut: (_ columns: Int?, _ emit: ([UInt8]) -> Bool) -> Void

  /// Whether there are more lines than that; lays out no more of them than it takes to know.
  func isLonger(than count: Int) -> Bool {
    var seen = 0
    layOut(nil) { _ in
      seen += 1
      return seen <= count
    }
    return seen > count
  }

  /// Writes the lines as they are laid out.
  func write(to sink: inout BufferedOutput) throws(WriteError) {
    var failure: WriteError?
    layOut(nil) { line in
      do throws(WriteError) {
        try sink.write(line)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// How many lines there are at the columns that were decided at the start.
  var lineCount: Int {
    var count = 0
    layOut(nil) { _ in
      count += 1
      return true
    }
    return count
  }

  /// Some of the lines, counted from 0, and a line of its own below them.
  func lines(_ range: Range<Int>, footer: String) -> PagedText {
    PagedText { columns, emit in
      var index = 0
      var goesOn = true
      layOut(columns) { line in
        defer { index += 1 }
        if range.contains(index) { goesOn = emit(line) }
        return goesOn && index + 1 < range.upperBound
      }
      if goesOn { _ = emit(Array("\(footer)\n".utf8)) }
    }
  }
}
