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
func firstError(ofItems file: CatalogueFile) -> CatalogueError? {
  do {
    _ = try Items(file: file)
    return nil
  } catch {
    return error
  }
}

/// The first error of an exposition's file, or nil where it is good.
func firstError(ofExposition file: CatalogueFile) -> CatalogueError? {
  do {
    _ = try Exposition(file: file)
    return nil
  } catch {
    return error
  }
}
