import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// The JSON Schema files of `Resources/schema` have the names, types and required keys of the
/// models.
@Suite struct JSONSchemaTests {
  @Test(arguments: [CatalogueFile.Kind.items, .exposition])
  func `a schema says what the models read`(_ kind: CatalogueFile.Kind) throws {
    let name = kind.rawValue.replacing(".json", with: ".schema.json")
    let file = repositoryRoot.appending(path: "Resources/schema/\(name)")
    let schema = try JSONDecoder().decode(Schema.self, from: Data(contentsOf: file))
    #expect(schema.type == [kind == .items ? "array" : "object"])
    if let item = schema.items {
      try compare(item, as: kind, at: "[0]") { "[\($0)]" }
    } else {
      try compare(schema, as: kind, at: "") { $0 }
    }
  }

  /// Compares an object of the schema with what is said of objects in its place.
  private func compare(
    _ schema: Schema, as kind: CatalogueFile.Kind, at path: String,
    in text: @escaping (String) -> String
  ) throws {
    func kinds(_ object: String) -> [CatalogueFault.Kind] {
      CatalogueFile(text(object)).faults(as: kind).filter { $0.valuePath.hasPrefix(path) }
        .map(\.kind)
    }
    let properties = try #require(schema.properties)
    let required = schema.required ?? []
    let lacking = CatalogueFile(text("{}")).faults(as: kind).filter { $0.valuePath == path }
    #expect(
      Set(lacking.map(\.kind)) == Set(required.map(CatalogueFault.Kind.missingKey)), "\(path)")
    for (key, property) in properties {
      let types = property.type.filter { $0 != "null" }
      #expect(types.count == 1 && (types == property.type) == required.contains(key), "\(key)")
      let found = kinds("{\"\(key)\": true}").compactMap { kind in
        if case .wrongType(let expected, .boolean) = kind { expected } else { nil }
      }
      #expect(found.map(\.debugDescription) == types.map { $0 == "integer" ? "number" : $0 })
      let null = kinds("{\"\(key)\": null}").contains {
        if case .wrongType = $0 { true } else { false }
      }
      #expect(null == required.contains(key), "\(key)")
      let isList = property.items != nil
      let inner = { text("{\"\(key)\": \(isList ? "[\($0)]" : $0)}") }
      if case let object = property.items ?? property, object.properties != nil {
        let place = "\(path).\(key)\(isList ? "[0]" : "")"
        try compare(
          object, as: kind, at: place.hasPrefix(".") ? String(place.dropFirst()) : place, in: inner)
      } else if let item = property.items {
        #expect(item.type == ["string"])
        let wrong = CatalogueFile(inner("1")).faults(as: kind).map(\.kind)
        #expect(wrong.contains(.wrongType(expected: .string, found: .number)), "\(key)")
      }
    }
    // No key that the models read here is missing in the schema.
    let read = Self.keys.filter { key in
      !kinds("{\"\(key)\": true}").contains { kind in
        if case .unknownKey(key, near: _) = kind { true } else { false }
      }
    }
    #expect(read == Set(properties.keys))
  }

  /// The keys of all models.
  private static let keys: Set<String> = {
    func names<Key: CodingKey & CaseIterable>(_: Key.Type) -> [String] {
      Key.allCases.map(\.stringValue)
    }
    var keys = Set(names(Item.CodingKeys.self) + names(Exposition.CodingKeys.self))
    keys.formUnion(names(Detail.CodingKeys.self) + names(WebLink.CodingKeys.self))
    return keys.union(names(Grade.CodingKeys.self))
  }()
}

/// A part of a schema.
private final class Schema: Decodable {
  let type: [String]
  let properties: [String: Schema]?
  let items: Schema?
  let required: [String]?

  private enum CodingKeys: String, CodingKey { case type, properties, items, required }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    if let one = try? members.decode(String.self, forKey: .type) {
      type = [one]
    } else {
      type = try members.decode([String].self, forKey: .type)
    }
    properties = try members.decodeIfPresent([String: Schema].self, forKey: .properties)
    items = try members.decodeIfPresent(Schema.self, forKey: .items)
    required = try members.decodeIfPresent([String].self, forKey: .required)
  }
}
