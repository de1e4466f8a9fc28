import TestSupport
import Testing

@testable import ExpoCore

@Suite struct NameFilterTests {
  @Test(
    "every rule of the look-up finds",
    arguments: [
      ("거문고", .exact), ("거 문 고", .name), ("13", .number), ("geomungo", .imageName),
      ("玄琴", .alias), ("거문", .beginning), ("문고", .part), ("ㄱㅁㄱ", .unfinished),
      ("거무", .unfinished), ("rjansrh", .name), ("RJANSRH", .name), ("rjans", .beginning),
    ] as [(String, NameFilter.Rank)])
  func rules(query: String, rank: NameFilter.Rank) {
    #expect(NameFilter(.bundled).ranks(of: query)[12] == rank)
  }

  @Test("a query without a letter finds nothing", arguments: ["", " ", "…", "\u{200D}"])
  func noLetter(query: String) {
    #expect(NameFilter(.bundled).ranks(of: query).allSatisfy { $0 == nil })
  }

  @Test("what the look-up finds first ranks first", arguments: 0..<300)
  func agreesWithLookup(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let items = try Items.sample(
      (0..<12).map { _ in
        SampleItem(
          name: randomText(length: .random(in: 1...4, using: &generator), using: &generator),
          aliases: [
            randomText(length: .random(in: 0...3, using: &generator), using: &generator)
          ])
      })
    let filter = NameFilter(items)
    var queries = (0..<12).map { items.name(at: $0) }
    queries += queries.map { String($0.unicodeScalars.prefix(1)) }
    queries.append(randomText(length: 2, using: &generator))
    for query in queries {
      let ranks = filter.ranks(of: query)
      let best = ranks.compactMap(\.self).min()
      let found: [Int]
      switch Lookup(items).find(query) {
      case .one(let index): found = [index]
      case .several(let indices): found = indices
      case .none: found = []
      }
      #expect((best == nil) == found.isEmpty, "\(query.debugDescription)")
      for index in ranks.indices where best != nil && ranks[index] == best {
        #expect(found.contains(index), "\(query.debugDescription)")
      }
    }
  }

  @Test("the names of another edition count as aliases")
  func editions() throws {
    let korean = try Items.sample([
      SampleItem(name: "북", imageName: "a"), SampleItem(name: "징", imageName: "b"),
    ])
    let english = try Items.sample([
      SampleItem(name: "Drum", imageName: "a"), SampleItem(name: "Gong", imageName: "b"),
    ])
    #expect(NameFilter(korean, others: [english]).ranks(of: "gong") == [nil, .alias])
    #expect(NameFilter(english, others: [korean]).ranks(of: "ㅈ") == [nil, .unfinished])
    let other = try Items.sample([SampleItem(name: "Gong", imageName: "c")])
    #expect(NameFilter(korean, others: [other]).ranks(of: "gong") == [nil, nil])
  }
}
