import Foundation
import TestSupport
import Testing

/// The rules of the architecture that the compiler cannot check.
@Suite struct ArchitectureTests {
  static let targets = ["ExpoCore", "TerminalText", "expo"]

  @Test(arguments: targets)
  func `only folders named System import the system's headers; no file imports Foundation`(
    target: String
  ) throws {
    for file in try SourceFile.all(of: target) {
      let imports = file.names(after: ["import"])
      #expect(!imports.contains { $0.hasPrefix("Foundation") }, "\(file.path)")
      let isSystem = !Set(imports).isDisjoint(with: ["CSystem", "Glibc", "Musl", "Darwin"])
      #expect(!isSystem || file.folder == "System", "\(file.path)")
    }
  }

  /// Names that two folders declare are left out.
  @Test(arguments: targets)
  func `a folder uses the types of those above it in the README's table`(target: String) throws {
    let files = try SourceFile.all(of: target)
    let order = try Self.folders(of: target)
    #expect(Set(files.map(\.folder)).subtracting([""]) == Set(order))
    let rows = Dictionary(uniqueKeysWithValues: zip(order, 0...))
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in file.types { homes[type, default: []].insert(file.folder) }
    }
    for file in files {
      // A file beside the folders may use them all.
      guard let row = rows[file.folder] else { continue }
      for word in Set(file.words) {
        guard let home = homes[word], home.count == 1, let other = rows[home.first!] else {
          continue
        }
        #expect(other <= row, "\(file.path) uses \(word) of \(home.first!)")
      }
    }
  }

  @Test(arguments: zip(targets, ["ExpoCoreTests", "TerminalTextTests", "ExpoTests"]))
  func `a folder of tests has the name of a folder of sources`(target: String, tests: String) throws
  {
    let folder = repositoryRoot.appending(path: "Tests/\(tests)").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let folders = names.filter { !$0.contains(".") }
    #expect(try Set(folders).subtracting(Self.folders(of: target)) == ["Support"])
  }

  @Test(arguments: ["README.md", "README.ko.md"])
  func `the types and the files that the pages about the architecture name exist`(
    page: String
  ) throws {
    let folder = repositoryRoot.appending(path: "Sources")
    let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let tests = try FileManager.default.subpathsOfDirectory(
      atPath: repositoryRoot.appending(path: "Tests").path)
    let files = Set(
      (paths + tests).flatMap { path in
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return [path, name, name.replacing(".swift", with: "")]
      })
    let types = try Set(Self.targets.flatMap { try SourceFile.all(of: $0) }.flatMap(\.types))
    let named = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.first?.isUppercase == true }
      .map { String($0.element.prefix { !".(".contains($0) }) }
    #expect(named.count > 20)
    for name in named where name.allSatisfy({ $0.isLetter || $0 == "+" }) {
      let isKnown = files.contains(name) || types.contains(name)
      #expect(isKnown || ["JSONDecoder", "ExpoResources"].contains(name), "\(name)")
    }
    for path in text.split(separator: "`") where path.hasSuffix(".swift") {
      #expect(files.contains(String(path)), "\(path)")
    }
  }

  /// The folders of a target in the order of the table that lists them.
  static func folders(of target: String) throws -> [String] {
    let readme = try String(
      contentsOf: repositoryRoot.appending(path: "Sources/README.md"), encoding: .utf8)
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let head = try #require(lines.firstIndex { $0.hasPrefix("| `\(target)/` |") })
    return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map { row in
      String(row.split(separator: "`")[1])
    }
  }
}

/// The words of a source file, without comments and literals.
private struct SourceFile {
  let path: String
  let words: [String]

  private static let read = ArchitectureTests.targets.map { target in
    (target, Result { try readAll(of: target) })
  }

  static func all(of target: String) throws -> [SourceFile] {
    try read.first { $0.0 == target }?.1.get() ?? []
  }

  private static func readAll(of target: String) throws -> [SourceFile] {
    let folder = repositoryRoot.appending(path: "Sources/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return SourceFile(path: path, words: source.split(separator: "\n").flatMap(words))
      }
  }

  /// The folder in the target; empty for a file beside the folders.
  var folder: String { path.contains("/") ? String(path.split(separator: "/")[0]) : "" }

  var types: [String] {
    names(after: ["struct", "class", "enum", "protocol", "typealias", "associatedtype"])
  }

  func names(after keywords: [String]) -> [String] {
    zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
  }

  private static func words(of line: Substring) -> [String] {
    let code = line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let isComment = code.first?.drop { $0 == 0x20 }.starts(with: "//".utf8) == true
    return isComment
      ? []
      : code.flatMap { $0.split { !isLetter($0) } }.map { String(Substring($0)) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
