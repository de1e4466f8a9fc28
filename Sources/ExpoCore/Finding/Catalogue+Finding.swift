/// What the catalogue has on a topic.
extension Catalogue {
  /// The item of a topic that this catalogue, in any edition, has found; nil for the exposition.
  ///
  ///     catalogue.find("ㄱㅁㄱ").topic.flatMap { catalogue[$0] }?.name  // "거문고"
  public subscript(topic: Topic) -> Item? { topic.index.map { items[$0] } }

  /// The item with an identifier; nil if there is none.
  ///
  ///     catalogue.item(id: "geomungo")?.name  // "거문고"
  public func item(id: Item.ID) -> Item? { items.first { $0.id == id } }

  /// What the catalogue says about a topic.
  package func entry(_ topic: Topic) throws(CatalogueError) -> any CatalogueEntry {
    if let index = topic.index { return items[index] }
    return try overview()
  }

  /// The exposition of a reader who asks for it; throws if the catalogue has none.
  package func overview() throws(CatalogueError) -> Exposition {
    if let exposition { return exposition }
    throw CatalogueError(
      .unreadable, path ?? "", "exposition.json이 없습니다", "There is no exposition.json")
  }

  /// The items, and the exposition after them.
  private var topics: [Topic] {
    items.indices.map(Topic.item) + (exposition == nil ? [] : [.exposition])
  }
}

/// Finding.
extension Catalogue {
  /// The query with the words that were found, and what it found, the best first.
  package typealias Results = (query: Query, found: [Found])

  /// Finds the items, and the exposition, by their names and texts, the best first.
  ///
  /// A name goes before a fact with its label, and these before the line, the story and the
  /// evidence. Topics with all words are found, or else those with the most. Question words,
  /// articles and the like do not count beside others; particles are ignored. What nothing has is
  /// found by the keys of a Korean keyboard in a Korean interface, or else by names that are spelt
  /// like it.
  ///
  ///     catalogue.find("금속활자").first?.excerpt  // the sentence with 금속 활자
  ///     catalogue.find("ㄱㅁㄱ").topic             // the one topic that it names
  ///
  /// - Parameter language: The language of the interface; by default that of the edition.
  /// - Complexity: O(length of the texts × length of the query).
  public func find(_ words: String, in language: Language? = nil) -> [Found] {
    let own = edition == .original ? Language.korean : .english
    return results(of: words, in: language ?? own).found
  }

  /// Finds topics, and returns the query that found them, as it was typed or as the other keyboard
  /// types it, with the words that they have.
  ///
  /// - Parameter inTexts: Whether the texts are searched, too, and not only the names.
  package func results(
    of text: String, in language: Language, inTexts: Bool = true
  ) -> Results {
    let queries = queries(text, in: language)
    // A name goes before a text, on whichever keyboard it is typed.
    for query in queries {
      let named = bestResults(of: query, inTexts: false)
      if named.found.first?.rank.opens == true {
        return inTexts ? bestResults(of: query, inTexts: true) : named
      }
    }
    for query in queries {
      let best = bestResults(of: query, inTexts: inTexts)
      // Most keys of one keyboard type some word of the other.
      let isMeant = query.text == text || best.query.missing.isEmpty
      if isMeant, !best.found.isEmpty { return inTexts ? corrected(best, of: query) : best }
    }
    let typed = queries.first ?? query(text, in: language)
    let nothing: Results = (typed.keeping([]), [])
    let last = inTexts ? corrected(nothing, of: typed) : nothing
    return last.found.isEmpty ? (nothing.query, similar(to: queries)) : last
  }

