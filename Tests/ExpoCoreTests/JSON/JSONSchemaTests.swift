import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// The JSON Schema files of `Resources/schema` have the keys of the models, and require those
/// without which the models are not decoded.
@Suite struct JSONSchemaTests {
  @Test func `the schema of items is that of the model`() throws {
    let item = try #require(try schema("items").items)
    #expect(Set(item.keys) == Set(Item.CodingKeys.allCases.map(\.stringValue)))
    try expectParts(of: item)
    try expectRequired(item, Item.self)
  }

  @Test func `the schema of an exposition is that of the model`() throws {
    let exposition = try schema("exposition")
    #expect(Set(exposition.keys) == Set(Exposition.CodingKeys.allCases.map(\.stringValue)))
    try expectParts(of: exposition)
    let grade = try #require(exposition.properties?["grades"]?.items)
    #expect(Set(grade.keys) == Set(Grade.CodingKeys.allCases.map(\.stringValue)))
    try expectRequired(grade, Grade.self)
    try expectRequired(exposition, Exposition.self)
  }

  private func schema(_ name: String) throws -> Schema {
    let file = repositoryRoot.appending(path: "Resources/schema/\(name).schema.json")
    return try JSONDecoder().decode(Schema.self, from: Data(contentsOf: file))
  }

  private func expectParts(of schema: Schema) throws {
    let detail = try #require(schema.properties?["details"]?.items)
    let link = try #require(schema.properties?["links"]?.items)
    #expect(Set(detail.keys) == Set(Detail.CodingKeys.allCases.map(\.stringValue)))
    #expect(Set(link.keys) == Set(WebLink.CodingKeys.allCases.map(\.stringValue)))
    try expectRequired(detail, Detail.self)
    try expectRequired(link, WebLink.self)
  }

  /// Decodes an object of the required keys, and fails to decode it without any of them.
  private func expectRequired(_ schema: Schema, _ type: (some Decodable).Type) throws {
    let required = schema.required ?? []
    func decodes(_ keys: [String]) throws -> Bool {
      let object = Dictionary(uniqueKeysWithValues: keys.map { ($0, "x") })
      return (try? JSONDecoder().decode(type, from: JSONEncoder().encode(object))) != nil
    }
    #expect(try decodes(required))
    for key in required { #expect(try !decodes(required.filter { $0 != key }), "\(key)") }
  }
}

/// A part of a schema.
private final class Schema: Decodable {
  let properties: [String: Schema]?
  let items: Schema?
  let required: [String]?

  var keys: [String] { (properties ?? [:]).keys.map(\.self) }
}
