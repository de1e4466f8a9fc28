extension NameIndex {
  /// The most names that are offered: more than a screen can show.
  private static let maxNames = 300
  /// The most words of a name that are tried.
  private static let maxWords = 10

  /// The plain words that complete a typed text: those that begin with it, one for each name, and
  /// those of what the text finds, if it finds one or nothing begins with it.
  ///
  ///     names.completions(of: "geo").map(\.word)     // ["geomungo"]
  ///     names.completions(of: "rjansrh").map(\.word)  // ["거문고"]
  ///
  /// - Parameters:
  ///   - indices: The things that may be completed.
  ///   - inASCII: Whether only words of ASCII characters count.
  /// - Returns: Words that find nothing else, with the index of what each names.
  /// - Complexity: O(total length of the names).
  package func completions(
    of typed: String, among indices: some Sequence<Int>, inASCII: Bool = false
  ) -> [(word: String, index: Int)] {
    // On the Korean keyboard a capital is another letter.
    let small = typed.lowercased()
    func isBegun(_ word: String) -> Bool { word.utf8.starts(with: small.utf8) }
    let match = find(typed)
    let found = Set(match.rank < .similar ? match.indices : [])
    var begun: [(index: Int, words: [String])] = []
    var others: [(index: Int, words: [String])] = []
    for index in indices where begun.count < Self.maxNames || found == [index] {
      let words = plainWords(of: index, inASCII)
      let first = Array(words.prefix(Self.maxWords))
      if (words + number(of: index)).contains(where: isBegun) {
        begun.append((index, words.filter(isBegun).prefix(Self.maxWords) + first))
      } else if found.contains(index), others.count < Self.maxNames {
        others.append((index, first))
      }
    }
    let owners = owners(of: (begun + others).flatMap(\.words))
    func completed(
      _ index: Int, _ words: [String], _ isWanted: (String) -> Bool
    ) -> (word: String, index: Int)? {
      let own = words.filter { owners[FoldedLetters.all(of: $0)] == index }
      return (own.isEmpty ? number(of: index) : own).first(where: isWanted)
        .map { ($0, index) }
    }
    let beginning = begun.compactMap { completed($0, $1, isBegun) }
    if found.count > 1, !beginning.isEmpty { return beginning }
    let rest = (begun + others).filter { found.contains($0.index) }
      .compactMap { completed($0, $1) { _ in true } }
    return beginning + rest.filter { other in !beginning.contains { $0.index == other.index } }
  }

  /// The letters of the words that name exactly one thing, and its index.
  private func owners(of words: [String]) -> [[UInt32]: Int] {
    var best: [[UInt32]: (rank: NameMatch.Rank, owner: Int?)] = [:]
    for word in words where numbered(word) == nil && Int.range(listed: word) == nil {
      best[FoldedLetters.all(of: word)] = (.similar, nil)
    }
    for (index, names) in list.enumerated() {
      for (place, name) in names.all.enumerated() {
        let (letters, rank) = (
          FoldedLetters.all(of: name), place == 0 ? NameMatch.Rank.name : .alias
        )
        guard let known = best[letters], !letters.isEmpty else { continue }
        if rank < known.rank {
          best[letters] = (rank, index)
        } else if rank == known.rank, index != known.owner {
          best[letters] = (rank, nil)
        }
      }
    }
    return best.compactMapValues(\.owner)
  }

  /// The number that finds a thing, if it has one.
  private func number(of index: Int) -> [String] { isNumbered ? ["\(index + 1)"] : [] }

  /// The words that may stand for a name, the preferred one first: the name and that of the other
  /// edition as plain words, then its other names that are plain words.
  private func plainWords(of index: Int, _ inASCII: Bool) -> [String] {
    let names = list[index]
    let plain = (names.aliases + names.translations.dropFirst()).filter(\.isPlain)
    let words = ([names.name] + names.translations.prefix(1) + plain).compactMap(\.plainWord)
    return words.filter { !inASCII || $0.isASCII }
  }
}

extension String {
  /// Whether each character may stand in a plain word.
  fileprivate var isPlain: Bool { unicodeScalars.allSatisfy(\.isPlain) }

  /// The text as one word that no shell has to quote: letters with their marks, digits, `-`, `_`, `.`
  /// and `·`, beginning with a letter or digit, and a hyphen for what stands between them; nil if it
  /// has no letter or digit.
  ///
  /// Scalars decide, because the cluster of a letter may hold ASCII punctuation, too.
  ///
  ///     "Mother-of-Pearl Lacquer".plainWord  // "mother-of-pearl-lacquer"
  package var plainWord: String? {
    var word = ""
    var needsHyphen = false
    for scalar in unicodeScalars {
      guard word.isEmpty ? scalar.isLetterOrDigit : scalar.isPlain && scalar != "-" else {
        needsHyphen = !word.isEmpty
        continue
      }
      if needsHyphen { word += "-" }
      word += scalar.properties.lowercaseMapping
      needsHyphen = false
    }
    return word.isEmpty ? nil : word
  }

  /// Whether the text is a plain word.
  package var isPlainWord: Bool { plainWord.map(ExactText.init) == ExactText(self) }
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
    (properties.isAlphabetic || properties.numericType == .decimal)
      && !properties.isDefaultIgnorableCodePoint
  }
}
