import TestSupport
import Foundation

@testable import ExpoCore

extension CatalogueFile {
  /// A file under `Fixtures/`.
  init(fixture name: String) throws {
    self.init(path: name, bytes: try Data(contentsOf: TestSupport.fixture(name)))
  }
}
