import ExpoCore
import Testing

/// The Korean and the English edition of the bundled catalogue tell the same.
@Suite struct EditionTests {
  static let pairs =
    (try? zip(Catalogue.bundled.items(), Catalogue.bundled.edition("en").items()))
    .map(Array.init) ?? []

  @Test("both editions have the same items in the same order, as sure as each other")
  func items() {
    #expect(Self.pairs.count == 13)
    for (korean, english) in Self.pairs {
      #expect(korean.imageName == english.imageName)
      #expect(korean.evidence == english.evidence)
      #expect(korean.links.map(\.url) == english.links.map(\.url), "\(english.name)")
    }
  }

  @Test("a category of one edition is one category of the other")
  func categories() {
    let pairs = Set(Self.pairs.map { [$0.category, $1.category] })
    #expect(pairs.count == 4)
    #expect(Set(pairs.map(\.first)).count == 4)
    #expect(Set(pairs.map(\.last)).count == 4)
  }

  @Test("the details stand in the same order and have the same numbers")
  func details() throws {
    let expositions = (
      try Catalogue.bundled.exposition(), try Catalogue.bundled.edition("en").exposition()
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

  @Test("the English edition is as long as agreed and written without Hangul")
  func english() throws {
    let exposition = try Catalogue.bundled.edition("en").exposition()
    #expect(exposition.visitors == 48_130_300)
    #expect(exposition.duration == "1900. 04. 14 - 1900. 11. 12")
    #expect((560...640).contains(words(in: exposition.description)))
    for (_, item) in Self.pairs {
      #expect((180...230).contains(words(in: item.description)), "\(item.name)")
      let prose = [
        item.name, item.shortDescription, item.description, item.category ?? "",
        item.imageDescription ?? "", item.evidenceNote ?? "",
      ]
      #expect(!prose.contains { $0.unicodeScalars.contains { ("가"..."힣").contains($0) } })
    }
  }

  @Test("an edition that a catalogue lacks is read from its own files")
  func missing() throws {
    #expect(try Catalogue.bundled.edition("fr").items().first == Items.bundled.first)
  }

  /// The numbers of a text, sorted; a month that is written in letters counts as its number, because
  /// the languages order dates differently.
  private func numbers(in text: String) -> [String] {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    var text = text
    text.replace(#/([A-Z][a-z]+) (\d{4})/#) { match in
      let month = months.firstIndex { $0 == match.1 }.map { "\($0 + 1)" } ?? "\(match.1)"
      return "\(month) \(match.2)"
    }
    return text.split { !("0"..."9").contains($0) }.map(String.init).sorted()
  }

  private func words(in text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
