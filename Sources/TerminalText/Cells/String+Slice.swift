extension String {
  /// The text between two UTF-8 offsets on scalar boundaries.
  func slice(_ range: Range<Int>) -> String {
    if range.count == utf8.count { return self }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
