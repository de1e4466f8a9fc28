import TerminalText
import ExpoCore
import Testing

@testable import expo

/// The pages of the bundled catalogue at every width.
@Suite struct BundledPageTests {
  /// The pages of the bundled catalogue.
  static func pages() throws -> [Document] {
    let context = PageContext()
    return [
      .overview(of: Exposition.bundled, in: context),
      .items(.bundled, title: nil, in: context),
    ] + ((0..<Items.bundled.count).map { .item(at: $0, of: .bundled, in: context) })
  }

  @Test("no line is wider than the columns, from 2 columns up", arguments: 2...130)
  func width(columns: Int) throws {
    let measure = CellMeasure()
    for page in try Self.pages() {
      PageLayout(columns: columns, measure: measure).lines(of: page) { line in
        #expect(measure.width(of: line.text) <= columns, "\(line.text)")
      }
    }
  }

  @Test("no line ends in a blank and no two empty lines follow each other", arguments: 1...130)
  func blanks(columns: Int) throws {
    for page in try Self.pages() {
      var lines: [String] = []
      PageLayout(columns: columns, measure: CellMeasure()).lines(of: page) { line in
        lines.append(line.text)
      }
      #expect(!lines.contains { $0.hasSuffix(" ") })
      #expect(!zip(lines, lines.dropFirst()).contains { $0.isEmpty && $1.isEmpty })
      #expect(lines.first?.isEmpty == false)
      #expect(lines.last?.isEmpty == false)
    }
  }

  /// A rating stands in a column of its own or, in parentheses, after the name.
  @Test("every column width shows the same words")
  func nothingLost() throws {
    func words(_ page: Document, columns: Int) -> String {
      var text = ""
      PageLayout(columns: columns, measure: CellMeasure()).lines(of: page) { line in
        text += line.text.filter { !" ()".contains($0) }
      }
      return text
    }
    for page in try Self.pages() {
      let unwrapped = words(page, columns: 0)
      for columns in [2, 7, 16, 40, 49, 50, 80, 200] {
        #expect(words(page, columns: columns) == unwrapped)
      }
    }
  }

  struct Stop: Error {}

  @Test("the layout ends with the first error of its closure")
  func stops() throws {
    var count = 0
    let page = try Self.pages()[0]
    #expect(throws: Stop.self) {
      try PageLayout(columns: 80, measure: CellMeasure()).lines(of: page) { _ throws(Stop) in
        count += 1
        if count == 3 { throw Stop() }
      }
    }
    #expect(count == 3)
  }
  @Test("every block of a page ends at the same edge", arguments: [88, 100, 120, 400])
  func edge(columns: Int) throws {
    for page in try Self.pages() {
      let widths = Self.lines(of: page, columns: columns).map(CellMeasure().width)
      #expect(widths.allSatisfy { $0 <= 88 })
    }
  }

  @Test("all facts of a page share the column of their values", arguments: [50, 80, 200])
  func sharedColumn(columns: Int) throws {
    for page in try Self.pages() {
      let columns = Self.lines(of: page, columns: columns).compactMap { line in
        line.firstRange(of: " : ").map { CellMeasure().width(of: String(line[..<$0.lowerBound])) }
      }
      #expect(Set(columns).count <= 1)
    }
  }

  static func lines(of page: Document, columns: Int) -> [String] {
    var lines: [String] = []
    PageLayout(columns: columns, measure: CellMeasure()).lines(of: page) { lines.append($0.text) }
    return lines
  }
}
