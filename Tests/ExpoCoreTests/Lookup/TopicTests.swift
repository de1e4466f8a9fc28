import TestSupport
import Testing

@testable import ExpoCore

@Suite struct TopicTests {
  private static let exposition = Exposition(
    title: "파리 만국박람회\n(Expo 1900)", visitors: 1, location: "-", duration: "-", description: "-",
    aliases: ["만박", "The Expo"])

  @Test(
    arguments: [
      ("0", .overview), ("0.", .overview), ("０", .overview), ("overview", .overview),
      ("Overview", .overview), ("파리 만국박람회", .overview), ("(expo 1900)", .overview),
      ("만박", .overview), ("ㅍㄹ", nil), ("vkfl", nil), ("1", .item(0)),
      ("파리", nil), ("expo", nil), ("거문고", .item(0)), ("거문", .item(0)),
      ("the", nil), ("the expo", .overview), ("박람", nil), ("x", nil), ("e", nil), ("만", nil),
      ("거", .item(0)), ("없는 이름", nil), ("0 1", nil),
    ] as [(String, Topic?)])
  func
    `the exposition is found by 0 and its whole names alone`(
      name: String, topic: Topic?
    ) throws
  {
    let list = Catalogue(items: .named("거문고", "갓"), exposition: Self.exposition)
    #expect(list.topic(of: try list.find(name)) == topic)
  }

  @Test(arguments: ["0", "overview", "만박", "파리 만국박람회", "ㅍ"])
  func `an item of that name, or of that beginning, goes before the exposition`(name: String) throws
  {
    let list = Catalogue(items: .named("거문고", name), exposition: Self.exposition)
    for query in [name, String(name.prefix(2))] {
      #expect(list.topic(of: try list.find(query)) == .item(1), "\(query)")
    }
  }

  @Test func `another name of an item goes before the exposition of that name`() throws {
    let items = [Item].sample([SampleItem(name: "갓", aliases: ["만박"])])
    let catalogue = Catalogue(items: items, exposition: Self.exposition)
    #expect(catalogue.topic(of: try catalogue.find("만박")) == .item(0))
    let other = [Item].sample([SampleItem(name: "Hat"), SampleItem(name: "만박")])
    let both = Catalogue(
      items: .sample([SampleItem(name: "갓", aliases: ["만박"]), SampleItem(name: "북")]),
      englishItems: other)
    #expect(try both.find("만박").indices == [0, 1])
  }

  @Test(arguments: 0..<UInt64(rounds(2, long: 60)))
  func `the words for an item find it, whatever its name is`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names =
      (0..<14).map { _ in
        ["007", "7", "갓", "갓\u{AD}", "\u{200B}갓", "g\u{85}", "", "0", "overview"]
          .randomElement(using: &generator)
          ?? ""
      } + [randomText(length: 3, using: &generator)]
    let list = Catalogue(
      items:
        .sample(names.map { SampleItem(name: $0) }), exposition: Self.exposition)
    for (index, name) in names.enumerated() {
      let words = try list.shortestName(of: index, shownAs: name)
      #expect(list.topic(of: try list.find(words)) == .item(index), "\(name.debugDescription)")
    }
  }
}
