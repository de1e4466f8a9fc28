import Foundation
import TestSupport
import Testing

@testable import expo

@Suite struct JSONOutputTests {
  private func written(_ text: String) throws -> String {
    String(decoding: try JSONOutput.document([text]), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("가 漢 é 😀", #""가 漢 é 😀""#), ("\"\\/", #""\"\\/""#), ("\n\t\r", #""\n\t\r""#),
      ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#),
      ("\u{202E}\u{200B}", #""\u202e\u200b""#), ("\u{E0041}", #""\udb40\udc41""#), ("", #""""#),
    ])
  func `strings are escaped where JSON or a terminal wants it`(
    _ text: String, _ string: String
  ) throws {
    #expect(try written(text) == "[\n  \(string)\n]\n")
  }

  @Test func `every scalar survives being written and read back`() throws {
    let step = rounds(7, long: 1)
    for start in stride(from: 0, to: 0x110000, by: 0x1000) {
      let scalars = (start..<(start + 0x1000)).filter { $0 < 0x1000 || $0.isMultiple(of: step) }
      let text = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
      let read = try JSONDecoder().decode([String].self, from: Data(JSONOutput.document([text])))
      #expect(Array(read[0].unicodeScalars) == Array(text.unicodeScalars))
    }
  }
}
