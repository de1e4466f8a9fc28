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

/// The first error of a file of items, or nil where it is good.
func firstError(ofItems file: CatalogueFile) -> CatalogueFault? {
  error { () throws(CatalogueError) in _ = try file.items() }
}

/// The first error of an exposition's file, or nil where it is good.
func firstError(ofExposition file: CatalogueFile) -> CatalogueFault? {
  error { () throws(CatalogueError) in _ = try file.exposition() }
}

/// The fault of a file that a body throws; nil if it throws nothing.
private func error(_ body: () throws(CatalogueError) -> Void) -> CatalogueFault? {
  do {
    try body()
    return nil
  } catch {
    guard case .fault(let fault) = error else {
      Issue.record(error)
      return nil
    }
    return fault
  }
}

extension CatalogueFile {
  /// All faults of the file, each as its path and itself.
  func described(as kind: Kind) -> [String] {
    check(as: kind).map { "\($0.codingPath): \($0.kind)" }
  }
}
