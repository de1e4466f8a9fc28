@testable import ExpoCore
import Foundation
import Testing

@testable import expo

/// Every key of the format, from the models' coding keys.
@Suite struct FormatKeyTests {
  private static let itemKeys = Item.CodingKeys.allCases.map(\.stringValue)
  private static let expositionKeys = Exposition.CodingKeys.allCases.map(\.stringValue)
  private static let identifier = Item.CodingKeys.pictureName.stringValue
  /// The keys that no page shows.
  private static let hidden = [identifier, Exposition.CodingKeys.synonyms.stringValue]

  /// An object with all keys; their texts are the key between the name of the object and the
  /// language.
  private func object(
    _ name: String, _ keys: [String], as type: (some Decodable).Type, _ language: Language
  ) -> String {
    let members = keys.map { key in
      let text = "\(name)-\(key)-\(language)"
      let part =
        #"{"label": "\#(text)", "value": "v", "url": "http://a.kr", "word": "item-evidence-\#(language)", "meaning": "\#(text)"}"#
      let identifier = key == Self.identifier ? #""hat""# : nil
      let values = [
        identifier, "\"\(text)\"", "[\"\(text)\"]", "[[\"\(text)\"]]", "[\(part)]", part,
        "48130300",
      ]
      let value = values.compactMap(\.self).first { value in
        let required = [
          "name", "image_name", "short_desc", "desc", "title", "location", "description",
        ]
        let others = required.filter { $0 != key }.map { "\"\($0)\": \"x\", " }.joined()
        let text = "{\(others)\"\(key)\": \(value)}"
        return (try? JSONDecoder().decode(type, from: Data(text.utf8))) != nil
      }
      return "\"\(key)\": \(value ?? "no type")"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  @Test(arguments: Language.allCases)
  func `every key is shown on a page, in both editions`(language: Language) throws {
    let folder = try TemporaryFolder()
    try folder.folder("en")
    for (edition, language) in [("", Language.korean), ("en/", .english)] {
      let item = object("item", Self.itemKeys, as: Item.self, language)
      try folder.file("\(edition)items.json", "[\(item)]")
      try folder.file(
        "\(edition)exposition.json",
        object("fair", Self.expositionKeys, as: Exposition.self, language))
    }
    let shown = try [
      ["overview"], ["item", "1"], ["items", "--by-evidence"], ["sources"], ["sources", "1"],
      ["picture", "flag"],
      ["search", "item-aliases-\(language)"],
      ["search", "fair-aliases-\(language)"],
    ].map {
      let run = try ProgramRun($0 + ["--catalogue", folder.path, "--lang", language.rawValue])
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }.joined()
    for (name, keys) in [("item", Self.itemKeys), ("fair", Self.expositionKeys)] {
      for key in keys where !Self.hidden.contains(key) {
        let text = key == "visitors" ? "48,130,300" : "\(name)-\(key)-\(language)"
        #expect(shown.contains(text), "\(name): \(key)")
      }
    }
  }

  @Test(arguments: ["README.md", "README.ko.md"])
  func `every key is explained in the guide`(guide: String) throws {
    let text = try ReadmeTests.text("Resources/\(guide)")
    let parts =
      Detail.CodingKeys.allCases.map(\.stringValue)
      + WebLink.CodingKeys.allCases.map(\.stringValue)
      + Grade.CodingKeys.allCases.map(\.stringValue)
    for key in Self.itemKeys + Self.expositionKeys {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
    for key in parts { #expect(text.contains("\"\(key)\": …"), "\(key)") }
  }
}
