import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// The JSON Schema files of `Resources/schema`, which are made of the members that the models read.
@Suite struct JSONSchemaTests {
  static var files: [(String, String, JSONValue)] {
    [
      ("items", "items.json", .array(of: .object(Item.self))),
      ("exposition", "exposition.json", .object(Exposition.self)),
    ]
  }

  @Test func `the files are what the models read`() throws {
    for (name, title, schema) in Self.files {
      let path = repositoryRoot.appending(path: "Resources/schema/\(name).schema.json")
      guard case .object(let members) = schema else { continue }
      let file = JSONWriter.document(
        .object(
          [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("\(title) of a catalogue for expo")),
          ] + members))
      if ProcessInfo.processInfo.environment["EXPO_RECORD"] == "1" {
        try Data(file).write(to: path)
      }
      #expect(try Data(contentsOf: path) == Data(file), "out of date: run with EXPO_RECORD=1")
    }
  }

  @Test func `a model reads each of its keys once`() {
    #expect(keys(of: Item.self) == Item.CodingKeys.allCases.map(\.stringValue))
    #expect(keys(of: Exposition.self) == Exposition.CodingKeys.allCases.map(\.stringValue))
    #expect(keys(of: EvidenceLegend.self) == EvidenceLegend.CodingKeys.allCases.map(\.stringValue))
    #expect(keys(of: Detail.self) == Detail.CodingKeys.allCases.map(\.stringValue))
    #expect(keys(of: WebLink.self) == WebLink.CodingKeys.allCases.map(\.stringValue))
  }

  private func keys<Model: JSONModel>(of model: Model.Type) -> [String] {
    let recorder = Recorder<Model>()
    _ = Model(members: recorder)
    return recorder.members.map(\.key)
  }
}

/// The description of each key, as editors show it.
private let descriptions = [
  "Exposition.title": "The title; a page breaks it into two lines before its first parenthesis.",
  "Exposition.aliases": "Other names of the exposition.",
  "Exposition.visitors": "The number of visitors, in digits alone.",
  "Exposition.visitors_note": "What the number counts, shown behind it in parentheses.",
  "Exposition.location": "The place.",
  "Exposition.duration": "Two dates, such as 1900. 04. 14 - 1900. 11. 12, or any other text.",
  "Exposition.description": "The text, one paragraph per line.",
  "Exposition.image_desc": "What the picture shows, for readers who cannot see it.",
  "Exposition.details": "Further facts.",
  "Exposition.sources": "The sources of the texts, one each.",
  "Exposition.links": "Addresses for further reading.",
  "Exposition.items_title": "The heading of the list of items.",
  "Exposition.evidence_label": "What the grades of the items' evidence are about.",
  "Exposition.evidence_legend": "What the grades of evidence mean.",
  "EvidenceLegend.certain": "What the grade “certain” means.",
  "EvidenceLegend.probable": "What the grade “probable” means.",
  "EvidenceLegend.uncertain": "What the grade “uncertain” means.",
  "Item.name": "The name that lists show.",
  "Item.image_name": "The identifier of the item, and the name of its picture.",
  "Item.short_desc": "One line that says what the item is.",
  "Item.category": "The section of the item.",
  "Item.aliases": "Other names that find the item.",
  "Item.evidence": "How sure it is that the item was shown.",
  "Item.evidence_note": "The reasons for the grade; the first sentence stands alone.",
  "Item.desc": "The text, one paragraph per line.",
  "Item.image_desc": "What the picture shows, for readers who cannot see it.",
  "Item.details": "Further facts.",
  "Item.sources": "The sources of the texts, one each.",
  "Item.links": "Addresses for further reading.",
  "Detail.label": "What the fact is about.",
  "Detail.value": "The fact.",
  "WebLink.label": "The name of the page.",
  "WebLink.url": "The address, which begins with http or https.",
]

/// Notes the members that a model reads, and their types.
private final class Recorder<Model: JSONModel>: MemberReader {
  typealias Key = Model.CodingKeys

  private(set) var members: [(key: String, isRequired: Bool, schema: JSONValue)] = []
  private var optional: Key?

  private func note(_ key: Key, _ schema: (_ isOptional: Bool) -> JSONValue) {
    let name = "\(Model.self).\(key.stringValue)"
    let isOptional = optional == key
    guard case .object(var schema) = schema(isOptional), let description = descriptions[name] else {
      Issue.record("\(name) has no description")
      return
    }
    if name == "Item.evidence" {
      let grades = Evidence.known.map { JSONValue.string($0.rawValue) }
      let type = JSONValue.object([("type", .string("null"))])
      schema = [("anyOf", .array([.object([("enum", .array(grades))]), type]))]
    }
    if name == "WebLink.url" { schema.append(("format", .string("iri"))) }
    members.append(
      (key.stringValue, !isOptional, .object([("description", .string(description))] + schema)))
  }

  func hasValue(_ key: Key) throws(Never) -> Bool {
    optional = key
    return true
  }
  func text(_ key: Key, isLine: Bool, _ rule: TextRule) throws(Never) -> String {
    note(key) { .type("string", isOptional: $0) }
    return ""
  }
  func integer(_ key: Key) throws(Never) -> Int {
    note(key) { isOptional in
      .type(
        "integer", isOptional: isOptional,
        [("minimum", .integer(.min)), ("maximum", .integer(.max))])
    }
    return 0
  }
  func lines(_ key: Key) throws(Never) -> [String] {
    note(key) { .array(of: .type("string"), isOptional: $0) }
    return []
  }
  func object<Element: JSONModel>(_ key: Key) throws(Never) -> Element {
    note(key) { .object(Element.self, isOptional: $0) }
    return Element(members: Recorder<Element>())
  }
  func objects<Element: JSONModel>(_ key: Key) throws(Never) -> [Element] {
    note(key) { .array(of: .object(Element.self), isOptional: $0) }
    return []
  }
}

/// Schemas. An optional value may be null.
extension JSONValue {
  fileprivate static func type(
    _ name: String, isOptional: Bool = false, _ members: [(key: String, value: JSONValue)] = []
  ) -> JSONValue {
    let type = JSONValue.string(name)
    return .object([("type", isOptional ? .array([type, .string("null")]) : type)] + members)
  }

  fileprivate static func array(of element: JSONValue, isOptional: Bool = false) -> JSONValue {
    .type("array", isOptional: isOptional, [("items", element)])
  }

  fileprivate static func object<Model: JSONModel>(
    _ model: Model.Type, isOptional: Bool = false
  ) -> JSONValue {
    let recorder = Recorder<Model>()
    _ = Model(members: recorder)
    let members = recorder.members
    return .type(
      "object", isOptional: isOptional,
      [
        ("properties", .object(members.map { ($0.key, $0.schema) })),
        ("required", .array(members.filter(\.isRequired).map { .string($0.key) })),
      ])
  }
}
