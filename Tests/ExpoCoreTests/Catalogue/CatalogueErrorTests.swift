import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// A file that cannot be decoded is one sentence, and nothing traps.
@Suite struct CatalogueErrorTests {
  private static let good =
    #"{"name": "갓", "image_name": "god", "short_desc": "모자", "desc": "검다."}"#

  private func error(_ text: String) -> CatalogueError? {
    do throws(CatalogueError) {
      _ = try decode([Item].self, from: Data(text.utf8), at: "items.json")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (#"[{"name": "갓", "image_name": "a", "desc": "b"}]"#, "item 1 (갓): short_desc is missing"),
    (#"[{"name": null}]"#, "item 1: name is missing"),
    (
      "[\(good.dropLast()), \"links\": [{\"label\": \"a\", \"url\": 1}]}]",
      "item 1 (갓): links 1 url must be a text"
    ),
    ("[\(good.dropLast()), \"details\": {}}]", "item 1 (갓): details must be a list"),
    ("[\(good), 1]", "item 2 must be an object"),
    ("{}", "JSON must be a list"), ("", "this is not valid JSON"), ("[", "this is not valid JSON"),
    (String(repeating: "[", count: 100_000), "this is not valid JSON"),
  ])
  func `the sentence says where and what`(text: String, sentence: String) {
    #expect(error(text)?.description == "items.json: \(sentence)")
    #expect(error(text)?.kind == .invalid)
    #expect(error(text)?.message(in: .korean).isEmpty == false)
  }

  @Test(arguments: ["1.5", "9223372036854775808"])
  func `a number that is not whole is no fault of JSON`(number: String) {
    let text = #"{"title": "a", "location": "b", "description": "c", "visitors": \#(number)}"#
    let error = #expect(throws: CatalogueError.self) {
      try decode(Exposition.self, from: Data(text.utf8), at: "exposition.json")
    }
    #expect(error?.message(in: .english) == "visitors is not a whole number, or too large")
  }

  @Test(arguments: ["\u{FEFF}", ""])
  func `a byte-order mark, unknown keys, null and missing lists are read`(mark: String) throws {
    let text = "\(mark)[\(Self.good.dropLast()), \"links\": null, \"zzz\": [1]}]"
    let items = try decode([Item].self, from: Data(text.utf8), at: "items.json")
    #expect(items[0].links.isEmpty && items[0].aliases.isEmpty && items[0].category == nil)
  }
}
