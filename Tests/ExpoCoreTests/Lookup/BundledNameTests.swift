import ExpoCore
import Testing

/// A query to the bundled catalogue with its answer, the items told by their `image_name`s.
struct NameQuery: Sendable, CustomTestStringConvertible {
  enum Expected: Sendable {
    case opens(String)
    case lists([String])
    case suggests([String])
  }

  let query: String
  let expected: Expected

  init(_ query: String, _ expected: Expected) {
    self.query = query
    self.expected = expected
  }

  var testDescription: String { query }
}

@Suite("names of the bundled catalogue") struct BundledNameTests {
  /// The answer of the bundled catalogue, its items told by their `image_name`s.
  private func answer(to query: String) -> NameQuery.Expected {
    let items = [Item].bundled
    func names(_ indices: [Int]) -> [String] { indices.map { items[$0].imageName } }
    return switch NameIndex(items).find(query) {
    case .one(let index): .opens(items[index].imageName)
    case .several(let indices): .lists(names(indices))
    case .none(let suggestions): .suggests(names(suggestions))
    }
  }

  private func check(_ query: NameQuery) throws {
    let answer = answer(to: query.query)
    #expect("\(answer)" == "\(query.expected)", "asked for \(query.query)")
  }

  @Test(arguments: NameQuery.wholeNames)
  func `a name opens its item`(query: NameQuery) throws { try check(query) }

  @Test(arguments: NameQuery.folded)
  func `case, spaces, punctuation, width and Unicode form do not matter`(query: NameQuery) throws {
    try check(query)
  }

  @Test(arguments: NameQuery.numbers)
  func `a number of the list opens that item`(query: NameQuery) throws { try check(query) }

  @Test(arguments: NameQuery.imageNames)
  func `an image name opens its item`(query: NameQuery) throws { try check(query) }

  @Test(arguments: NameQuery.aliases)
  func `hanja, romanizations and translations open their item`(query: NameQuery) throws {
    try check(query)
  }

  @Test(arguments: NameQuery.parts)
  func `a beginning or a part of a name finds all that have it`(query: NameQuery) throws {
    try check(query)
  }

  @Test(arguments: NameQuery.consonants)
  func `initial consonants find the names that begin so`(query: NameQuery) throws {
    try check(query)
  }

  @Test(arguments: NameQuery.unfinished)
  func `the last syllable may still be in the making`(query: NameQuery) throws { try check(query) }

  @Test(arguments: NameQuery.keys)
  func `Korean typed on an English keyboard goes through the same steps`(query: NameQuery) throws {
    try check(query)
  }

  @Test(arguments: NameQuery.misses)
  func `a near miss is suggested and not opened`(query: NameQuery) throws { try check(query) }

  @Test
  func `the table has at least 120 queries, none of them twice, and opens every item`() {
    let all =
      NameQuery.wholeNames + NameQuery.folded + NameQuery.numbers + NameQuery.imageNames
      + NameQuery.aliases + NameQuery.parts + NameQuery.consonants + NameQuery.unfinished
      + NameQuery.keys + NameQuery.misses
    #expect(all.count >= 120)
    #expect(Set(all.map { Array($0.query.unicodeScalars) }).count == all.count)
    let opened = all.compactMap { query -> String? in
      if case .opens(let name) = query.expected { name } else { nil }
    }
    #expect(Set(opened) == Set([Item].bundled.map(\.imageName)))
  }
}