  /// The results of a query of several words, in which each word that nothing has, but that is spelt
  /// like the name of one item, is that name; the given results if these have no more of the words.
  private func corrected(_ results: Results, of query: Query) -> Results {
    let missing = Set(results.query.missing)
    if missing.isEmpty || query.words.count < 2 { return results }
    let words = query.text.words.map { word in
      let meant =
        missing.contains(word.withoutPunctuation)
        ? similar(to: [self.query(word, in: query.language)]) : []
      return meant.count == 1 && meant[0].topic != .exposition ? meant[0].name : word
    }
    let rewritten = self.query(words.joined(separator: " "), in: query.language)
    let better = bestResults(of: rewritten, inTexts: true)
    return better.query.missing.count < missing.count ? better : results
  }

  /// Whether a text asks for a fact of the topic that it names, and the topic has the fact.
  package func answers(_ text: String, in language: Language) -> Bool {
    query(text, in: language).questions.isEmpty
      ? false : results(of: text, in: language).found.first?.isFact == true
  }

  /// The topics with a name that is spelt like a query, at most three.
  private func similar(to queries: [Query]) -> [Found] {
    let topics = topics
    // An identifier such as “god” is no word that a reader misspells.
    let keys = topics.map { topic in
      let (names, aliases) = names(of: topic)
      return (names.prefix(1) + aliases).map(\.keys)
    }
    for letters in queries.flatMap(\.names) where letters.count <= Self.maxMisspelt {
      let similar = letters.similar(among: keys)
      if !similar.isEmpty { return similar.compactMap { found(topics[$0], .similar) } }
    }
    return []
  }

  /// The longest name that may be misspelt, in letters.
  private static let maxMisspelt = 64

  /// A query with the catalogue's synonyms.
  package func query(_ text: String, in language: Language) -> Query {
    Query(text, in: language, synonyms: exposition?.synonyms ?? [])
  }

  /// The query as it was typed, and as the other keyboard types it; none without a letter.
  func queries(_ text: String, in language: Language) -> [Query] {
    let query = query(text, in: language)
    return ([query] + query.otherKeyboard).filter { !$0.isEmpty }
  }

  private func found(_ topic: Topic, _ rank: Found.Rank) -> Found? {
    let entry: (any CatalogueEntry)? = topic.index.map { items[$0] } ?? exposition
    return entry.map { Found(topic, $0, rank) }
  }

  /// The names of a topic, and its aliases, which have to be typed whole. The exposition has only
  /// aliases.
  private func names(of topic: Topic) -> (names: [String], aliases: [String]) {
    guard let item = self[topic] else { return ([], exposition?.names ?? []) }
    return ([item.name, item.pictureName], item.aliases)
  }

  /// How a query finds a topic by its names or its number; the exposition only by a whole name.
  package func rank(of topic: Topic, by query: Query) -> Found.Rank? {
    let (names, aliases) = names(of: topic)
    let rank = query.rank(of: names, aliases: aliases)
      .flatMap { topic == .exposition && $0 > .alias ? nil : $0 }
    guard let number = Int(listed: query.text), number <= items.count,
      number > 0 || exposition != nil
    else { return rank }
    // 3 is the third item, even if another one is called 3; but 0 is an item of that name rather
    // than the exposition.
    return number == topic.number ? .name : number > 0 ? rank.map { max($0, .alias) } : rank
  }

  /// The topics with the most of the words, and the query with these words.
  private func bestResults(of query: Query, inTexts: Bool) -> Results {
    var query = query
    var found = topics.compactMap { find(query, in: $0, inTexts: inTexts) }
    let words = found.reduce(into: Set<Int>()) { $0.formUnion($1.score.words) }
    if words.count < query.words.count {
      query = query.loosening(query.words.indices.filter { !words.contains($0) })
      found = (inTexts ? found.map(\.topic) : topics)
        .compactMap { find(query, in: $0, inTexts: inTexts) }
    }
    let most = found.map(\.score.words.count).max()
    found = found.filter {
      $0.score.words.count == most || $0.score.hasNameInQuery && $0.topic != .exposition
    }
    // Of different words the rare ones say more.
    let counts = found.flatMap(\.score.words).reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    for index in found.indices {
      found[index].score.frequency = found[index].score.words.reduce(0) {
        $0 + counts[$1, default: 0]
      }
      if inTexts {
        query.search(fields(of: found[index].topic, in: query.language), for: &found[index])
      }
    }
    return (query.keeping(Set(counts.keys)), found.sorted { $0.precedes($1) })
  }

