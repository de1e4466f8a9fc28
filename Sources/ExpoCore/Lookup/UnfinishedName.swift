/// The beginning of a name typed in initial consonants (ㄱㅁㄱ), in syllables and consonants mixed
/// (거ㅁㄱ), or with the last syllable not yet whole (거무, and 검 on the way to 거문고).
struct UnfinishedName {
  /// All letters but the last: each stands for one syllable.
  private let begun: ArraySlice<UInt32>
  private let last: UInt32
  /// The keys of the last syllable, which more keys may follow.
  private let lastKeys: [UInt32]

  /// Returns nil if the query has no Hangul, so that nothing in it can be unfinished.
  init?(_ query: [UInt32]) {
    var query = query[...]
    if query.contains(where: Hangul.isConsonant) { query = Self.splitClusters(query) }
    guard let last = query.last,
      query.contains(where: { Hangul.isSyllable($0) || Hangul.isConsonant($0) })
    else { return nil }
    self.last = last
    begun = query.dropLast()
    var keys: [UInt32] = []
    Hangul.appendKeys(of: last, to: &keys)
    lastKeys = keys
  }

  /// Whether one syllable is all that is typed.
  var isOneSyllable: Bool { begun.isEmpty && Hangul.isSyllable(last) }

  func matches(_ name: [UInt32]) -> Bool {
    for (typed, letter) in zip(begun, name) where !Self.stands(typed, for: letter) { return false }
    let rest = name.dropFirst(begun.count)
    guard let next = rest.first else { return false }
    return Self.stands(last, for: next) || Hangul.isSyllable(last) && keysBegin(rest)
  }

  private static func stands(_ typed: UInt32, for letter: UInt32) -> Bool {
    typed == letter || Hangul.isConsonant(typed) && Hangul.initialLetter(of: letter) == typed
  }

  /// Whether the keys of the last syllable are the first keys of the rest of a name.
  private func keysBegin(_ rest: ArraySlice<UInt32>) -> Bool {
    guard let next = rest.first, Hangul.isSyllable(next) else { return false }
    // A syllable takes two keys or more, the one typed five at most.
    var keys: [UInt32] = []
    for letter in rest.prefix(3) { Hangul.appendKeys(of: letter, to: &keys) }
    return keys.starts(with: lastKeys)
  }

  /// Splits clusters: some input methods write ㄳ if ㄱ and ㅅ are typed in a row.
  private static func splitClusters(_ query: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
    var split: [UInt32] = []
    for letter in query {
      if Hangul.isConsonant(letter) {
        Hangul.appendKeys(of: letter, to: &split)
      } else {
        split.append(letter)
      }
    }
    return split[...]
  }
}
