import TerminalText
import ExpoCore
import Testing

@testable import expo

@Suite struct RendererTests {
  /// The pages of the bundled catalogue.
  static func pages() throws -> [Document] {
    let context = PageContext()
    return [
      .overview(of: try Exposition.bundled, in: context),
      .items(.bundled, title: nil, in: context),
    ] + ((0..<Items.bundled.count).map { .item(at: $0, of: .bundled, in: context) })
  }

  @Test("no line is wider than the columns, from 2 columns up", arguments: 2...130)
  func width(columns: Int) throws {
    let measure = CellMeasure()
    for page in try Self.pages() {
      Renderer(columns: columns, measure: measure).render(page) { line in
        #expect(measure.width(of: line.text) <= columns, "\(line.text)")
        return true
      }
    }
  }

  @Test("no line ends in a blank and no two empty lines follow each other", arguments: 1...130)
  func blanks(columns: Int) throws {
    for page in try Self.pages() {
      var lines: [String] = []
      Renderer(columns: columns, measure: CellMeasure()).render(page) { line in
        lines.append(line.text)
        return true
      }
      #expect(!lines.contains { $0.hasSuffix(" ") })
      #expect(!zip(lines, lines.dropFirst()).contains { $0.isEmpty && $1.isEmpty })
      #expect(lines.first?.isEmpty == false)
      #expect(lines.last?.isEmpty == false)
    }
  }

  @Test("every column width shows the same words")
  func nothingLost() throws {
    func words(_ page: Document, columns: Int) -> String {
      var text = ""
      Renderer(columns: columns, measure: CellMeasure()).render(page) { line in
        text += line.text.filter { $0 != " " }
        return true
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

  @Test("the renderer stops when nobody takes its lines any more")
  func stops() throws {
    var count = 0
    Renderer(columns: 80, measure: CellMeasure()).render(try Self.pages()[0]) { _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
  }
}
