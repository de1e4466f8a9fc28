import ExpoCore

extension Command {
  /// The command that a word most likely means: one that other programs call so, or one that is
  /// written almost so.
  static func meant(by word: String) -> Command? {
    allCases.first { $0.spec.otherNames.contains(word) }
      ?? allCases.closest(to: word, written: \.name)
  }
}

extension Option {
  /// The option that is written almost so.
  static func meant(by name: String) -> Option? {
    allCases.closest(to: name, written: \.spec.name)
  }
}

extension Sequence {
  /// The element whose writing is nearest to a word, if any is near enough to be meant.
  fileprivate func closest(to word: String, written: (Element) -> String) -> Element? {
    let near = map { ($0, EditDistance.between(word, written($0))) }.min { $0.1 < $1.1 }
    guard let (element, distance) = near else { return nil }
    let longest = Swift.max(word.unicodeScalars.count, written(element).unicodeScalars.count)
    return distance * 5 <= longest * 2 ? element : nil
  }
}
