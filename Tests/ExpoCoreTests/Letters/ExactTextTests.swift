import Testing

@testable import ExpoCore

@Suite
struct ExactTextTests {
  /// Marks that canonical ordering has to sort: each pair is in the wrong order.
  static func marks(_ count: Int) -> String {
    "a" + String(repeating: "\u{301}\u{316}", count: count / 2)
  }

  /// The steps of an insertion sort of each run of marks, which is what `String` does to compare.
  static func sortingSteps(of text: String) -> Int {
    var steps = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      steps += run
    }
    return steps
  }

  @Test
  func `four times the marks are four times the steps of a comparison`() {
    let steps = [1_000, 4_000].map { Self.sortingSteps(of: StreamSafeText.text(Self.marks($0))) }
    #expect(steps[1] < steps[0] * 5)
    let unbounded = [1_000, 4_000].map { Self.sortingSteps(of: Self.marks($0)) }
    #expect(unbounded[1] > unbounded[0] * 15)
  }

  @Test
  func `natural texts and short runs of marks are left as they are`() {
    for text in ["", "거문고", "Việt Nam", Self.marks(30), String(repeating: "가\u{301}", count: 99)] {
      #expect(ExactText(StreamSafeText.text(text)) == ExactText(text))
    }
    #expect(ExactText(StreamSafeText.text(Self.marks(32))) != ExactText(Self.marks(32)))
  }

  @Test
  func `equal bytes are equal, canonical equivalents are not`() {
    #expect(ExactText("é") == ExactText("é"))
    #expect(ExactText("é") != ExactText("e\u{301}"))
    #expect(Set(["é", "e\u{301}", "é"].map(ExactText.init)).count == 2)
  }

  @Test
  func `names and categories are equal in any Unicode form`() throws {
    func item(_ name: String, _ category: String) -> Item {
      Item(
        name: name, imageName: name, shortDescription: "", description: "", category: category)
    }
    let items = [item("é", "é"), item("b", "e\u{301}"), item("c", "é")]
    #expect(Categories(items).names == ["é"])
    #expect(Selection(category: "e\u{301}").indices(of: items) == [0, 1, 2])
    #expect(items.sectionsByCategory(of: [0, 1, 2]).map(\.indices) == [[0, 1, 2]])
    #expect(NameIndex(items).find("e\u{301}") == .one(0))
  }
}
