import ExpoCore
import TestSupport
import Testing

/// The Korean and the English edition of the bundled catalogue have the same facts.
@Suite struct EditionTests {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let pairs = Array(
    zip(Catalogue.bundled.items, Catalogue(bundled: .english).items))

  @Test
  func `both editions have the same items, grades and number of links, and none to Wikipedia`() {
    #expect(Self.pairs.count == 13)
    let words = ["기록": "recorded", "전언": "reported", "짐작": "inferred"]
    for (korean, english) in Self.pairs {
      #expect(korean.pictureName == english.pictureName)
      #expect(words[korean.evidence ?? ""] == english.evidence)
      #expect(korean.links.count == english.links.count, "\(english.name)")
      let links = korean.links + english.links
      #expect(!links.contains { $0.address.contains("wikipedia.org") }, "\(english.name)")
    }
  }

  @Test
  func `a category of one edition is one category of the other`() {
    let pairs = Set(Self.pairs.map { [$0.category, $1.category] })
    #expect(pairs.count == 4)
    #expect(Set(pairs.map(\.first)).count == 4)
    #expect(Set(pairs.map(\.last)).count == 4)
  }

  @Test func `a grade that the translation has is its own, one that it inherits is translated`() {
    func fair(_ words: String...) -> Exposition {
      var fair = Exposition(title: "가")
      fair.grades = words.map { Grade(word: $0) }
      return fair
    }
    func item(_ name: String, _ grade: String?) -> Item {
      Item(name: name, pictureName: name, shortDescription: "", text: "", evidence: grade)
    }
    let items = [item("a", "certain"), item("b", "certain"), item("c", "certain")]
    let english = Catalogue(items: items, exposition: fair("certain", "probable"))
      .translated(
        items: [item("a", "probable"), item("b", nil)], exposition: fair("probable", "possible"))
    #expect(english.items.map(\.evidence) == ["probable", "probable", "probable"])
  }

  /// The labels of the facts in their order, each in both languages. A reader of one language needs
  /// no row about the other: how Korean is pronounced, or what the name is in English.
  static let labels =
    [
      ("한자", "Korean name"), ("발음", "Pronunciation"), ("영어", "In English"), ("시대", "Period"),
      ("재료", "Material"), ("크기", "Size"), ("폭의 수", "Panels"), ("소장", "Present location"),
      ("국가유산", "Designation"), ("유네스코", "UNESCO"), ("1900년의 글", "In 1900"),
      ("1901년의 글", "In 1901"),
    ]
  static let labelsOfOneEdition: Set = ["발음", "Pronunciation", "영어", "In English"]

  @Test
  func `the facts stand in one order, are the same in both editions, and have the same numbers`() {
    for (korean, english) in Self.pairs {
      #expect(
        korean.details.map(\.label)
          == Self.labels.map(\.0).filter(korean.details.map(\.label).contains))
      #expect(
        english.details.map(\.label)
          == Self.labels.map(\.1).filter(english.details.map(\.label).contains))
      func facts(_ item: Item) -> [Detail] {
        item.details.filter { !Self.labelsOfOneEdition.contains($0.label) }
      }
      let pairs = zip(facts(korean), facts(english))
      #expect(facts(korean).count == facts(english).count, "\(korean.name)")
      for (own, other) in pairs {
        #expect(Self.labels.contains { $0 == (own.label, other.label) }, "\(own.label)")
        #expect(numbers(in: own.value) == numbers(in: other.value), "\(own.value) | \(other.value)")
      }
    }
  }

  @Test func `both editions name the same sources, and each page its own`() throws {
    let sources =
      Self.pairs.map { ($0.sources, $1.sources) }
      + [(try Self.exposition(.original).sources, try Self.exposition(.english).sources)]
    for (korean, english) in sources {
      #expect(korean.count == english.count && !korean.isEmpty)
      for (korean, english) in zip(korean, english) {
        let years = numbers(in: korean).filter { $0.count == 4 }
        #expect(years.allSatisfy(numbers(in: english).contains), "\(korean) | \(english)")
        for source in [korean, english] {
          #expect(!source.contains(#/미확인|undated|[Ss]ources? \d|출처 \d/#), "\(source)")
        }
      }
    }
  }

  private static func exposition(_ edition: Catalogue.Edition) throws -> Exposition {
    try #require(Catalogue(bundled: edition).exposition)
  }

  @Test
  func `the English edition has the same figures and is written without Hangul`() throws {
    for (_, item) in Self.pairs {
      let prose = [
        item.name, item.shortDescription, item.text, item.category ?? "",
        item.pictureDescription ?? "", item.evidenceNote ?? "",
      ]
      let scalars = prose.joined().unicodeScalars
      #expect(!scalars.contains { ("가"..."힣").contains($0) }, "\(item.name)")
    }
  }

  /// The numbers of a text, sorted; a month that is written in letters counts as its number,
  /// because the languages order dates differently.
  private func numbers(in text: String) -> [String] {
    var text = text
    text.replace(#/([A-Z][a-z]+) (\d{4})/#) { match in
      let month = Self.months.firstIndex { $0 == match.1 }.map { "\($0 + 1)" } ?? "\(match.1)"
      return "\(month) \(match.2)"
    }
    return text.split { !("0"..."9").contains($0) }.map(String.init).sorted()
  }
}
