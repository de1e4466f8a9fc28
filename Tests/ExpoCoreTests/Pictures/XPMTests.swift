import Foundation
import TestSupport
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

  static func picture(_ text: String) throws(XPMError) -> Picture {
    try Picture(xpm: Array(text.utf8))
  }

  /// The picture as a letter for each pixel: `.` if it is transparent, otherwise the order in which
  /// its colour appears.
  static func sketch(_ picture: Picture) -> [String] {
    var seen: [FixedColor] = []
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
    #expect(picture[1, 0]?.rgb == 0x1C1C1C)
    #expect(Self.sketch(picture) == [".0.", "000"])
    #expect(try Self.picture("\u{FEFF}" + Self.good.joined(separator: "\n")) == picture)
  }

  @Test(arguments: [
    ("hat", ["..0000..", "..0110..", "00000000", ".222222.", ".2.22.2."]),
    ("keys", ["0102", ".12."]),
    ("imagemagick", [".......0", ".111....", ".1112...", ".111....", ".....3.4"]),
  ])
  func `the fixtures have these pixels`(name: String, rows: [String]) throws {
    let bytes = [UInt8](try Data(contentsOf: fixture("pictures/\(name).xpm")))
    let picture = try Picture(xpm: bytes)
    #expect(Self.sketch(picture) == rows)
  }

  @Test(arguments: [
    ("c #ffee88771100", 0xFF8811), ("c RED", 0xFF0000), ("s c c red", 0xFF0000),
    ("g4 white c light gray m black", 0xD3D3D3),
  ])
  func `a colour is the value of the key c, of whose four digits the first two count`(
    definition: String, rgb: UInt32
  ) throws {
    var lines = Self.good
    lines[3] = "\"k \(definition)\","
    let picture = try Self.picture(lines.joined(separator: "\n"))
    #expect(picture[1, 0] == FixedColor(nearestTo: rgb))
  }

  /// The number of a line of the good file, the text in its place or nil to end the file before it, and the fault,
  /// which has the same line.
  @Test(
    arguments: [
      (1, nil, .notXPM),
      (1, "/* PNG */", .notXPM),
      (1, "! XPM2", .notXPM),
      (1, "\u{FEFF}\u{FEFF}/* XPM */", .notXPM),
      (2, "/* static char *hat[] = {", .unclosed),
      (3, nil, .missingStrings(1)),
      (3, "\"3 2 2\",", .badSize),
      (3, "\"3 2 2 one\",", .badSize),
      (3, "\"3 -2 2 1\",", .badSize),
      (3, "\"\",", .badSize),
      (3, "\"0 2 2 1\",", .badSize),
      (3, "\"3 257 2 1\",", .badSize),
      (3, "\"3 99999999999999999999 2 1\",", .badSize),
      (4, "\"k c #123456789\",", .unknownColor),
      (3, "\"3 2 0 1\",", .badSize),
      (3, "\"3 2 257 1\",", .badSize),
      (3, "\"3 2 2 0\",", .badSize),
      (3, "\"3 2 2 3\",", .badSize),
      (4, nil, .missingStrings(4)),
      (4, "\"k c #1c1c1c,", .unclosed),
      (4, "\"\",", .unknownColor),
      (4, "\"k\",", .unknownColor),
      (4, "\"k c\",", .unknownColor),
      (4, "\"k m black g4 black\",", .unknownColor),
      (4, "\"k c #1c1c1\",", .unknownColor),
      (4, "\"k c #1c1c1g\",", .unknownColor),
      (4, "\"k c #1c1c1cé\",", .unknownColor),
      (4, "\"k c reddish\",", .unknownColor),
      (5, "\"k c None\",", .repeatedCode),
      (6, nil, .missingStrings(2)),
      (6, "\".k\",", .rowLength(expected: 3, found: 2)),
      (6, "\".k..\",", .rowLength(expected: 3, found: 4)),
      (7, "\"kkx\"};", .unknownCode(pixel: 3)),
      (7, "kkk};", .missingStrings(1)),
    ] as [(Int, String?, XPMError.Fault)])
  func `a broken file is refused with the line of its fault`(
    _ line: Int, _ text: String?, _ fault: XPMError.Fault
  ) {
    var lines = Self.good
    if let text {
      lines[line - 1] = text
    } else {
      lines.removeSubrange((line - 1)...)
      lines.append("")
    }
    #expect(throws: XPMError(line: line, fault: fault)) {
      try Self.picture(lines.joined(separator: "\n"))
    }
  }

  @Test func `the largest picture is read, and a larger file is not`() throws {
    let rows = Array(repeating: "\"\(String(repeating: "k.", count: 256))\",", count: 256)
    let text = (["/* XPM */", "\"256 256 1 2\",", "\"k. c black\","] + rows)
      .joined(separator: "\n")
    let picture = try Self.picture(text)
    #expect(picture.rows == 128)
    let padding = String(repeating: " ", count: XPMError.maxBytes - text.utf8.count)
    #expect(try Self.picture(text + padding) == picture)
    #expect(throws: XPMError(line: 1, fault: .tooLong)) { try Self.picture(text + padding + " ") }
  }
}
