import ExpoCore
import Testing

@Suite struct CategorySectionTests {
  private func items() throws -> [Item] {
    try [Item].sample([
      SampleItem(name: "a", category: "나"), SampleItem(name: "b"),
      SampleItem(name: "c", category: "가"), SampleItem(name: "d", category: "나"),
    ])
  }

  @Test
  func `sections stand in the order of the data, items without a category last`() throws {
    let sections = CategorySection.sections(of: [0, 1, 2, 3], in: try items())
    #expect(sections.map(\.category) == ["나", "가", nil])
    #expect(sections.map(\.indices) == [[0, 3], [2], [1]])
  }

  @Test
  func `within a section the items keep the order given, and no section is empty`() throws {
    let sections = CategorySection.sections(of: [3, 0], in: try items())
    #expect(sections.map(\.category) == ["나"])
    #expect(sections.map(\.indices) == [[3, 0]])
    #expect(CategorySection.sections(of: [], in: try items()).isEmpty)
  }
}
