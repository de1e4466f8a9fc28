import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// A name means the same to the look-up, the filter and the completions.
@Suite struct NameRuleTests {
  @Test(arguments: ["", " ", "…", "\u{200D}"])
  func `a query without a letter finds nothing`(query: String) {
    #expect(NameIndex(.bundled).ranks(of: query).allSatisfy { $0 == nil })
  }

  @Test
  func `the other edition is joined by image_name, whatever its order and length`() throws {
    let korean = [Item].sample([
      SampleItem(name: "북", imageName: "a"), SampleItem(name: "징", imageName: "b"),
      SampleItem(name: "갓", imageName: "c"), SampleItem(name: "칼", imageName: "d"),
    ])
    let english = [Item].sample([
      SampleItem(name: "Gong", imageName: "b"), SampleItem(name: "Hat", imageName: "c"),
      SampleItem(name: "Lamp", imageName: "e"), SampleItem(name: "Drum", imageName: "a"),
    ])
    let edition = Catalogue(items: korean, englishItems: english).edition(.english)
    let translated = try edition.items()
    #expect(translated.map(\.name) == ["Drum", "Gong", "Hat", "칼"])
    #expect(translated.indices.filter(edition.lacksTranslation) == [3])
    let names = NameIndex(korean, otherEdition: translated)
    #expect(names.ranks(of: "gong") == [nil, .alias, nil, nil])
    #expect(names.find("drum").index == 0)
    #expect(names.find("Hat").index == 2)
    #expect(NameIndex(translated, otherEdition: korean).find("ㅈ").index == 1)
  }

  /// Two editions of a catalogue, made of two files: the second is shuffled, lacks items and has one
  /// of its own.
  private static func editions(using generator: inout SeededGenerator) throws -> ([Item], [Item]) {
    func text(_ lengths: ClosedRange<Int>) -> String {
      let length = Int.random(in: lengths, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      // Few different letters, so that names begin alike and contain each other.
      case 0...2:
        return String(
          (0..<length).map { _ in
            "가각거검고문ㄱab12 (.".randomElement(using: &generator) ?? "가"
          })
      case 3: return "\(Int.random(in: 0...14, using: &generator))"
      default: return randomText(length: length, using: &generator)
      }
    }
    func sample(_ imageName: String) -> SampleItem {
      SampleItem(name: text(1...4), imageName: imageName, aliases: [text(0...3), text(0...3)])
    }
    let imageNames = (0..<12).map { "i\($0)" }
    let kept = imageNames.shuffled(using: &generator).filter { _ in
      Int.random(in: 0..<3, using: &generator) > 0
    }
    let own = [Item].sample(imageNames.map(sample))
    let english = [Item].sample((kept + ["own"]).map(sample))
    return (own, try Catalogue(items: own, englishItems: english).edition(.english).items())
  }

  /// Names, parts of them, and other words that readers type for them.
  private static func queries(
    for editions: [[Item]], using generator: inout SeededGenerator
  ) -> [String] {
    let names = editions.flatMap { $0.flatMap { [$0.name, $0.imageName] + $0.aliases } }
    let keys = names.map { name in
      var keys: [UInt32] = []
      for letter in FoldedLetters.all(of: name) { Hangul.appendKeys(of: letter, to: &keys) }
      return String(String.UnicodeScalarView(keys.compactMap(Unicode.Scalar.init)))
    }
    return names + keys + ["rk", "RJ", "rjs", "ㄱㄱ", "ㄱㅁ", "거ㄱ"]
      + names.map { String($0.unicodeScalars.prefix(2)) }
      + names.map { String($0.unicodeScalars.dropFirst()) }
      + names.map { $0.decomposedStringWithCanonicalMapping }
      + names.map { String(String.UnicodeScalarView($0.unicodeScalars.compactMap(initial))) }
      + (0...13).flatMap { ["\($0)", "\($0).", "\($0)번", " 0\($0) ", "\($0). \(names[0])"] }
      + ["１", "１２．", "99999999999999999999"]
      + (0..<20).map { _ in randomText(length: 2, using: &generator) }
  }

  private static func initial(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    Unicode.Scalar(Hangul.initialLetter(of: scalar.value) ?? scalar.value)
  }

  @Test(arguments: 0..<UInt64(rounds(1, long: 60)))
  func `the look-up finds the best rank of the filter, and so do completions`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (items, other) = try Self.editions(using: &generator)
    let names = NameIndex(items, otherEdition: other)
    let catalogue = Catalogue(items: items, englishItems: other)
    let queries = Self.queries(for: [items, other], using: &generator)
    for query in queries.shuffled(using: &generator).prefix(rounds(250, long: 1_000)) {
      let match = names.find(query)
      let found = match.rank == .similar ? [] : match.indices
      let inTwoSteps = try catalogue.find(query)
      #expect(Set(found).isSuperset(of: inTwoSteps.called), "\(query.debugDescription)")
      let ranks = names.ranks(of: query)
      let best = ranks.compactMap(\.self).min()
      let wanted = ranks.indices.filter { best != nil && ranks[$0] == best }
      #expect(found == wanted, "\(query.debugDescription)")
      for (index, item) in items.enumerated()
      where item.name == query && !FoldedLetters.all(of: query).isEmpty {
        #expect(ranks[index] != nil, "\(query.debugDescription)")
      }
      if let number = Int(listed: query), 1...12 ~= number {
        #expect(found == [number - 1], "\(query.debugDescription)")
      }
      let completions = names.completions(of: query, among: items.indices)
      for completed in completions {
        #expect(
          names.find(completed.word).index == completed.index,
          "\(query.debugDescription): \(completed)")
      }
      if found.count == 1 {
        #expect(completions.contains { $0.index == found[0] }, "\(query.debugDescription)")
      }
      if FoldedLetters.all(of: query).isEmpty { continue }
      #expect(completions.isEmpty == found.isEmpty, "\(query.debugDescription)")
    }
  }
}
