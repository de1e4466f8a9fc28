extension Int {
  /// A number of a list as a reader types it, or copies it from a page: `13`, `13.` or `13번`.
  package init?(listed text: String) {
    let end = text.unicodeScalars.lastIndex { !$0.isBlank && !".．번".unicodeScalars.contains($0) }
    guard let end else { return nil }
    let digits = text.unicodeScalars[...end].drop(while: \.isBlank)
    self.init(digits: String(digits))
  }

  /// The two numbers of a range such as `2-4` or `4-2`; nil for any other word.
  package static func range(listed word: String) -> (first: Int, last: Int)? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
      .map { Int(listed: String($0)) }
    guard ends.count == 2, let first = ends[0], let last = ends[1] else { return nil }
    return (first, last)
  }
}
