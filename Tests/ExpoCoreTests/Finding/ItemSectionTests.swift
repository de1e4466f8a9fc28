@testable import ExpoCore
import Testing

@Suite struct ItemSectionTests {
  private func items() throws -> [Item] {
    [Item].sample([
      SampleItem(name: "a", category: "나"), SampleItem(name: "b"),
      SampleItem(name: "c", category: "가"), SampleItem(name: "d", category: "나"),
    ])
  }

  @Test
  func `sections stand in the order of the data, items without a category last`() throws {
    let sections = try items().sectionsByCategory(of: [0, 1, 2, 3])
    #expect(sections.map(\.key) == ["나", "가", nil])
    #expect(sections.map(\.indices) == [[0, 3], [2], [1]])
  }

  @Test
  func `within a section the items keep the order given, and no section is empty`() throws {
    let sections = try items().sectionsByCategory(of: [3, 0])
    #expect(sections.map(\.key) == ["나"])
    #expect(sections.map(\.indices) == [[3, 0]])
    #expect(try items().sectionsByCategory(of: []).isEmpty)
  }

  @Test
  func `grades stand in the order of the exposition, other words in the order of the items`() {
    let words = ["b", "uncertain", nil, "a", "certain", "b"]
    let items = words.map { word in
      Item(
        name: "-", pictureName: "-", shortDescription: "-", text: "-",
        evidence: word)
    }
    let sections = items.sectionsByGrade(
      ["certain", "unused", "uncertain"].map { Grade(word: $0) })
    #expect(sections.map(\.key) == ["certain", "uncertain", "b", "a", nil])
    #expect(sections.map(\.indices) == [[4], [1], [0, 5], [3], [2]])
  }
}
