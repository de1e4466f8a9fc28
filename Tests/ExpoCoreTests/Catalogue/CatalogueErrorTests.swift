import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// A file that cannot be decoded is one sentence in each language, and nothing traps.
@Suite struct CatalogueErrorTests {
  private static let good =
    #"{"name": "갓", "image_name": "god", "short_desc": "모자", "desc": "검다."}"#

  private func fault(
    items: String = "[\(good)]", exposition: String? = nil
  ) -> CatalogueError? {
    do throws(CatalogueError) {
      _ = try Catalogue(
        decoding: Data(items.utf8), exposition: exposition.map { Data($0.utf8) })
      return nil
    } catch {
      return error
    }
  }

  /// Items with a part after the required keys.
  private static func item(_ rest: String) -> String { "[\(good.dropLast()), \(rest)}]" }

  @Test(arguments: [
    (#"[{"name": "갓", "image_name": "a", "desc": "b"}]"#, "item 1: ‘short_desc’ is missing"),
    (#"[{"name": null}]"#, "item 1: ‘name’ is missing"),
    (
      item(#""links": [{"label": "a", "url": 1}]"#),
      "item 1, links 1: ‘url’ must be a text, not a number"
    ),
    (item(#""links": [{"label": "a"}]"#), "item 1, links 1: ‘url’ is missing"),
    (
      item(#""details": [{"label": "a", "value": "b"}, {"label": "c", "value": 3}]"#),
      "item 1, details 2: ‘value’ must be a text, not a number"
    ),
    (item(#""details": {}"#), "item 1: ‘details’ must be a list, not an object"),
    (item(#""details": [1]"#), "item 1, details 1 must be an object, not a number"),
    (item(#""aliases": "a""#), "item 1: ‘aliases’ must be a list, not a text"),
    (item(#""aliases": [true]"#), "item 1, aliases 1 must be a text, not true or false"),
    (item(#""category": []"#), "item 1: ‘category’ must be a text, not a list"),
    ("[\(good), 1]", "item 2 must be an object, not a number"),
    ("[\(good), null]", "item 2 is missing"),
    ("{}", "The file must be a list, not an object"),
    ("\"a\"", "The file must be a list, not a text"),
    ("", "The file is empty"), ("null", "The file holds nothing but null"),
    ("[", "This is not valid JSON"),
    ("[\(good)", "This is not valid JSON"), ("[\(good) \(good)]", "This is not valid JSON"),
    ("[{name: 1}]", "This is not valid JSON"), ("<html>", "This is not valid JSON"),
    (#"[{"name": "\x"}]"#, "This is not valid JSON"),
    (#"[{"name": "\ud800"}]"#, "This is not valid JSON"),
    (String(repeating: "[", count: 100_000), "This is not valid JSON"),
  ])
  func `the sentence says where and what in items`(text: String, sentence: String) throws {
    let error = try #require(fault(items: text))
    #expect(error.description == "items.json: \(sentence)")
    #expect(error.errorDescription == error.description)
    #expect((error.kind == .notJSON) == sentence.contains("JSON"))
    let korean = error.message(in: .korean)
    #expect(korean.unicodeScalars.contains { ("가"..."힣").contains($0) })
  }

  @Test(arguments: [
    ("{}", "‘title’ is missing"),
    (#"{"title": 5}"#, "‘title’ must be a text, not a number"),
    (#"{"title": "a", "visitors": "5"}"#, "‘visitors’ must be a whole number, not a text"),
    (#"{"title": "a", "visitors": 1.5}"#, "‘visitors’ must be a whole number"),
    (#"{"title": "a", "visitors": 9223372036854775808}"#, "‘visitors’ must be a whole number"),
    (#"{"title": "a", "visitors": 1e999}"#, "‘visitors’ must be a whole number"),
    (#"{"title": "a", "visitors": 1.5"#, "This is not valid JSON"),
    (#"{"title": "a", "visitors": 5, "duration": "\x"}"#, "This is not valid JSON"),
    (#"{"title": "a", "grades": [{"meaning": "b"}]}"#, "grades 1: ‘word’ is missing"),
    ("[]", "The file must be an object, not a list"),
  ])
  func `the sentence says where and what in an exposition`(text: String, sentence: String) {
    #expect(fault(exposition: text)?.description == "exposition.json: \(sentence)")
  }

  @Test func `the Korean sentence says the same`() {
    let texts = [
      "item 1": #"[{"name": "갓", "image_name": "a", "desc": "b"}]"#,
      "details": Self.item(#""details": [{"label": "a", "value": 3}]"#), "list": "{}",
    ]
    let sentences = texts.mapValues { fault(items: $0)?.message(in: .korean) }
    #expect(
      sentences == [
        "item 1": "1번째 항목, ‘short_desc’: 없거나 null입니다",
        "details": "1번째 항목, details 1, ‘value’: 수가 아니라 글이어야 합니다",
        "list": "파일: 객체가 아니라 목록이어야 합니다",
      ])
  }

  @Test(arguments: ["48130300", "48130300.0", "4813.03e4"])
  func `a whole number is read in any notation`(number: String) throws {
    let text = #"{"title": "a", "visitors": \#(number)}"#
    let catalogue = try Catalogue(decoding: Data("[]".utf8), exposition: Data(text.utf8))
    #expect(catalogue.exposition?.visitors == 48_130_300)
  }

  @Test(arguments: ["\u{FEFF}", ""])
  func `a byte-order mark, unknown keys, null, missing lists and blank texts are read`(
    mark: String
  ) throws {
    let text = mark + Self.item(#""links": null, "zzz": [1], "category": " \n""#)
    let item = try Catalogue(decoding: Data(text.utf8)).items[0]
    #expect(item.links.isEmpty && item.aliases.isEmpty && item.category == nil)
  }

  @Test func `no synonym has more than thirty combining marks in a row`() throws {
    let marks = "a" + String(repeating: "\u{301}", count: 20_000)
    let fair = try JSONSerialization.data(
      withJSONObject: ["title": "가", "synonyms": [[marks]]])
    let catalogue = try Catalogue(decoding: Data("[]".utf8), exposition: fair)
    #expect(catalogue.exposition?.synonyms[0][0].unicodeScalars.count == 31)
  }

  /// Comparing texts takes quadratic time in combining marks: 200 KB of them took half a minute.
  @Test(arguments: ["name", "short_desc", "aliases", "sources", "details", "unknown"])
  func `no text of a file has more than thirty combining marks in a row`(key: String) throws {
    let marks = "a" + String(repeating: "\u{301}", count: 20_000)
    var object: [String: Any] = [
      "name": "갓", "image_name": "god", "short_desc": "모자", "desc": "검다.",
    ]
    object[key == "unknown" ? marks : key] =
      switch key {
      case "aliases", "sources": [marks]
      case "details": [["label": marks, "value": marks]]
      default: marks
      }
    let data = try JSONSerialization.data(withJSONObject: [object])
    let item = try Catalogue(decoding: data).items[0]
    let texts =
      [item.name, item.shortDescription] + item.aliases + item.sources
      + item.details.flatMap { [$0.label, $0.value] }
    #expect(texts.allSatisfy { $0.unicodeScalars.count <= 31 })
  }

  @Test(arguments: 0..<UInt64(rounds(40, long: 4_000)))
  func `mutated files are read or are an error`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let items = try JSONEncoder().encode(Catalogue.bundled.items.prefix(2).map(\.self))
    let exposition = try JSONEncoder().encode(Catalogue.bundled.exposition)
    func mutated(_ data: Data) -> Data {
      var data = data
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<data.count, using: &generator)
        let end = min(data.count, start + Int.random(in: 0...20, using: &generator))
        let parts = ["[", "{", "\"", "\\", "\\ud800", "1e9", "null", ",", ":", "\u{301}", "}", ""]
        let part = parts.randomElement(using: &generator) ?? ""
        data.replaceSubrange(start..<end, with: Data(part.utf8))
      }
      return data
    }
    do {
      let catalogue = try Catalogue(
        decoding: mutated(items),
        exposition: Bool.random(using: &generator) ? mutated(exposition) : nil)
      #expect(catalogue.items.count <= 2)
    } catch {
      #expect(!error.message(in: .korean).isEmpty && error.file.hasSuffix(".json"))
    }
  }
}
