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
func firstError(ofItems file: CatalogueFile) -> FileFault? {
  fault { () throws(CatalogueError) in _ = try Items(file: file) }
}

/// The first error of an exposition's file, or nil where it is good.
func firstError(ofExposition file: CatalogueFile) -> FileFault? {
  fault { () throws(CatalogueError) in _ = try Exposition(file: file) }
}

/// The fault of a file that a body throws; nil if it throws nothing.
private func fault(_ body: () throws(CatalogueError) -> Void) -> FileFault? {
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
