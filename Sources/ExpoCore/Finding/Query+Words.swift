/// What else is found as a word.
extension Query {
  /// The longest ending of a word, in syllables.
  static let maxEnding = 5
  /// The letter that stands for blanks and punctuation in a spelling.
  static let wordBreak: UInt32 = 0x20

  /// The particles, and whether they follow a syllable with a final consonant; nil for any.
  private static let particles: [(letters: [UInt32], afterConsonant: Bool?)] = {
    let lists: [(String, Bool?)] = [
      ("은 을 이 과 으로 이나 이랑 이란 이라 이다 이며 이고 이었다", true),
      ("는 를 가 와 나 랑 란 라 며 였다", false),
      ("의 에 에서 에게 께 께서 한테 하고 로 도 만 들 님 까지 부터 처럼 보다 마다 인가 인가요 인지 입니까", nil),
    ]
    return lists.flatMap { list, afterConsonant in
      list.words.map { ($0.unicodeScalars.map(\.value), afterConsonant) }
    }
  }()
  /// The particles that hardly any noun ends in.
  private static let clearParticles = Set("을를은는".unicodeScalars.map(\.value))
  /// The syllables with which the endings of a verb begin after a final consonant.
  private static let verbEndings = Set("아어았었으".unicodeScalars.map(\.value))
  /// Endings of a verb in which a noun may end, such as 한국어.
  private static let nounEndings = Set("아어".unicodeScalars.map(\.value))
  /// The syllables of 하다, 되다 and 당하다, which make a verb of a noun: the 했나 of 설계했나.
  private static let verbMakers = Set("하한할했합해되된될됐당".unicodeScalars.map(\.value))
  /// The syllables of the past that no vowel of the stem is in.
  private static let pastEndings = Set("았었였".unicodeScalars.map(\.value))
  /// The vowels of syllables that hold another vowel of the stem: the ㅜ of 세우 in 세웠.
  private static let contractedVowels: [UInt32: UInt32] = {
    let pairs = "와오 워우 여이 왜외".words.map { pair in
      pair.unicodeScalars.map { Hangul.parts(of: $0.value).vowel }
    }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }()

  /// Whether letters after another are particles, or the ending of a verb: the 다 of 냈다 and the 아내
  /// of 찾아내.
  static func isEnding(_ ending: ArraySlice<UInt32>, after letter: UInt32) -> Bool {
    guard let first = ending.first, !isPast(letter) else { return true }
    let final = Hangul.isSyllable(letter) ? Hangul.parts(of: letter).final > 0 : nil
    if final == true, verbEndings.contains(first) { return true }
    return particles.contains { particle, afterConsonant in
      (afterConsonant == nil || final == nil || afterConsonant == final)
        && ending.starts(with: particle)
        && isEnding(ending.dropFirst(particle.count), after: particle[particle.count - 1])
    }
  }

  /// Whether a syllable ends in ㅆ, as those of verbs in the past do.
  private static func isPast(_ letter: UInt32) -> Bool {
    Hangul.isSyllable(letter) && Hangul.parts(of: letter).final == 20
  }

  /// What is found as a word: the word as typed, without its endings, the longest first, and in its
  /// other forms; its synonyms; its stems.
  static func spellings(of letters: [UInt32], synonyms lists: [[[UInt32]]] = []) -> [Spelling] {
    var (own, stems) = ([letters], [[UInt32]]())
    for end in letters.indices.dropFirst().reversed() {
      let (rest, ending) = (Array(letters[..<end]), letters[end...])
      let last = rest[end - 1]
      let isMadeVerb = end > 1 && verbMakers.contains(letters[end])
      guard ending.count <= maxEnding, ending.allSatisfy(Hangul.isSyllable),
        isMadeVerb || isEnding(ending, after: last),
        ending.count > 1 || isPast(last) || !nounEndings.contains(letters[end])
      else { continue }
      if end > 1 || isPast(last) || clearParticles.contains(letters[end]) {
        own.append(rest)
      } else {
        stems.append(rest)
      }
    }
    own += own.flatMap(forms)
    // A plural has the synonyms of its singular; as a word it is found by ``Word/match``.
    let isPlural = letters.count > 4 && letters.last == 0x73
    let listed = (own + (isPlural ? [letters.dropLast()] : []))
      .flatMap { synonyms(of: $0, in: lists) }.filter { !own.contains($0) }
    return [Spelling(letters: letters, origin: .typed)]
      + own.dropFirst().map { Spelling(letters: $0, origin: .withoutEnding) }
      + listed.map { Spelling(letters: $0, origin: .synonym) }
      + stems.map { Spelling(letters: $0, origin: .stem) }
  }

  /// For a verb in the past its stem, and its forms in ㄴ, ㄹ and ㅁ: 보내, 보낸, 보낼 and 보냄 for 보냈.
  private static func forms(ofPast letters: [UInt32]) -> [[UInt32]] {
    guard letters.count > 1, let last = letters.last, isPast(last), !pastEndings.contains(last)
    else { return [] }
    let (initial, written, _) = Hangul.parts(of: last)
    let vowel = contractedVowels[written] ?? written
    // No final, ㄴ, ㄹ, ㅁ.
    return [0, 4, 8, 16].map { final in
      letters.dropLast() + [Hangul.syllable(initial: initial, vowel: vowel, final: final)]
    }
  }

  /// The letters of a word of a list, or of several words with word breaks between them.
  static func letters(of words: String) -> [UInt32] {
    let words = words.words.map(FoldedLetters.all)
    return Array(words.filter { !$0.isEmpty }.joined(separator: [wordBreak]))
  }

  /// The words of the lists that have these letters, with or without word breaks.
  static func synonyms(of letters: [UInt32], in lists: [[[UInt32]]]) -> [[UInt32]] {
    lists.filter { list in
      list.contains { $0.lazy.filter { $0 != wordBreak }.elementsEqual(letters) }
    }.flatMap(\.self)
  }
}

extension String {
  /// The word without the punctuation around it.
  var withoutPunctuation: String {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { Folding(scalar.value) != .punctuation }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: isLetter),
      let last = scalars.lastIndex(where: isLetter)
    else { return "" }
    return String(scalars[first...last])
  }
}

/// Stop words, which are not looked for beside others.
extension Query {
  static func isStopWord(_ letters: [UInt32]) -> Bool {
    spellings(of: letters).contains { $0.origin != .stem && stopWords.contains($0.letters) }
  }

  private static let stopWords = Set(
    """
    a an the of in on at to for from by with and or as is are was were be been do does did has have had can could will
    would should may might there this that these those it its he she his her they them their we us our you your i me my
    who whom whose what which when where why how many much any some about into than if like after before during between today still
    now here become became happen happened things go went come came really mean means meaning number people use used uses
    누가 누구 누구야 누구인가 누구예요 누굴 무엇 무엇으로 뭐 뭐가 뭐야 뭐예요 뭐에요 뭐라고 뭔가요 뭘 뭘로 무슨 어떤 어느 왜 언제 어디 어떻게 어째서 몇 얼마나
    사람 뜻 의미 이유 지금 나중 그 저 것 수 개 명 하나 들었 간 갔 있 했 하였 됐 되었 였 이었
    인가 인가요 인지 입니까 일까 하나요 되나요 대해 관해 알려줘 알려 주세요
    """.words.map(FoldedLetters.all))
}
