/// What a scalar counts as when texts are compared.
enum Folding: Equatable {
  case letter(UInt32)
  /// Two letters, such as the a and e of æ.
  case pair(UInt32, UInt32)
  /// A conjoining Jamo, which may make a syllable with the next.
  case jamo(UInt32)
  case space
  case punctuation
  case lineBreak
  /// Accents, joiners and other invisible scalars.
  case nothing

  init(_ scalar: UInt32) {
    switch scalar {
    case ..<0x80: self = Folding(ascii: UInt8(scalar))
    case 0x300...0x36F, 0x302E, 0x302F, 0x200B...0x200F, 0x2060...0x206F, 0xFE00...0xFE0F:
      self = .nothing
    // The Hangul fillers.
    case 0x115F, 0x1160, 0x3164, 0xFFA0: self = .nothing
    case 0x1100...0x11FF: self = .jamo(scalar)
    case 0x2010...0x2027, 0x3001...0x3003, 0x3008...0x3011: self = .punctuation
    // Araea is written as a middle dot (공예ㆍ가구).
    case 0x318D: self = .punctuation
    case 0x3131...0x318E: self = .letter(scalar)
    case 0xFF01...0xFF5E: self = Folding(ascii: UInt8(scalar - 0xFEE0))
    default: self = Folding(properties: scalar)
    }
  }

  private init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter(UInt32(byte | 0x20))
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      self = .letter(UInt32(byte))
    // Signs that mean something: C++ is not C, and $9 is not 9.
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="),
      UInt8(ascii: ">"):
      self = .letter(UInt32(byte))
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .lineBreak
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: self = .space
    case ..<0x20, 0x7F: self = .nothing
    default: self = .punctuation
    }
  }

  private init(properties value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else {
      self = .nothing
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      self = Folding(letter: scalar)
    case .spaceSeparator: self = .space
    case .lineSeparator, .paragraphSeparator: self = .lineBreak
    case .control: self = value == 0x85 ? .lineBreak : .nothing
    case .format: self = .nothing
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .modifierSymbol:
      self = .punctuation
    // The apostrophes of romanizations, ʼ and ʻ, are letters to Unicode.
    case .modifierLetter where (0x2B9...0x2BF).contains(value) || value == 0x374:
      self = .punctuation
    case .nonspacingMark where (0xE0100...0xE01EF).contains(value): self = .nothing
    default: self = .letter(value)
    }
  }

  private init(letter scalar: Unicode.Scalar) {
    let small = scalar.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar.value
    let isCompatible = Self.compatibilityIdeographs.contains(small)
    let plain = isCompatible ? Self.unifiedIdeographs[small] : Self.plainLetters[small]
    switch plain ?? small {
    case 0xDF: self = .pair(0x73, 0x73)  // ß
    case 0xE6: self = .pair(0x61, 0x65)  // æ
    case 0xFE: self = .pair(0x74, 0x68)  // þ
    case 0x153: self = .pair(0x6F, 0x65)  // œ
    case let letter: self = .letter(letter)
    }
  }
}

/// Letters with an accent or a stroke of the Latin, Greek and Cyrillic scripts: European ones, and
/// those of Vietnamese and of romanizations.
extension Folding {
  /// Each letter's plain letter.
  fileprivate static let plainLetters: [UInt32: UInt32] = {
    let groups = """
      aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ bḃḅḇ cçćĉċčḉ dðďđḋḍḏḑḓ eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ fḟ gĝğġģǧǵḡ
      hĥħȟḣḥḧḩḫẖ iìíîïĩīĭįıǐȉȋḭḯỉị jĵǰ kķǩḱḳḵ lĺļľłḷḹḻḽ mḿṁṃ nñńņňǹṅṇṉṋ
      oòóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ pṕṗ rŕŗřȑȓṙṛṝṟ sśŝşšșṡṣṥṧṩ tţťțṫṭṯṱẗ
      uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự vṽṿ wŵẁẃẅẇẉẘ xẋẍ yýÿŷȳẏẙỳỵỷỹ zźżžẑẓẕ æǣǽ ſẛ ʒǯ
      αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ εέἐἑἒἓἔἕὲέ ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ ιΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ
      οόὀὁὂὃὄὅὸό ρῤῥ σς υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ ϒϓϔ аӑӓ гѓ еѐёӗ жӂӝ зӟ ийѝӣӥ
      кќ оӧ уўӯӱӳ чӵ ыӹ эӭ ії ѵѷ әӛ өӫ
      """
    return groups.unicodeScalars.split(whereSeparator: \.isBlank).reduce(into: [:]) {
      letters, group in
      for letter in group.dropFirst() { letters[letter.value] = group.first?.value }
    }
  }()
}

/// The ideographs that Korean keyboards produce a second time: `樂` is four code points, one for
/// each of its readings.
extension Folding {
  static let compatibilityIdeographs: ClosedRange<UInt32> = 0xF900...0xFAFF

  /// The unified ideographs that they are equivalent to, worked out when a text has the first:
  /// `String` compares by canonical equivalence, in the order of code points.
  static let unifiedIdeographs: [UInt32: UInt32] = {
    var unified: [UInt32: UInt32] = [:]
    for scalar in compatibilityIdeographs.compactMap(Unicode.Scalar.init) {
      // Only the first plane; the others stay as they are.
      let unifiable = (0x3400 as UInt32)..<0xA000
      let letter = unifiable.partitioningIndex(where: { text($0) >= String(scalar) })
      if text(letter) == String(scalar) { unified[scalar.value] = letter }
    }
    return unified
  }()

  private static func text(_ scalar: UInt32) -> String {
    Unicode.Scalar(scalar).map(String.init) ?? ""
  }
}

extension RandomAccessCollection {
  /// The first index whose element meets a condition that no element before it meets and each after
  /// it does; `endIndex` if none does.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where isMet: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if isMet(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
