/// The words that a reader looks for. Look-up of names, search, the filter of a list and `/` on a
/// page all match with it.
///
/// Case, accents, width, punctuation and the Unicode form hide no match, nor do blanks within Hangul
/// (`금속활자` in “금속 활자”). A word is found at the beginning of a word: `drum` in “drums” and
/// “drummer”. A short one, of one syllable or of up to three letters, has to be the whole word, with
/// a particle or in the plural: `돈` in “돈이”, `hat` in “hats”, not in “hatter”. If no text has a
/// word of Hangul like this, a syllable may begin a longer word, and a longer word be inside of one.
///
///     Query("금속활자").ranges(in: "옛 금속 활자")  // [4..<17]
package struct Query: Sendable {
  /// A word, and what else is found as the word.
  struct Word: Sendable {
    let text: String
    let spellings: [Spelling]
    /// Whether no text has the word where it should be, so that it may be elsewhere.
    var isLoose = false
    /// Whether a short word of Hangul may be inside of a longer one, too.
    var isAnywhere = false
  }

  /// Letters that are found as a word, or as the name of something.
  struct Spelling: Sendable {
    /// How a spelling is made of what was typed.
    enum Origin: Sendable {
      case typed
      /// Without an ending, or another form of a verb in the past.
      case withoutEnding
      case synonym
      /// A single syllable before what may be a particle, such as the 길 of 길이.
      case stem
    }

    let letters: [UInt32]
    let origin: Origin
  }

  /// How a match fits the word of the text, the best first.
  enum Fit: Int, Comparable, Sendable {
    /// The word, which may have a particle or be in the plural.
    case whole
    case synonym
    case beginning
    case inside

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// A place at which a text has a word of the query: the UTF-8 offsets, and the positions of its
  /// letters. A loose one counts if no text has the word where it should be.
  typealias Match = (
    word: Int, fit: Fit, isLoose: Bool, range: Range<Int>, letters: Range<Int>
  )

  /// The longest query, and the longest name, that a program should accept, in bytes: each word
  /// costs a pass over the catalogue.
  package static let maxBytes = 1_000

  /// The query as it was typed.
  package let text: String
  /// The language of the interface; in Korean, keys are also tried as the other keyboard types
  /// them.
  let language: Language
  /// Lists of words that are found as each other.
  private let synonyms: [[String]]
  /// The words that were left out because nothing has them, as they were typed.
  package private(set) var missing: [String] = []
  /// The words that count, each once.
  private(set) var words: [Word] { didSet { firstLetters = Self.firstLetters(of: words) } }
  /// The question words that have synonyms: of equal texts the one with a synonym is the answer, such
  /// as a fact with 소장 to 어디.
  private(set) var questions: [Word] = []
  /// Whether all words are stop words, which name nothing alone.
  let hasOnlyStopWords: Bool
  /// Whether words were left out beside others because they are stop words.
  package let hasStopWords: Bool
  /// The letters of the whole query, as the name of something: as typed, without endings, and so on.
  let names: [[UInt32]]
  /// The letters of single words and of words in a row, which a name may have.
  private(set) var phrases: Set<[UInt32]> = []
  /// A bit for each letter with which a word begins, by its low six bits.
  ///
  /// Most letters of a text begin no word, and are passed over by one test.
  private var firstLetters: UInt64

  /// - Parameter synonyms: Lists of words that are found as each other.
  package init(_ text: String, in language: Language = .korean, synonyms: [[String]] = []) {
    (self.text, self.language, self.synonyms) = (text, language, synonyms)
    let lists = synonyms.map { $0.map(Self.letters).filter { !$0.isEmpty } }
    let typed = text.words.map(\.withoutPunctuation)
      .map { (text: $0, letters: FoldedLetters.all(of: $0)) }.filter { !$0.letters.isEmpty }
    let counting = typed.filter { !Self.isStopWord($0.letters) }
    hasOnlyStopWords = counting.isEmpty
    hasStopWords = !hasOnlyStopWords && counting.count < typed.count
    let counted = hasOnlyStopWords ? typed : counting
    let all = counted.flatMap(\.letters)
    var (known, rest) = (Set<[UInt32]>(), counted[...])
    words = []
    while !rest.isEmpty {
      // Words that stand together in a list, such as the name of a newspaper, are one.
      let count = (1...min(rest.count, Self.maxPhrase)).last {
        !Self.synonyms(of: rest.prefix($0).flatMap(\.letters), in: lists).isEmpty
      }
      let part = rest.prefix(count ?? 1)
      rest = rest.dropFirst(part.count)
      let letters = part.flatMap(\.letters)
      guard known.insert(letters).inserted else { continue }
      let text = part.map(\.text).joined(separator: " ")
      words.append(Word(text: text, spellings: Self.spellings(of: letters, synonyms: lists)))
    }
    for (text, letters) in typed where !hasOnlyStopWords && Self.isStopWord(letters) {
      let synonyms = Self.spellings(of: letters, synonyms: lists).filter { $0.origin == .synonym }
      if !synonyms.isEmpty { questions.append(Word(text: text, spellings: synonyms)) }
    }
    let spellings = Self.spellings(of: all, synonyms: lists).map(\.letters)
    names = all.isEmpty ? [] : [typed.flatMap(\.letters)] + spellings
    firstLetters = Self.firstLetters(of: words)
    for start in typed.indices {
      var letters: [UInt32] = []
      for word in typed[start...].prefix(Self.maxPhrase) {
        for spelling in Self.spellings(of: word.letters) where spelling.origin != .stem {
          phrases.insert(letters + spelling.letters)
        }
        letters += word.letters
      }
    }
  }

  /// The most words of a name.
  package static let maxPhrase = 8

  private static func firstLetters(of words: [Word]) -> UInt64 {
    words.flatMap(\.spellings).reduce(0) { $0 | 1 << UInt64($1.letters[0] & 63) }
  }
}

/// Matching.
extension Query {
  /// Calls a closure with each match in a text, from left to right.
  ///
  /// - Parameter loosely: Whether loose matches of every word are reported, not only of loose words.
  /// - Complexity: O(*n* × *m*) in the lengths of the text and of the query.
  func forEachMatch(in text: String, loosely: Bool = false, _ body: (Match) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var source = FoldedLetters(bytes)
      var previous: UInt32?
      var position = 0
      while let letter = source.next() {
        defer { previous = letter }
        position += source.gap.hasLineBreak ? 2 : 1
        guard firstLetters >> UInt64(letter & 63) & 1 == 1 else { continue }
        let begins = previous.map { !source.joins($0, letter) } ?? true
        if !begins, letter.hasSpacedWords { continue }
        for index in words.indices where words[index].begins(with: letter) {
          let word = words[index]
          guard let (end, count, fit, isLoose) = word.match(from: source, letter, begins),
            !isLoose || word.isLoose || loosely
          else { continue }
          let range = source.start..<end.endWithAccents
          body((index, fit, isLoose && !word.isLoose, range, position..<position + count))
        }
      }
    }
  }

  /// The matched places as UTF-8 offsets, in ascending order; those that overlap or touch are one.
  package func ranges(in text: String) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    forEachMatch(in: text) { match in
      if let last = merged.last, match.range.lowerBound <= last.upperBound {
        let end = max(last.upperBound, match.range.upperBound)
        merged[merged.count - 1] = last.lowerBound..<end
      } else {
        merged.append(match.range)
      }
    }
    return merged
  }

  /// The words that one of the texts has, and the words that one has loosely.
  func found(in texts: some Sequence<String>) -> (words: Set<Int>, loose: Set<Int>) {
    var (found, loose) = (Set<Int>(), Set<Int>())
    for text in texts where found.count < words.count {
      forEachMatch(in: text, loosely: true) { match in
        if match.isLoose { loose.insert(match.word) } else { found.insert(match.word) }
      }
    }
    return (found, loose)
  }

  /// The number of questions of which a text has a synonym.
  func answers(in text: String) -> Int {
    if questions.isEmpty { return 0 }
    var query = self
    query.words = questions
    return query.found(in: [text]).words.count
  }

  /// The query with loose matches of some words.
  func loosening(_ words: some Sequence<Int>) -> Query {
    var query = self
    for word in words { query.words[word].isLoose = true }
    return query
  }

  /// The query with some of the words.
  func keeping(_ words: Set<Int>) -> Query {
    var query = self
    query.words = words.sorted().map { self.words[$0] }
    query.missing += self.words.indices.filter { !words.contains($0) }.map { self.words[$0].text }
    return query
  }

  /// The query as a phrase if a text has its words in a row; otherwise with the words that the texts
  /// have, if need be inside of others: what a reader sees on a page is found there.
  package func adapted(to texts: [String]) -> Query {
    for query in [self] + otherKeyboard {
      if query.words.count > 1 {
        var phrase = query
        let letters = query.words.map { $0.spellings[0].letters }
          .joined(separator: [Self.wordBreak])
        let spelling = Spelling(letters: Array(letters), origin: .typed)
        phrase.words = [Word(text: query.text, spellings: [spelling])]
        if !phrase.found(in: texts).words.isEmpty { return phrase }
      }
      let (found, loose) = query.found(in: texts)
      let all = found.union(loose)
      if !all.isEmpty { return query.loosening(loose.subtracting(found)).keeping(all) }
    }
    var query = self
    for index in words.indices { query.words[index].isAnywhere = true }
    return query.keeping(query.found(in: texts).words)
  }

  /// The words that count, as they were typed.
  package var wordTexts: [String] { words.map(\.text) }

  /// Whether a text has all words.
  package func isFound(in text: String) -> Bool { found(in: [text]).words.count == words.count }

  /// Whether there is nothing to find.
  package var isEmpty: Bool { words.isEmpty }

  /// The queries that the same keys type with the other keyboard, in a Korean interface.
  var otherKeyboard: [Query] {
    guard language == .korean else { return [] }
    return KoreanKeyboard.otherReadings(of: text).filter { $0 != text }
      .map { Query($0, in: language, synonyms: synonyms) }
  }
}

