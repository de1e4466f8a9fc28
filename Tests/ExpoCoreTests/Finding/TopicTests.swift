import Testing

@testable import ExpoCore

@Suite struct TopicTests {
  private static let exposition = Exposition(
    title: "파리 만국박람회\n(Expo 1900)", visitors: 1, location: "-", duration: "-", text: "-",
    aliases: ["만박", "The Expo"])

  @Test(
    arguments: [
      ("0", .exposition), ("0.", .exposition), ("０", .exposition), ("overview", .exposition),
      ("Overview", .exposition), ("파리 만국박람회", .exposition), ("(expo 1900)", .exposition),
      ("만박", .exposition), ("ㅍㄹ", nil), ("vkfl", nil), ("1", .item(0)),
      ("파리", nil), ("expo", nil), ("거문고", .item(0)), ("거문", .item(0)),
      ("the", nil), ("the expo", .exposition), ("박람", nil), ("x", nil), ("e", nil), ("만", nil),
      ("거", nil), ("없는 이름", nil), ("0 1", nil),
    ] as [(String, Topic?)])
  func
    `the exposition is found by 0 and its whole names alone`(
      name: String, topic: Topic?
    ) throws
  {
    let list = Catalogue(items: .named("거문고", "갓"), exposition: Self.exposition)
    #expect(list.names(name).topic == topic)
  }

  @Test(arguments: ["0", "overview", "만박", "파리 만국박람회"])
  func `an item of that name goes before the exposition`(name: String) throws {
    let list = Catalogue(items: .named("거문고", name), exposition: Self.exposition)
    #expect(list.names(name).topic == .item(1))
  }

  @Test func `another name of an item goes before the exposition of that name`() throws {
    let items = [Item].sample([SampleItem(name: "갓", aliases: ["만박"])])
    let catalogue = Catalogue(items: items, exposition: Self.exposition)
    #expect(catalogue.names("만박").topic == .item(0))
  }
}
