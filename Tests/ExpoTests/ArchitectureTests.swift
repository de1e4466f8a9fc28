import Foundation
import TestSupport
import Testing

/// The rule about imports, which the compiler cannot check.
@Suite struct ArchitectureTests {
  @Test(arguments: ["ExpoCore", "TerminalText", "expo"])
  func `only folders named System import the system's headers`(
    target: String
  ) throws {
    let folder = repositoryRoot.appending(path: "Sources/\(target)")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let imports = source.matches(of: /\bimport (?:\w+ )?(\w+)\n/).map(\.1)
      let isSystem = !Set(imports).isDisjoint(with: ["CSystem", "Glibc", "Musl", "Darwin"])
      #expect(!isSystem || path.hasPrefix("System/"), "\(path)")
    }
  }
}
