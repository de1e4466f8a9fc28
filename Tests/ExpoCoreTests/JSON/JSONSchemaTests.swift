import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// The JSON Schema files of `Resources/schema` have the keys of the models with their types, require
/// those without which the models are not decoded, and accept the bundled files.
@Suite struct JSONSchemaTests {
  @Test func `the schema of items is that of the model`() throws {
    let item = try #require(try schema("items").items)
    try expectKeys(of: item, Item.self, Item.CodingKeys.allCases)
    try expectParts(of: item)
  }

  @Test func `the schema of an exposition is that of the model`() throws {
    let exposition = try schema("exposition")
    try expectKeys(of: exposition, Exposition.self, Exposition.CodingKeys.allCases)
    try expectParts(of: exposition)
    try expectKeys(of: exposition["flag"], Detail.self, Detail.CodingKeys.allCases)
    try expectKeys(of: exposition["grades"]?.items, Grade.self, Grade.CodingKeys.allCases)
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
    try expectKeys(of: schema["details"]?.items, Detail.self, Detail.CodingKeys.allCases)
    try expectKeys(of: schema["links"]?.items, WebLink.self, WebLink.CodingKeys.allCases)
  }

  /// Expects the model to have the schema's keys, to decode an object with all of them and to encode
  /// it unchanged, and to need the required ones.
  private func expectKeys<Model: Codable>(
    of schema: Schema?, _ type: Model.Type, _ keys: [some CodingKey]
  ) throws {
    let schema = try #require(schema)
    let keys = Set(keys.map(\.stringValue))
    #expect(schema.keys.subtracting(keys) == [], "only the schema of \(type) has these keys")
    #expect(keys.subtracting(schema.keys) == [], "only the model \(type) has these keys")
    func decoded(_ keys: some Sequence<String>) throws -> Model {
      let object = schema.sample.filter { keys.contains($0.key) }
      return try JSONDecoder().decode(
        type, from: JSONSerialization.data(withJSONObject: object))
    }
    let encoded = try JSONEncoder().encode(decoded(schema.keys))
    #expect(
      try JSONSerialization.jsonObject(with: encoded) as? NSDictionary
        == schema.sample as NSDictionary)
    let required = schema.required ?? []
    _ = try decoded(required)
    for key in required {
      #expect(throws: DecodingError.self, "\(key)") { try decoded(required.filter { $0 != key }) }
    }
  }
}

/// A part of a schema.
private final class Schema: Decodable {
  let description: String?
  let type: String?
  let properties: [String: Schema]?
  let items: Schema?
  let required: [String]?

  private enum CodingKeys: CodingKey { case description, type, properties, items, required }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    description = try object.decodeIfPresent(String.self, forKey: .description)
    type =
      try (try? object.decode([String].self, forKey: .type))?.first
      ?? object.decodeIfPresent(String.self, forKey: .type)
    properties = try object.decodeIfPresent([String: Schema].self, forKey: .properties)
    items = try object.decodeIfPresent(Schema.self, forKey: .items)
    required = try object.decodeIfPresent([String].self, forKey: .required)
  }

  subscript(key: String) -> Schema? { properties?[key] }

  /// The keys that a catalogue reads.
  var keys: Set<String> { Set((properties ?? [:]).keys).subtracting(["$schema"]) }

  /// An object with all keys.
  var sample: [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, self[$0]?.value ?? "") })
  }

  /// A value of the type.
  private var value: Any {
    switch type {
    case "object": sample
    case "array": items.map { [$0.value] } ?? []
    case "integer": 1
    default: "x"
    }
  }
}
