import Foundation
import TestSupport
import Testing

@testable import ExpoCore

@Suite
struct JSONWriterTests {
  @Test
  func `keys stand in the format's order under an indent of two, absent ones are left out`() throws
  {
    let items = try CatalogueFile(
      #"""
      [{"evidence": "certain", "links": [{"url": "u", "label": "l"}], "desc": "d", "zzz": 1,
        "aliases": ["x", "y"], "details": [], "sources": ["s1", "s2"], "short_desc": "s", "image_name": "i", "name": "n"}]
      """#
    ).items()
    #expect(
      try json(items) == """
        [
          {
            "name": "n",
            "image_name": "i",
            "short_desc": "s",
            "aliases": [
              "x",
              "y"
            ],
            "evidence": "certain",
            "desc": "d",
            "sources": [
              "s1",
              "s2"
            ],
            "links": [
              {
                "label": "l",
                "url": "u"
              }
            ]
          }
        ]

        """)
  }

  @Test(
    arguments: [
      ("가 漢 é 😀", #""가 漢 é 😀""#), ("\"\\/", #""\"\\/""#), ("\n\t\r", #""\n\t\r""#),
      ("\u{0}\u{8}\u{1B}\u{7F}\u{9B}", #""\u0000\u0008\u001b\u007f\u009b""#),
      ("\u{202E}\u{200B}", #""\u202e\u200b""#), ("\u{E0041}", #""\udb40\udc41""#), ("", #""""#),
    ])
  func `strings are escaped where JSON or a terminal wants it`(_ text: String, _ written: String) {
    #expect(String(decoding: JSONWriter.document(.string(text)), as: UTF8.self) == written + "\n")
  }

  @Test
  func `an empty list, an empty object and whole numbers are written plainly`() {
    func text(_ value: JSONValue) -> String {
      String(decoding: JSONWriter.document(value), as: UTF8.self)
    }
    #expect(text(.array([])) == "[]\n")
    #expect(text(.object([])) == "{}\n")
    #expect(text(.integer(.min)) == "-9223372036854775808\n")
  }

  @Test
  func `the bundled catalogue survives being written and read back`() throws {
    let items = [Item].bundled
    let written = try json(items)
    #expect(try CatalogueFile(written).items() == items)
    let exposition = JSONWriter.document(Exposition.bundled.json)
    let file = CatalogueFile(path: "exposition.json", bytes: exposition)
    #expect(try file.exposition() == Exposition.bundled)
  }

  @Test
  func `every scalar survives being written and read back`() throws {
    let step = rounds(7, long: 1)
    for start in stride(from: 0, to: 0x110000, by: 0x1000) {
      let scalars = (start..<(start + 0x1000)).filter { $0 < 0x1000 || $0.isMultiple(of: step) }
      let text = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
      let written = JSONWriter.document(.array([.string(text)]))
      let read = try JSONDecoder().decode([String].self, from: Data(written))
      #expect(Array(read[0].unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  private func json(_ items: [Item]) throws -> String {
    String(decoding: JSONWriter.document(.array(items.map(\.json))), as: UTF8.self)
  }
}
