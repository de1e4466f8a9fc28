import Foundation
import Testing

@testable import ExpoCore

@Suite struct XPMTests {
  /// The lines of a good file; the faulty ones differ in one of them.
  static let good = [
    "/* XPM */",
    "static char *hat[] = {",
    "\"3 2 2 1\",",
    "\"k c #1c1c1c\",",
    "\". c None\",",
    "\".k.\",",
    "\"kkk\"};",
  ]

  static func picture(_ text: String) throws(CatalogueError) -> Picture {
    try Picture(xpm: Data(text.utf8))
  }

  /// The picture as a letter for each pixel: `.` if it is transparent, otherwise the order in which
  /// its colour appears.
  static func sketch(_ picture: Picture) -> [String] {
    var seen: [UInt32] = []
    return (0..<picture.height).map { row in
      (0..<picture.width).map { column in
        guard let color = picture[column, row] else { return "." }
        if !seen.contains(color) { seen.append(color) }
        return seen.firstIndex(of: color).map(String.init) ?? ""
      }.joined()
    }
  }

  @Test func `a picture has the pixels of the file`() throws {
    let picture = try Self.picture(Self.good.joined(separator: "\n"))
    #expect((picture.width, picture.height, picture.rows) == (3, 2, 1))
    #expect(picture[0, 0] == nil)
    #expect(picture[1, 0] == 0x1C1C1C)
    #expect(Self.sketch(picture) == [".0.", "000"])
    #expect(try Self.picture("\u{FEFF}" + Self.good.joined(separator: "\n")) == picture)
  }

  @Test(arguments: [
    ("black", 0x000000), ("white", 0xFFFFFF), ("gray0", 0x000000), ("gray100", 0xFFFFFF),
    ("gray11", 0x1C1C1C), ("gray", 0xBEBEBE), ("red", 0xFF0000), ("green", 0x00FF00),
    ("blue", 0x0000FF), ("cyan", 0x00FFFF), ("magenta", 0xFF00FF), ("yellow", 0xFFFF00),
  ])
  func `greys and pure colours may be named as ImageMagick names them`(name: String, rgb: Int)
    throws
  {
    let text = Self.good.joined(separator: "\n").replacing("c #1c1c1c", with: "c \(name)")
    #expect(try Self.picture(text)[1, 0] == UInt32(rgb))
  }

  /// The number of a line of the good file, the text in its place or nil to end the file before it.
  @Test(
    arguments: [
      (1, nil),
      (1, "/* PNG */"),
      (2, "/* static char *hat[] = {"),
      (3, nil),
      (3, "\"3 2 2\","),
      (3, "\"3 -2 2 1\","),
      (3, "\"3 +2 2 1\","),
      (4, "\"k c #+c1c1c\","),
      (3, "\"0 2 2 1\","),
      (3, "\"3 257 2 1\","),
      (3, "\"3 99999999999999999999 2 1\","),
      (4, "\"k c orange\","),
      (3, "\"3 2 257 1\","),
      (3, "\"3 2 2 0\","),
      (3, "\"3 2 2 2\","),
      (4, nil),
      (4, "\"k c #1c1c1c,"),
      (4, "\"k c\","),
      (4, "\"k m black g4 black\","),
      (4, "\"k c #1c1c1g\","),
      (4, "\"k c #1c1c1cé\","),
      (5, "\"k c None\","),
      (6, nil),
      (6, "\".k\","),
      (7, "\"kkx\"};"),
      (7, "kkk};"),
    ] as [(Int, String?)])
  func `a broken file is refused with the line of its fault`(
    _ line: Int, _ text: String?
  ) {
    var lines = Self.good
    if let text {
      lines[line - 1] = text
    } else {
      lines.removeSubrange((line - 1)...)
      lines.append("")
    }
    let error = #expect(throws: CatalogueError.self) {
      try Self.picture(lines.joined(separator: "\n"))
    }
    #expect(error?.description.hasPrefix("XPM: line \(line): ") == true)
    #expect(error?.message(in: .korean).hasPrefix("\(line)번째 줄: ") == true)
  }

  @Test func `the largest picture is read, and a larger file is not`() throws {
    let rows = Array(repeating: "\"\(String(repeating: "k", count: 256))\",", count: 256)
    let text = (["/* XPM */", "\"256 256 1 1\",", "\"k c #000000\","] + rows)
      .joined(separator: "\n")
    let picture = try Self.picture(text)
    #expect(picture.rows == 128)
    let padding = String(repeating: " ", count: Picture.maxBytes - text.utf8.count)
    #expect(try Self.picture(text + padding) == picture)
    #expect(throws: CatalogueError.self) {
      try Self.picture(text + padding + " ")
    }
  }
}
