/// A number of a list as a reader types it or copies it from a page: `13`, `13.`, `13번`, or a whole
/// line of a list (`13. 거문고   여섯 줄과 대나무 술대`).
package struct ListNumber {
  /// The number; `Int.max` if it is larger.
  package let value: Int
  /// The text behind the number, without the blanks around it.
  private let rest: Substring

  /// Returns nil if the text does not begin with a number, or if other text follows a number without
  /// a mark, as in `1900 파리`.
  package init?(_ text: String) {
    let line = text.unicodeScalars.drop(while: \.isBlank)
    let digits = line.prefix { $0.digit != nil }
    let marked = line[digits.endIndex...]
    let marks = marked.prefix { $0 == "번" || $0 == "." || $0 == "．" }
    let following = marked[marks.endIndex...]
    let rest = following.drop(while: \.isBlank)
    let isDivided = !marks.isEmpty && rest.startIndex > following.startIndex
    guard let value = Int(digits: Substring(digits)), rest.isEmpty || isDivided else { return nil }
    self.value = value
    self.rest = Substring(rest)
  }

  /// The two numbers of a range such as `2-4` or `4-2`; nil for any other word.
  package static func range(_ word: String) -> (first: Int, last: Int)? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    let ends = parts.compactMap { ListNumber(String($0)) }
    guard parts.count == 2, ends.count == 2, ends.allSatisfy(\.isAlone) else { return nil }
    return (ends[0].value, ends[1].value)
  }

  /// Whether nothing follows the number.
  package var isAlone: Bool { rest.isEmpty }

  /// Whether the text behind the number begins with a name, which a list may have clipped with `…`.
  func isFollowed(by name: String) -> Bool {
    let letters = FoldedLetters.all(of: name)
    if isAlone || letters.isEmpty { return isAlone }
    let line = FoldedLetters.all(of: String(rest))
    if line.starts(with: letters) { return true }
    guard let end = rest.unicodeScalars.firstIndex(of: "…") else { return false }
    let head = FoldedLetters.all(of: String(rest[..<end]))
    return !head.isEmpty && letters.starts(with: head)
  }
}
