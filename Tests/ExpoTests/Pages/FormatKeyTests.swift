@testable import ExpoCore
import TestSupport
import Testing

@testable import expo

/// Every key of the format, from the models' coding keys.
@Suite struct FormatKeyTests {
  private static let itemKeys = Item.CodingKeys.allCases.map(\.stringValue)
  private static let expositionKeys = Exposition.CodingKeys.allCases.map(\.stringValue)
  /// The only key that no page shows.
  private static let identifier = Item.CodingKeys.pictureName.stringValue

  /// An object with all keys; their texts are the key between the name of the object and the
  /// language.
  private func object(
    _ name: String, _ keys: [String], as kind: CatalogueFile.Kind, _ language: Language
  ) -> String {
    let members = keys.map { key in
      let text = "\(name)-\(key)-\(language)"
      let part =
        #"{"label": "\#(text)", "value": "v", "url": "http://a.kr", "word": "item-evidence-\#(language)", "meaning": "\#(text)"}"#
      let identifier = key == Self.identifier ? #""hat""# : nil
      let values = [identifier, "\"\(text)\"", "[\"\(text)\"]", "[\(part)]", "48130300"]
      let value = values.compactMap(\.self).first { value in
        let member = "{\"\(key)\": \(value)}"
        let text = kind == .items ? "[\(member)]" : member
        let file = CatalogueFile(path: "", bytes: Array(text.utf8))
        return !file.check(as: kind).faults.contains {
          if case .wrongType = $0.kind { true } else { false }
        }
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
      let item = object("item", Self.itemKeys, as: .items, language)
      try folder.file("\(edition)items.json", "[\(item)]")
      try folder.file(
        "\(edition)exposition.json",
        object("fair", Self.expositionKeys, as: .exposition, language))
    }
    let shown = try [
      ["overview"], ["item", "1"], ["items", "--by-evidence"],
      ["search", "item-aliases-\(language)"],
      ["search", "fair-aliases-\(language)"],
    ].map {
      let run = try ProgramRun($0 + ["--catalogue", folder.path, "--lang", language.rawValue])
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }.joined()
    for (name, keys) in [("item", Self.itemKeys), ("fair", Self.expositionKeys)] {
      for key in keys where key != Self.identifier {
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
