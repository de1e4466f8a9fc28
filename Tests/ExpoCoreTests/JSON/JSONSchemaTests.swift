import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// The JSON Schema files of `Resources/schema`, which are written from the shapes that validate.
@Suite struct JSONSchemaTests {
  static let files = [
    ("items", "items.json", JSONShape(kind: .array(of: Item.shape))),
    ("exposition", "exposition.json", Exposition.shape),
  ]

  @Test func `the files are what the shapes say`() throws {
    for (name, title, shape) in Self.files {
      let path = repositoryRoot.appending(path: "Resources/schema/\(name).schema.json")
      let schema = Data(Self.schema(of: shape, title: title))
      if ProcessInfo.processInfo.environment["EXPO_RECORD"] == "1" {
        try schema.write(to: path)
      }
      #expect(try Data(contentsOf: path) == schema, "out of date: run with EXPO_RECORD=1")
    }
  }

  private static func schema(of shape: JSONShape, title: String) -> [UInt8] {
    guard case .object(let members) = value(of: shape) else { return [] }
    return JSONWriter.document(
      .object(
        [
          ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
          ("title", .string("\(title) of a catalogue for expo")),
        ] + members))
  }

  /// The schema of a value; what is optional may be null.
  private static func value(of shape: JSONShape) -> JSONValue {
    let name: String
    var members: [(key: String, value: JSONValue)] = []
    switch shape.kind {
    case .string: name = "string"
    case .integer:
      name = "integer"
      members = [("minimum", .integer(.min)), ("maximum", .integer(.max))]
    case .array(let element):
      name = "array"
      members = [("items", value(of: element))]
    case .object(let keys):
      name = "object"
      let required = keys.filter { !$0.shape.isOptional }.map { JSONValue.string($0.key) }
      members = [
        ("properties", .object(keys.map { ($0.key, value(of: $0.shape)) })),
        ("required", .array(required)),
      ]
    }
    let type = JSONValue.string(name)
    return .object(
      [("type", shape.isOptional ? .array([type, .string("null")]) : type)] + members)
  }
}