  /// A topic that has a query as its name, or some of the words, perhaps only loosely.
  private func find(_ query: Query, in topic: Topic, inTexts: Bool) -> Found? {
    let rank = rank(of: topic, by: query)
    guard inTexts || rank != nil, var found = found(topic, rank ?? .text) else { return nil }
    if rank != nil { found.score.words = Set(query.words.indices) }
    if inTexts {
      let fields = fields(of: topic, in: query.language)
      let (words, loose) = query.found(in: fields.lazy.map(\.text))
      found.score.words.formUnion(words)
      if found.score.words.isEmpty, loose.isEmpty { return nil }
      let (names, aliases) = names(of: topic)
      found.score.hasNameInQuery = (names + aliases).contains {
        query.phrases.contains(FoldedLetters.all(of: $0))
      }
    }
    return found
  }
}

extension Query {
  /// Searches the texts of a topic.
  fileprivate func search(_ fields: [Field], for found: inout Found) {
    let levels = Field.Level.allCases.count
    var (costs, counts, hits) = ([Int: Int](), [Int: Int](), [Set<Int>]())
    for field in fields {
      var (end, words) = (-1, Set<Int>())
      forEachMatch(in: field.text) { match in
        let cost = match.fit.rawValue * levels + field.level.rawValue
        costs[match.word] = min(costs[match.word] ?? cost, cost)
        counts[match.word, default: 0] += 1
        words.insert(match.word)
        // Matches that overlap or touch are one place, as in ``ranges(in:)``.
        if match.range.lowerBound > end, field.isOnPage { found.places += 1 }
        end = max(end, match.range.upperBound)
      }
      hits.append(words)
    }
    found.score.cost = costs.values.reduce(0, +)
    found.isWhole = costs.values.allSatisfy { $0 / levels <= Fit.synonym.rawValue }
    func wordsOfFields(where isIncluded: (Field) -> Bool) -> Set<Int> {
      zip(fields, hits).reduce(into: []) { if isIncluded($1.0) { $0.formUnion($1.1) } }
    }
    // The excerpt shows what stands nowhere else.
    let wanted = Set(costs.keys).subtracting(wordsOfFields(where: \.isShownInLists))
    let named = wordsOfFields { $0.level == .name }
    var best: Excerpt?
    for (field, words) in zip(fields, hits) where field.isOnPage {
      // A question about a thing that is named is answered by a fact.
      guard wanted.isEmpty ? field.isFact && !questions.isEmpty : !words.isDisjoint(with: wanted)
      else { continue }
      let sentences = field.isFact ? [field.text[...]] : field.text.sentences
      for (place, sentence) in sentences.enumerated() {
        guard let excerpt = excerpt(String(sentence), wanted, named, counts, field.level),
          best.map({ excerpt.precedes($0) }) ?? true
        else { continue }
        best = excerpt
        (found.key, found.isFact) = (field.key, field.isFact)
        found.excerpt = sentence.joined(with: sentences[(place + 1)...].first).withWholeQuotes
      }
    }
    found.score.isScattered = (best.map { $0.own + $0.named } ?? 0) < wanted.count
    found.score.span = best?.span ?? 0
    found.score.start = found.isFact ? best?.start ?? 0 : 0
    found.matches = indices(in: found.excerpt)
  }

  /// How well a part of a text shows words.
  private struct Excerpt {
    /// The words that no name of the topic has, and those that one has.
    let own: Int
    let named: Int
    /// The questions that it answers.
    let answers: Int
    /// The words that lists show beside it.
    let shown: Int
    /// The sum of the fits of its words.
    let fits: Int
    /// How often the topic has these words: rare ones say more.
    let frequency: Int
    /// The level of the field.
    let level: Field.Level
    /// The letters from the first word to the last, at their nearest; 0 for a single word.
    let span: Int
    /// The letters before the first word: a sentence that says what something is begins with it.
    let start: Int

