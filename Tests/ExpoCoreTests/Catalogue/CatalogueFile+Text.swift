import Testing

@testable import ExpoCore

extension CatalogueFile {
  /// A file that holds a text in UTF-8.
  init(_ text: String, path: String = "items.json") {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// One good item in the format, for files that need one.
let goodItem = #"{"name": "갓", "image_name": "god", "short_desc": "모자", "desc": "검다."}"#

/// The first error of a file of items; nil if it has none.
func firstError(ofItems file: CatalogueFile) -> CatalogueFault? {
  do throws(CatalogueFault) {
    _ = try file.items()
    return nil
  } catch {
    return error
  }
}

/// The first error of an exposition's file; nil if it has none.
func firstError(ofExposition file: CatalogueFile) -> CatalogueFault? {
  do throws(CatalogueFault) {
    _ = try file.exposition()
    return nil
  } catch {
    return error
  }
}

extension CatalogueFile {
  /// All faults of the file, each with its path.
  func described(as kind: CatalogueFile.Kind) -> [String] {
    faults(as: kind).map { "\($0.valuePath): \($0.kind)" }
  }
}

extension JSONType: CustomDebugStringConvertible {
  /// The name of the case.
  package var debugDescription: String {
    switch self {
    case .string: "string"
    case .number: "number"
    case .array: "array"
    case .object: "object"
    case .boolean: "boolean"
    case .null: "null"
    }
  }
}