extension Query.Word {
  fileprivate func begins(with letter: UInt32) -> Bool {
    spellings.contains { $0.letters[0] == letter }
  }

  /// The best match that begins with the last letter read: its end, its letters, its fit, and
  /// whether it is a loose one.
  fileprivate func match(
    from first: FoldedLetters, _ letter: UInt32, _ begins: Bool
  ) -> (end: FoldedLetters, count: Int, fit: Query.Fit, isLoose: Bool)? {
    var loose: (FoldedLetters, Int, Query.Fit, Bool)?
    for spelling in spellings where spelling.letters[0] == letter {
      guard let (end, isWhole) = spelling.end(from: first, beginsWord: begins) else { continue }
      let isSynonym = spelling.origin == .synonym
      let fit: Query.Fit =
        !begins ? .inside : !isWhole ? .beginning : isSynonym ? .synonym : .whole
      let isShort = spelling.isShort
      let (isAllowed, isLooselyAllowed) =
        switch fit {
        case .whole, .synonym: (spelling.origin != .stem, true)
        // A synonym is whole, so that “king” is not in “kingdom”.
        case .beginning where isSynonym: (false, false)
        case .beginning:
          (!isShort || isAnywhere, spelling.origin == .typed && !letter.hasSpacedWords)
        case .inside: (!Hangul.isSyllable(letter) || isAnywhere, !isShort)
        }
      let count = spelling.letters.count
      if isAllowed { return (end, count, fit, false) }
      if isLooselyAllowed, loose == nil { loose = (end, count, fit, true) }
    }
    return loose
  }
}

