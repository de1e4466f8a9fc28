/// A word that completes a typed text.
package struct CompletedName: Equatable, Sendable {
  /// A plain word that finds nothing else.
  package let word: String
  /// The index of what it names.
  package let index: Int
}

extension NameIndex {
  /// The most names that are offered: more than a screen can show.
  private static let maxNames = 300
  /// The most words of a name that are looked up.
  private static let maxWords = 10

  /// The plain words that complete a typed text: those that begin with it, one for each name, and
  /// those of what the text finds, if it finds one or nothing begins with it.
  ///
  ///     names.completions(of: "geo").map(\.word)     // ["geomungo"]
  ///     names.completions(of: "rjansrh").map(\.word)  // ["거문고"]
  ///
  /// - Parameters:
  ///   - indices: What may be completed.
  ///   - inASCII: Whether only words of ASCII characters count.
  package func completions(
    of typed: String, among indices: some Sequence<Int>, inASCII: Bool = false
  ) -> [CompletedName] {
    let small = typed.lowercased()
    let begun = indices.lazy.map { (index: $0, words: self.plainWords(of: $0, inASCII)) }
      .filter { index, words in
        (words + ["\(index + 1)"]).contains { $0.utf8.starts(with: small.utf8) }
      }
      .prefix(Self.maxNames)
      .compactMap { self.completion(of: small, at: $0.index, by: $0.words) }
    let found = typed.isEmpty ? [] : find(typed).indices
    if found.count > 1, !begun.isEmpty { return begun }
    return begun
      + found.filter { index in indices.contains(index) && !begun.contains { $0.index == index } }
      .prefix(Self.maxNames)
      .compactMap { completion(of: "", at: $0, by: plainWords(of: $0, inASCII)) }
  }

  /// The first of the words that begins as typed and finds nothing else; the number of an item that
  /// has no such word at all.
  private func completion(
    of typed: String, at index: Int, by words: [String]
  ) -> CompletedName? {
    func isFound(by word: String) -> Bool { find(word) == .one(index) }
    let number = "\(index + 1)"
    let word = words.lazy.filter { $0.utf8.starts(with: typed.utf8) }.prefix(Self.maxWords)
      .first(where: isFound)
    if let word { return CompletedName(word: word, index: index) }
    guard number.hasPrefix(typed), isFound(by: number),
      !words.prefix(Self.maxWords).contains(where: isFound)
    else { return nil }
    return CompletedName(word: number, index: index)
  }

  /// The words of a name, the preferred one first: its name and that of the other edition as plain
  /// words, then those of its other names that are plain words. Each may find something else.
  private func plainWords(of index: Int, _ inASCII: Bool) -> [String] {
    let others = otherNames(of: index)
    let plain = others.dropFirst().filter { $0.unicodeScalars.allSatisfy(\.isPlain) }
    return ([names[index]] + others.prefix(1) + plain).compactMap(\.plainWord)
      .filter { !inASCII || $0.isASCII }
  }
}

extension String {
  /// Whether the text has the characters of ASCII only.
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// The text as one word that no shell has to quote: letters with their marks, digits, `-`, `_`, `.`
  /// and `·`, beginning with a letter or digit, and a hyphen for what stands between them; nil if it
  /// has no letter or digit.
  ///
  /// Decided scalar by scalar, because a cluster of a letter may hold ASCII punctuation as well.
  ///
  ///     "Mother-of-Pearl Lacquer".plainWord  // "mother-of-pearl-lacquer"
  package var plainWord: String? {
    var word = UnicodeScalarView()
    for scalar in unicodeScalars {
      if word.isEmpty ? scalar.isLetterOrDigit : scalar.isPlain && scalar != "-" {
        word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else if !word.isEmpty, word.last != "-" {
        word.append("-")
      }
    }
    while word.last == "-" { word.removeLast() }
    return word.isEmpty ? nil : String(word)
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    if "-_.·".unicodeScalars.contains(self) || isLetterOrDigit { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return !properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      !properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
