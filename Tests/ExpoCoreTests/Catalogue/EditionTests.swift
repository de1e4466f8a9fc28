import ExpoCore
import Testing

/// The Korean and the English edition of the bundled catalogue tell the same.
@Suite struct EditionTests {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let pairs =
    (try? zip(Catalogue.bundled.items(), Catalogue.bundled.edition(.english).items()))
    .map(Array.init) ?? []

  @Test
  func `both editions have the same items in the same order, as sure as each other`() {
    #expect(Self.pairs.count == 13)
    for (korean, english) in Self.pairs {
      #expect(korean.imageName == english.imageName)
      #expect(korean.evidence == english.evidence)
      #expect(
        Set(korean.links.map(\.url)).isSubset(of: english.links.map(\.url)), "\(english.name)")
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
      try Catalogue.bundled.exposition(), try Catalogue.bundled.edition(.english).exposition()
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

  @Test
  func `the English edition has the same figures and is written without Hangul`() throws {
    let exposition = try Catalogue.bundled.edition(.english).exposition()
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
