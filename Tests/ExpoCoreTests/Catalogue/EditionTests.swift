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
  func `both editions cite as many sources`() throws {
    for (korean, english) in Self.pairs {
      let korean = try #require(korean.details.first { $0.label == "출처" })
      let english = try #require(english.details.first { $0.label == "Sources" })
      #expect(
        korean.value.split(separator: "; ").count == english.value.split(separator: "; ").count)
    }
  }

  @Test
  func `the Korean edition has every number and date of the English stories`() throws {
    // The English edition dates dynasties, Gutenberg's Bible and the reign of King Injong.
    let added: Set = [918, 1392, 1897, 935, 668, 660, 1455, 1122, 1146]
    let expositions = (
      try Catalogue.bundled.exposition(), try Catalogue.bundled.edition(.english).exposition()
    )
    let stories =
      Self.pairs.map {
        ("\($0.description) \($0.evidenceNote ?? "")", "\($1.description) \($1.evidenceNote ?? "")")
      } + [(expositions.0.description, expositions.1.description)]
    for (korean, english) in stories {
      let known = quantities(in: korean)
      let unknown = quantities(in: english).subtracting(known).subtracting(added)
      #expect(unknown.isEmpty, "\(english.prefix(60))")
      let dates = english.matches(of: #/(\d+) ([A-Z][a-z]+)/#).compactMap { match in
        Self.months.firstIndex { $0 == match.2 }.map { "\($0 + 1)월 \(match.1)일" }
      }
      for date in dates { #expect(korean.contains(date), "\(date)") }
    }
  }

  @Test
  func `the English edition is as long as agreed and written without Hangul`() throws {
    let exposition = try Catalogue.bundled.edition(.english).exposition()
    #expect(exposition.visitors == 48_130_300)
    #expect(exposition.duration == "1900. 04. 14 - 1900. 11. 12")
    #expect((560...870).contains(words(in: exposition.description)))
    for (_, item) in Self.pairs {
      #expect((180...320).contains(words(in: item.description)), "\(item.name)")
      let prose = [
        item.name, item.shortDescription, item.description, item.category ?? "",
        item.imageDescription ?? "", item.evidenceNote ?? "",
      ]
      #expect(!prose.contains { $0.unicodeScalars.contains { ("가"..."힣").contains($0) } })
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

  /// The numbers of a text from 100 on, whether written `52 million`, `5,200만` or `8만 3천`.
  private func quantities(in text: String) -> Set<Int> {
    var text = text.replacing(",", with: "")
    text.replace(#/(\d+)만 (\d)천/#) { "\($0.1)\($0.2)000" }
    text.replace(#/(\d+)만/#) { "\($0.1)0000" }
    text.replace(#/(\d+) million/#) { "\($0.1)000000" }
    return Set(text.split { !("0"..."9").contains($0) }.compactMap { Int($0) }.filter { $0 >= 100 })
  }

  private func words(in text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
