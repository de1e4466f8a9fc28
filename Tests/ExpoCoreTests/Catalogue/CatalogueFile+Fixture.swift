import Foundation

@testable import ExpoCore

extension CatalogueFile {
  /// A file under `Fixtures/`.
  init(fixture name: String) throws {
    let folder = repositoryRoot.appending(path: "Tests/ExpoCoreTests/Fixtures")
    self.init(path: name, bytes: try Data(contentsOf: folder.appending(path: name)))
  }
}
