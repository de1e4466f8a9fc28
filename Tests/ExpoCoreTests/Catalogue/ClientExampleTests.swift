import Foundation
import TestSupport
import Testing

@testable import ExpoCore

@Suite
struct ClientExampleTests {
  private static let examples = repositoryRoot.appending(path: "Tests/Client")

  private static let documents = ["README.md", "Sources/ExpoCore/ExpoCore.docc/ExpoCore.md"]

  @Test(arguments: documents)
  func `the documentation shows its examples as they are compiled`(_ document: String) throws {
    let page = try String(contentsOf: repositoryRoot.appending(path: document), encoding: .utf8)
    let examples = try FileManager.default.contentsOfDirectory(atPath: Self.examples.path)
      .map { try String(contentsOf: Self.examples.appending(path: $0), encoding: .utf8) }
    let shown = page.matches(of: /```swift\n(?s:(.*?))```/).map { String($0.1) }
    #expect(shown.contains { $0.contains("import ExpoCore\n") })
    for example in shown where example.contains("import ") {
      #expect(examples.contains(example), "\(example)")
    }
  }
}
