import Testing

@testable import ExpoCore

@Suite
struct CanonicalTextTests {
  /// Marks that canonical ordering has to sort: each pair is in the wrong order.
  static func marks(_ count: Int) -> String {
    "a" + String(repeating: "\u{301}\u{316}", count: count / 2)
  }

  @Test
  func `natural texts and short runs of marks are left as they are`() {
    for text in ["", "거문고", "Việt Nam", Self.marks(30), String(repeating: "가\u{301}", count: 99)] {
      #expect(CanonicalText.streamSafe(text).utf8.elementsEqual(text.utf8))
    }
    #expect(CanonicalText.streamSafe(Self.marks(32)).utf8.count > Self.marks(32).utf8.count)
  }

  @Test
  func `names and categories are equal in any Unicode form`() throws {
    func item(_ name: String, _ category: String) -> Item {
      Item(
        name: name, imageName: name, shortDescription: "", description: "", category: category)
    }
    let items = [item("é", "é"), item("b", "e\u{301}"), item("c", "é")]
    #expect(items.kinds(by: \.category).map(\.name) == ["é"])
    #expect(Selection(category: "e\u{301}").indices(of: items) == [0, 1, 2])
    #expect(items.sectionsByCategory(of: [0, 1, 2]).map(\.indices) == [[0, 1, 2]])
    #expect(NameIndex(items).find("e\u{301}").topics == [.item(0)])
  }
}