extension Query.Spelling {
  /// The fewest letters of a singular.
  private static let minSingular = 3

  /// The end of a match, and whether a word of the text ends there.
  fileprivate func end(
    from first: FoldedLetters, beginsWord: Bool
  ) -> (source: FoldedLetters, isWhole: Bool)? {
    var (source, last) = (first, letters[0])
    for index in letters.indices.dropFirst() where letters[index] != Query.wordBreak {
      var next = source
      let letter = next.next()
      let mayBreak = letters[index - 1] == Query.wordBreak && !next.gap.hasLineBreak
      if letter == letters[index],
        mayBreak || next.goesOn(last, letters[index], beginsWord: beginsWord)
      {
        (source, last) = (next, letters[index])
        continue
      }
      guard index >= Self.minSingular else { return nil }
      // The endings s and es, and ies for y.
      let ending = letters[index...]
      if ending == [0x73] || ending == [0x65, 0x73], source.endsWord(after: last) {
        return (source, true)
      }
      let isSingular = letter == 0x79 && next.gap.isEmpty && next.endsWord(after: 0x79)
      return ending == [0x69, 0x65, 0x73] && isSingular ? (next, true) : nil
    }
    return (source, source.endsWord(after: last))
  }

  /// Whether a spelling is one syllable or letter of Hangul, or up to three letters of a script
  /// that puts blanks between words.
  fileprivate var isShort: Bool {
    letters.count == 1 && (Hangul.isSyllable(letters[0]) || Hangul.isLetter(letters[0]))
      || letters.count <= 3 && letters.allSatisfy(\.hasSpacedWords)
  }
}

extension UInt32 {
  /// Whether a letter is a digit, or of a script that puts blanks between all words: Latin to
  /// Sinhala, and Georgian. From Thai to Myanmar the scripts have none.
  var hasSpacedWords: Bool {
    switch self {
    case 0x30...0x39, 0x61...0x7A, 0xC0..<0x0E00, 0x10A0..<0x1100, 0x1E00...0x1FFF: true
    default: false
    }
  }
}

extension FoldedLetters {
  /// Whether the last letter and the one before it belong to one word: nothing stands between them,
  /// and their scripts both put blanks between words, or neither does. `제8회` is three words.
  fileprivate func joins(_ previous: UInt32, _ letter: UInt32) -> Bool {
    gap.isEmpty && previous.hasSpacedWords == letter.hasSpacedWords
  }

  /// Whether the word of the text ends after the last letter read, but for a particle, an ending of
  /// a verb in the past, or the ending of a plural.
  fileprivate func endsWord(after letter: UInt32) -> Bool {
    var (rest, last) = (self, letter)
    var ending: [UInt32] = []
    while let next = rest.next(), rest.joins(last, next) {
      if ending.count == Query.maxEnding { return false }
      ending.append(next)
      last = next
    }
    if ending.isEmpty { return true }
    return letter.hasSpacedWords
      ? ending == [0x73] || ending == [0x65, 0x73] : Query.isEnding(ending[...], after: letter)
  }

  /// Whether a match may continue from the previous letter to the last one read.
  fileprivate func goesOn(_ previous: UInt32, _ letter: UInt32, beginsWord: Bool) -> Bool {
    if gap.isEmpty { return true }
    if !beginsWord || gap.hasLineBreak { return false }
    return !gap.hasSpace
      || !(gap.hasPunctuation || previous.hasSpacedWords || letter.hasSpacedWords)
  }
}
