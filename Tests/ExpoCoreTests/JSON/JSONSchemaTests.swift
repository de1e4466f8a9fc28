import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// The JSON Schema files of `Resources/schema`, which are written from what the models read.
@Suite struct JSONSchemaTests {
  static let files: [(String, String, JSONValue)] = [
    ("items", "items.json", .array(of: .object(Item.self))),
    ("exposition", "exposition.json", .object(Exposition.self)),
  ]

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
    #expect(keys(of: Detail.self) == Detail.CodingKeys.allCases.map(\.stringValue))
    #expect(keys(of: Link.self) == Link.CodingKeys.allCases.map(\.stringValue))
  }

  private func keys<Model: JSONModel>(of model: Model.Type) -> [String] {
    let recorder = Recorder<Model.CodingKeys>()
    _ = Model(members: recorder)
    return recorder.members.map(\.key)
  }
}

/// Notes which members a model reads, and as what.
private final class Recorder<Key: CodingKey>: MemberReader {
  private(set) var members: [(key: String, isRequired: Bool, schema: JSONValue)] = []

  private func note(_ key: Key, _ schema: JSONValue, isRequired: Bool = true) {
    members.append((key.stringValue, isRequired, schema))
  }

  func line(_ key: Key) throws(Never) -> String { text(key) }
  func text(_ key: Key) throws(Never) -> String {
    note(key, .type("string"))
    return ""
  }
  func integer(_ key: Key) throws(Never) -> Int {
    note(
      key, .type("integer", [("minimum", .integer(.min)), ("maximum", .integer(.max))]))
    return 0
  }
  func objects<Model: JSONModel>(_ key: Key) throws(Never) -> [Model] {
    note(key, .array(of: .object(Model.self)))
    return []
  }
  func optionalLine(_ key: Key) throws(Never) -> String? { optionalText(key) }
  func optionalText(_ key: Key) throws(Never) -> String? {
    note(key, .type("string", isOptional: true), isRequired: false)
    return nil
  }
  func optionalLines(_ key: Key) throws(Never) -> [String] {
    note(key, .array(of: .type("string"), isOptional: true), isRequired: false)
    return []
  }
  func optionalObjects<Model: JSONModel>(_ key: Key) throws(Never) -> [Model] {
    note(key, .array(of: .object(Model.self), isOptional: true), isRequired: false)
    return []
  }
}

/// Schemas. What is optional may be null.
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

  fileprivate static func object<Model: JSONModel>(_ model: Model.Type) -> JSONValue {
    let recorder = Recorder<Model.CodingKeys>()
    _ = Model(members: recorder)
    let members = recorder.members
    return .type(
      "object",
      [
        ("properties", .object(members.map { ($0.key, $0.schema) })),
        ("required", .array(members.filter(\.isRequired).map { .string($0.key) })),
      ])
  }
}
