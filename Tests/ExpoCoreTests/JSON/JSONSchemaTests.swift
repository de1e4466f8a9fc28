import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// The JSON Schema files of `Resources/schema` have the keys of the models with their types, require
/// those without which the models are not decoded, and accept the bundled files.
@Suite struct JSONSchemaTests {
  @Test func `the schema of items is that of the model`() throws {
    let item = try #require(try schema("items").items)
    #expect(Set(item.keys) == Set(Item.CodingKeys.allCases.map(\.stringValue)))
    try expectParts(of: item)
    try expectRequired(item, Item.self)
    #expect(try types(of: item) == types(of: Catalogue.bundled.items))
  }

  @Test func `the schema of an exposition is that of the model`() throws {
    let exposition = try schema("exposition")
    #expect(
      Set(exposition.keys) == Set(Exposition.CodingKeys.allCases.map(\.stringValue) + ["$schema"]))
    try expectParts(of: exposition)
    let flag = try #require(exposition.properties?["flag"])
    #expect(Set(flag.keys) == Set(Detail.CodingKeys.allCases.map(\.stringValue)))
    try expectRequired(flag, Detail.self)
    let grade = try #require(exposition.properties?["grades"]?.items)
    #expect(Set(grade.keys) == Set(Grade.CodingKeys.allCases.map(\.stringValue)))
    try expectRequired(grade, Grade.self)
    try expectRequired(exposition, Exposition.self)
    let bundled = try #require(Catalogue.bundled.exposition)
    #expect(
      try types(of: exposition).filter { $0.key != "$schema" } == types(of: [bundled]))
  }

  @Test func `every key has a description, which an editor shows at the cursor`() throws {
    func expectDescriptions(_ schema: Schema) {
      for (key, value) in schema.properties ?? [:] {
        #expect(value.description?.hasSuffix(".") == true, "\(key)")
        expectDescriptions(value.items ?? value)
      }
    }
    expectDescriptions(try schema("exposition"))
    expectDescriptions(try #require(try schema("items").items))
  }

  @Test(
    .enabled(if: validator != nil, "check-jsonschema is not installed"),
    arguments: ["items.json", "exposition_universelle_1900.json"], ["", "en/"])
  func `the bundled files are valid, and a file that is not says where`(
    name: String, folder: String
  ) throws {
    let file = repositoryRoot.appending(path: "Resources/\(folder)\(name)")
    let schema = name == "items.json" ? "items" : "exposition"
    #expect(try validate(file, schema) == 0)
    let broken = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: broken) }
    let text = try String(contentsOf: file, encoding: .utf8)
    for (good, bad) in [
      ("\"url\": \"http", "\"url\": \"ftp"), ("\"label\": \"", "\"label\": \" \", \"x\": \""),
    ] {
      try Data(text.replacing(good, with: bad).utf8).write(to: broken)
      #expect(try validate(broken, schema) == 1, "\(bad)")
    }
  }

  private static let validator = ProcessInfo.processInfo.environment["PATH"]?
    .split(separator: ":").map { URL(filePath: "\($0)/check-jsonschema") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  private func validate(_ file: URL, _ schema: String) throws -> Int32 {
    let process = Process()
    process.executableURL = Self.validator
    let path = repositoryRoot.appending(path: "Resources/schema/\(schema).schema.json").path
    process.arguments = ["--schemafile", path, file.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
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

  /// The kind of value that a schema wants for each key: `string`, `integer`, `array` or `object`.
  private func types(of schema: Schema) -> [String: String] {
    (schema.properties ?? [:]).compactMapValues { $0.type?.first { $0 != "null" } }
  }

  /// The kind of value that a model writes for each key.
  private func types(of values: [some Encodable]) throws -> [String: String] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(values))
    let objects = try #require(json as? [[String: Any]])
    return objects.reduce(into: [:]) { types, object in
      for (key, value) in object {
        types[key] =
          switch value {
          case is String: "string"
          case is [Any]: "array"
          case is [String: Any]: "object"
          default: "integer"
          }
      }
    }
  }
}

/// A part of a schema.
private final class Schema: Decodable {
  let description: String?
  let type: [String]?
  let properties: [String: Schema]?
  let items: Schema?
  let required: [String]?

  private enum CodingKeys: CodingKey { case description, type, properties, items, required }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    description = try object.decodeIfPresent(String.self, forKey: .description)
    type =
      (try? object.decode([String].self, forKey: .type))
      ?? (try? object.decode(String.self, forKey: .type)).map { [$0] }
    properties = try object.decodeIfPresent([String: Schema].self, forKey: .properties)
    items = try object.decodeIfPresent(Schema.self, forKey: .items)
    required = try object.decodeIfPresent([String].self, forKey: .required)
  }

  var keys: [String] { (properties ?? [:]).keys.map(\.self) }
}
