import Foundation
import TestSupport

@testable import ExpoCore

extension CatalogueFile {
  /// A file under `Fixtures/`.
  init(fixture name: String) throws {
    self.init(path: name, bytes: Array(try Data(contentsOf: TestSupport.fixture(name))))
  }
}