    /// The most words first, then answers, whole words, rare ones, the field, and what is near to each other.
    func precedes(_ other: Excerpt) -> Bool {
      order.lexicographicallyPrecedes(other.order)
    }

    private var order: [Int] {
      [-own, -named, -answers, fits, frequency, level.rawValue, -shown, span, start]
    }
  }

  /// What a part of a text shows of the wanted words; nil if it has none.
  private func excerpt(
    _ part: String, _ wanted: Set<Int>, _ named: Set<Int>, _ counts: [Int: Int],
    _ level: Field.Level
  ) -> Excerpt? {
    var (starts, fits, span) = ([Int: Int](), [Int: Fit](), Int.max)
    var shown: Set<Int> = []
    forEachMatch(in: part) { match in
      guard wanted.contains(match.word) else {
        shown.insert(match.word)
        return
      }
      if starts.updateValue(match.letters.lowerBound, forKey: match.word) == nil { span = .max }
      span = min(span, match.letters.upperBound - (starts.values.min() ?? 0))
      fits[match.word] = min(fits[match.word] ?? match.fit, match.fit)
    }
    if starts.isEmpty, !wanted.isEmpty { return nil }
    let answers = answers(in: part)
    if starts.isEmpty, answers == 0 { return nil }
    let namedCount = starts.keys.count(where: named.contains)
    return Excerpt(
      own: starts.count - namedCount, named: namedCount, answers: answers, shown: shown.count,
      fits: fits.values.reduce(0) { $0 + $1.rawValue },
      frequency: starts.keys.reduce(0) { $0 + counts[$1, default: 0] }, level: level,
      span: starts.count < 2 ? 0 : span, start: starts.values.min() ?? 0)
  }

  /// The ``ranges(in:)`` as indices of the text.
  package func indices(in text: String) -> [Range<String.Index>] {
    let utf8 = text.utf8
    return ranges(in: text).map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return start..<utf8.index(start, offsetBy: range.count)
    }
  }
}

extension Substring {
  /// The sentence with the next one of its paragraph, if it is a question, or too short to say much:
  /// about ten syllables or five words.
  fileprivate func joined(with next: Substring?) -> Substring {
    guard let next, utf8.count <= 40 || last == "?",
      !base.unicodeScalars[endIndex..<next.startIndex].contains(where: \.breaksLine)
    else { return self }
    return base[startIndex..<next.endIndex]
  }
}

/// Names that find what they belong to.
extension Catalogue {
  /// The shortest texts that find these items alone: each its name as it is shown, or else its
  /// number.
  ///
  /// - Parameter shown: Returns the name of an item as it is shown.
  package func shortestNames(of indices: [Int], shownAs shown: (Item) -> String) -> [String] {
    var counts: [[UInt32]: Int] = [:]
    for item in items { counts[FoldedLetters.all(of: item.name), default: 0] += 1 }
    return indices.map { index in
      let (text, number) = (shown(items[index]), index + 1)
      let letters = FoldedLetters.all(of: text)
      let isOwn = !letters.isEmpty && letters == FoldedLetters.all(of: items[index].name)
      let listed = Int(listed: text).map { 1...items.count ~= $0 ? $0 : number }
      return isOwn && counts[letters] == 1 && listed ?? number == number ? text : "\(number)"
    }
  }
}

extension Int {
  /// A number of a list as a reader types it, or copies it from a page: `13`, `13.` or `13번`.
  package init?(listed text: String) {
    let end = text.unicodeScalars.lastIndex { !$0.isBlank && !".．번".unicodeScalars.contains($0) }
    guard let end else { return nil }
    self.init(digits: String(text.unicodeScalars[...end].drop(while: \.isBlank)))
  }
}
