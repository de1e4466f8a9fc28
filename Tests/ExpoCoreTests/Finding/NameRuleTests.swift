import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// A name means the same to the look-up, the filter and the completions.
@Suite struct NameRuleTests {
  @Test(arguments: ["", " ", "…", "\u{200D}"])
  func `a query without a letter finds nothing`(query: String) {
    #expect(Catalogue.bundled.find(query).isEmpty)
  }

  @Test
  func `the other edition is joined by image_name, whatever its order and length`() throws {
    let korean = [Item].sample([
      SampleItem(name: "북", pictureName: "a"), SampleItem(name: "징", pictureName: "b"),
      SampleItem(name: "갓", pictureName: "c"), SampleItem(name: "칼", pictureName: "d"),
    ])
    let english = [Item].sample([
      SampleItem(name: "Gong", pictureName: "b"), SampleItem(name: "Hat", pictureName: "c"),
      SampleItem(name: "Lamp", pictureName: "e"), SampleItem(name: "Drum", pictureName: "a"),
    ])
    let edition = Catalogue(items: korean).translated(items: english)
    let translated = edition.items
    #expect(translated.map(\.name) == ["Drum", "Gong", "Hat", "칼"])
    #expect(translated.indices.filter(edition.lacksTranslation) == [3])
    #expect(edition.names("drum").topic == .item(0))
    #expect(edition.names("Hat").topic == .item(2))
    #expect(edition.names("칼").topic == .item(3) && edition.names("징").isEmpty)
  }

  /// Two editions of a catalogue, made of two files: the second is shuffled, lacks items and has
  /// one of its own.
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
    func sample(_ pictureName: String) -> SampleItem {
      SampleItem(name: text(1...4), pictureName: pictureName, aliases: [text(0...3), text(0...3)])
    }
    let imageNames = (0..<12).map { "i\($0)" }
    let kept = imageNames.shuffled(using: &generator).filter { _ in
      Int.random(in: 0..<3, using: &generator) > 0
    }
    let own = [Item].sample(imageNames.map(sample))
    let english = [Item].sample((kept + ["own"]).map(sample))
    return (own, Catalogue(items: own).translated(items: english).items)
  }

  /// Names, parts of them, and other words that readers type for them.
  private static func queries(
    for editions: [[Item]], using generator: inout SeededGenerator
  ) -> [String] {
    let names = editions.flatMap { $0.flatMap { [$0.name, $0.pictureName] + $0.aliases } }
    let keys = names.map { name in
      let keys = FoldedLetters.all(of: name).flatMap(Hangul.keys)
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
  func `the look-up finds the best rank of the filter, in one step and in two`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let (items, other) = try Self.editions(using: &generator)
    let catalogue = Catalogue(items: items)
    let queries = Self.queries(for: [items, other], using: &generator)
    for query in queries.shuffled(using: &generator).prefix(rounds(100, long: 1_000)) {
      let (names, all) = (catalogue.names(query), catalogue.find(query))
      if names.first?.rank.opens == true {
        #expect(all.map(\.topic).starts(with: names.best), "\(query.debugDescription)")
        #expect(names.topic == all.topic)
      }
      let found = names.first?.rank == .similar ? [] : names.best
      #expect(found.map(\.number) == found.map(\.number).sorted())
      for (index, item) in items.enumerated()
      where item.name == query && !FoldedLetters.all(of: query).isEmpty {
        #expect(names.contains { $0.topic == .item(index) }, "\(query.debugDescription)")
      }
      if let number = Int(listed: query), 1...12 ~= number {
        #expect(found == [.item(number - 1)], "\(query.debugDescription)")
      }
    }
  }
}
