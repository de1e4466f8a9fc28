import ExpoCore
import TestSupport
import Testing

/// The Korean and the English edition of the bundled catalogue have the same facts.
@Suite struct EditionTests {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let pairs =
    (try? zip(Catalogue.bundled.items(), Catalogue.bundled.edition(.english).items()))
    .map(Array.init) ?? []

  @Test
  func `both editions have the same items, grades and number of links, and none to Wikipedia`() {
    #expect(Self.pairs.count == 13)
    let words = ["기록": "recorded", "전언": "reported", "종류만": "kind only"]
    for (korean, english) in Self.pairs {
      #expect(korean.imageName == english.imageName)
      #expect(words[korean.evidence ?? ""] == english.evidence)
      #expect(korean.links.count == english.links.count, "\(english.name)")
      let links = korean.links + english.links
      #expect(!links.contains { $0.url.contains("wikipedia.org") }, "\(english.name)")
    }
  }

  @Test
  func `a category of one edition is one category of the other`() {
    let pairs = Set(Self.pairs.map { [$0.category, $1.category] })
    #expect(pairs.count == 4)
    #expect(Set(pairs.map(\.first)).count == 4)
    #expect(Set(pairs.map(\.last)).count == 4)
  }

  @Test
  func `the details stand in the same order and have the same numbers`() throws {
    let expositions = (
      Exposition.bundled, try #require(try Catalogue.bundled.edition(.english).exposition())
    )
    let details =
      Self.pairs.map { ($0.details, $1.details) } + [(expositions.0.details, expositions.1.details)]
    for (korean, english) in details {
      #expect(korean.count == english.count)
      for (korean, english) in zip(korean, english) {
        #expect(
          numbers(in: korean.value) == numbers(in: english.value),
          "\(korean.value) | \(english.value)")
      }
    }
  }

  /// The labels of the facts in their order, each in both languages; the last two are optional.
  static let labels =
    [
      "한자": "Korean name", "발음": "Pronunciation", "영어": "In English", "시대": "Period",
      "재료": "Material", "크기": "Size", "소장": "Where now", "국가유산": "Designation",
      "유네스코": "UNESCO",
    ] as KeyValuePairs

  @Test
  func `the facts have the same labels in the same order in all items of both editions`() {
    let order = Self.labels.map { [$0.key, $0.value] }
    for (korean, english) in Self.pairs {
      let labels = zip(korean.details, english.details).map { [$0.label, $1.label] }
      #expect(labels == order.filter(labels.contains), "\(korean.name)")
      #expect(labels.starts(with: order.dropLast(2)), "\(korean.name)")
    }
  }

  @Test
  func `both editions name the same sources`() throws {
    let expositions = (
      Exposition.bundled, try #require(try Catalogue.bundled.edition(.english).exposition())
    )
    let sources =
      Self.pairs.map { ($0.sources, $1.sources) } + [(expositions.0.sources, expositions.1.sources)]
    #expect(sources.map(\.0.count).reduce(0, +) <= 90)
    for (korean, english) in sources {
      #expect(korean.count == english.count && !korean.isEmpty)
      for (korean, english) in zip(korean, english) {
        let years = numbers(in: korean).filter { $0.count == 4 }
        #expect(years.allSatisfy(numbers(in: english).contains), "\(korean) | \(english)")
        // A source has a title and a date; only its page may be missing.
        #expect(!korean.replacing(#/쪽(수)? 미확인/#, with: "").contains("미확인"), "\(korean)")
        #expect(
          !english.replacing("page not seen", with: "").contains(#/not seen|undated/#), "\(english)"
        )
      }
    }
  }

  @Test
  func `the English edition has the same figures and is written without Hangul`() throws {
    let exposition = try #require(try Catalogue.bundled.edition(.english).exposition())
    #expect(exposition.visitors == 48_130_300)
    #expect(exposition.duration == "1900. 04. 14 - 1900. 11. 12")
    for (_, item) in Self.pairs {
      let prose = [
        item.name, item.shortDescription, item.description, item.category ?? "",
        item.imageDescription ?? "", item.evidenceNote ?? "",
      ]
      let scalars = prose.joined().unicodeScalars
      #expect(!scalars.contains { ("가"..."힣").contains($0) }, "\(item.name)")
    }
  }

  /// The numbers of a text, sorted; a month that is written in letters counts as its number, because
  /// the languages order dates differently.
  private func numbers(in text: String) -> [String] {
    var text = text
    text.replace(#/([A-Z][a-z]+) (\d{4})/#) { match in
      let month = Self.months.firstIndex { $0 == match.1 }.map { "\($0 + 1)" } ?? "\(match.1)"
      return "\(month) \(match.2)"
    }
    return text.split { !("0"..."9").contains($0) }.map(String.init).sorted()
  }
}
