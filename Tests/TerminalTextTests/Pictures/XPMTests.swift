import Foundation
import TestSupport
import Testing

@testable import TerminalText

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

  @Test func `a byte-order mark at the start changes nothing`() throws {
    let picture = try Self.picture("\u{FEFF}" + Self.good.joined(separator: "\n"))
    #expect(Self.sketch(picture) == [".0.", "000"])
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
    #expect(PictureProperties.violation(of: picture) == nil)
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

  @Test func `two characters per pixel are read as ImageMagick writes them`() throws {
    let bytes = [UInt8](
      try Data(contentsOf: fixture("pictures/imagemagick-two-characters.xpm")))
    let picture = try Picture(xpm: bytes)
    #expect((picture.width, picture.height) == (12, 10))
    #expect(PictureProperties.violation(of: picture) == nil)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let line: Int
    let text: String?
    let place: Int
    let fault: XPMError.Fault

    /// - Parameters:
    ///   - line: the line of the good file that is another one.
    ///   - text: the line instead; nil ends the file before it.
    ///   - place: the line that the error names, if it is not this one.
    init(_ line: Int, _ text: String?, at place: Int? = nil, _ fault: XPMError.Fault) {
      (self.line, self.text, self.place, self.fault) = (line, text, place ?? line, fault)
    }

    var testDescription: String { "\(fault): \(text ?? "end of file")" }
  }

  @Test(arguments: [
    Fault(1, nil, .notXPM),
    Fault(1, "/* PNG */", .notXPM),
    Fault(1, "! XPM2", .notXPM),
    Fault(1, "\u{FEFF}\u{FEFF}/* XPM */", .notXPM),
    Fault(2, "/* static char *hat[] = {", .unclosedComment),
    Fault(3, nil, at: 3, .missingStrings(1)),
    Fault(3, "\"3 2 2\",", .badSize),
    Fault(3, "\"3 2 2 one\",", .badSize),
    Fault(3, "\"3 -2 2 1\",", .badSize),
    Fault(3, "\"\",", .badSize),
    Fault(3, "\"0 2 2 1\",", .sideOutOfRange),
    Fault(3, "\"3 257 2 1\",", .sideOutOfRange),
    Fault(3, "\"3 99999999999999999999 2 1\",", .sideOutOfRange),
    Fault(4, "\"k c #123456789\",", .unknownColor),
    Fault(3, "\"3 2 0 1\",", .colorCountOutOfRange),
    Fault(3, "\"3 2 257 1\",", .colorCountOutOfRange),
    Fault(3, "\"3 2 2 0\",", .codeLengthOutOfRange),
    Fault(3, "\"3 2 2 3\",", .codeLengthOutOfRange),
    Fault(4, nil, .missingStrings(4)),
    Fault(4, "\"k c #1c1c1c,", .unclosedString),
    Fault(4, "\"\",", .missingColor),
    Fault(4, "\"k\",", .missingColor),
    Fault(4, "\"k c\",", .missingColor),
    Fault(4, "\"k m black g4 black\",", .missingColor),
    Fault(4, "\"k c #1c1c1\",", .unknownColor),
    Fault(4, "\"k c #1c1c1g\",", .unknownColor),
    Fault(4, "\"k c #1c1c1cé\",", .unknownColor),
    Fault(4, "\"k c reddish\",", .unknownColor),
    Fault(5, "\"k c None\",", .repeatedCode),
    Fault(6, nil, .missingStrings(2)),
    Fault(6, "\".k\",", .rowLength(expected: 3, found: 2)),
    Fault(6, "\".k..\",", .rowLength(expected: 3, found: 4)),
    Fault(7, "\"kkx\"};", .unknownCode(pixel: 3)),
    Fault(7, "kkk};", .missingStrings(1)),
  ])
  func `a broken file is refused with the line of its fault`(_ example: Fault) {
    var lines = Self.good
    if let text = example.text {
      lines[example.line - 1] = text
    } else {
      lines.removeSubrange((example.line - 1)...)
      lines.append("")
    }
    #expect(throws: XPMError(line: example.place, fault: example.fault)) {
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
