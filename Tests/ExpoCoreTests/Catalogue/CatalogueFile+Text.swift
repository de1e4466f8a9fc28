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
  error { () throws(CatalogueError) in _ = try file.items() }?.fault
}

/// The first error of an exposition's file, or nil where it is good.
func firstError(ofExposition file: CatalogueFile) -> FileFault? {
  error { () throws(CatalogueError) in _ = try file.exposition() }?.fault
}

/// The source line of the first error of a file, or nil where it is good.
func firstExcerpt(of file: CatalogueFile, as kind: CatalogueFile.Kind) -> Excerpt? {
  error { () throws(CatalogueError) in
    switch kind {
    case .items: _ = try file.items()
    case .exposition: _ = try file.exposition()
    }
  }?.excerpt
}

/// The fault of a file that a body throws; nil if it throws nothing.
private func error(
  _ body: () throws(CatalogueError) -> Void
) -> (fault: FileFault, excerpt: Excerpt)? {
  do {
    try body()
    return nil
  } catch {
    guard case .fault(let fault, let excerpt) = error else {
      Issue.record(error)
      return nil
    }
    return (fault, excerpt)
  }
}

extension CatalogueFile {
  /// All faults of the file, each as its path and itself.
  func described(as kind: Kind) -> [String] {
    check(as: kind).map { "\($0.codingPath): \($0.fault)" }
  }
}
