import Foundation
import TestSupport
import Testing

@testable import TerminalText
@testable import expo

@Suite struct SVGTests {
  struct Rectangle: Equatable {
    let column, row, width: Int
    let color: UInt32
  }

  static func rectangles(of text: String) -> [Rectangle] {
    text.matches(
      of: /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="1" fill="#([0-9a-f]{6})"\/>\n/
    ).map { match in
      Rectangle(
        column: Int(match.1) ?? -1, row: Int(match.2) ?? -1, width: Int(match.3) ?? -1,
        color: UInt32(match.4, radix: 16) ?? 0)
    }
  }

  @Test(arguments: 0..<50)
  func `rectangles are the longest runs, and paint every pixel`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...20, using: &generator)
    let height = Int.random(in: 1...6, using: &generator)
    let pixels = (0..<width * height).map { _ in
      UInt8([0, 16, 17, 255][Int.random(in: 0..<4, using: &generator)])
    }
    let picture = Picture(width: width, height: height, pixels: pixels)
    let rectangles = Self.rectangles(of: SVG(picture, title: "", description: "").text)
    var painted: [[UInt32?]] = Array(repeating: Array(repeating: nil, count: width), count: height)
    for rectangle in rectangles {
      for column in rectangle.column..<rectangle.column + rectangle.width {
        #expect(painted[rectangle.row][column] == nil)
        painted[rectangle.row][column] = rectangle.color
      }
    }
    for row in 0..<height {
      #expect(painted[row] == (0..<width).map { picture[$0, row]?.rgb })
    }
    for (first, second) in zip(rectangles, rectangles.dropFirst()) where first.row == second.row {
      #expect(first.column + first.width < second.column || first.color != second.color)
    }
  }

  @Test(arguments: [
    ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"), ("]]>", "]]&gt;"),
    ("</title><script>", "&lt;/title&gt;&lt;script&gt;"),
    ("\u{0}\u{1B}[31m\u{7}갓\u{FFFE}\u{FFFF}\r", "[31m갓"), ("\t\n\"'", "\t\n\"'"), ("😀", "😀"),
  ])
  func `foreign text is escaped, and what XML forbids is left out`(text: String, escaped: String) {
    let picture = Picture(width: 1, height: 1, pixels: [0])
    let svg = SVG(picture, title: text, description: text).text
    #expect(svg.contains("<title>\(escaped)</title>\n<desc>\(escaped)</desc>\n</svg>\n"))
  }

  @Test func `the program prints an item's picture with its name and description`() throws {
    let run = try ProgramRun(["picture", "갓", "--svg"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(run.output.contains(" shape-rendering=\"crispEdges\""))
    #expect(run.output.contains("<title>갓</title>\n<desc>같은 종류의 모자를"))
    #expect(run.output.hasSuffix("</svg>\n"))
    let poster = try ProgramRun(["picture", "poster", "--svg", "--lang", "en"]).output
    #expect(poster.contains("<title>The 1900 Paris Exposition"))
    #expect(try ProgramRun(["picture", "--svg"]).status == 64)
  }

  @Test func `an item without a picture has no SVG`() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "items.json", #"[{"name": "x", "image_name": "x", "short_desc": "", "desc": ""}]"#)
    let run = try ProgramRun(["picture", "x", "--svg", "--catalogue", folder.path])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("‘x’에는 그림이 없습니다"))
  }
}
