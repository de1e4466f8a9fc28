import Foundation
import TestSupport
import Testing

/// The rules of the architecture that the compiler cannot check.
@Suite struct ArchitectureTests {
  struct Target: CustomTestStringConvertible {
    let name: String
    /// The folders in their order of dependence; `""` are the files outside any folder.
    let rooms: [String]

    var testDescription: String { name }
  }

  static let targets = [
    Target(
      name: "ExpoCore",
      rooms: ["System", "JSON", "Hangul", "Formatting", "Catalogue", "Lookup"]),
    Target(name: "TerminalText", rooms: ["Cells", "Pictures", "Document", "Layout"]),
    Target(
      name: "expo",
      rooms: [
        "System", "CommandLine", "Screen", "Favourites", "Wording", "Pages", "Manual", "Completion",
        "Paging", "Browser", "Output", "Commands", "",
      ]),
  ]

  @Test("a folder uses only the folders before it", arguments: targets)
  func order(of target: Target) throws {
    let files = try sources(of: target)
    for file in files {
      let place = target.rooms.firstIndex(of: file.room)
      let later = try target.rooms[(#require(place, "\(file.path) is in no known folder") + 1)...]
      for other in files where later.contains(other.room) {
        let used = other.types.intersection(file.words).sorted()
        #expect(used.isEmpty, "\(file.path) uses \(used) of \(other.path)")
      }
    }
  }

  @Test("only folders named System import the system's headers; no file imports Foundation")
  func imports() throws {
    let system: Set = ["CSystem", "Glibc", "Musl", "Darwin"]
    for target in Self.targets {
      for file in try sources(of: target) {
        #expect(
          file.imports.isDisjoint(with: ["Foundation", "FoundationEssentials"]), "\(file.path)")
        #expect(file.room == "System" || file.imports.isDisjoint(with: system), "\(file.path)")
      }
    }
  }

  private func sources(of target: Target) throws -> [Source] {
    let folder = repositoryRoot.appending(path: "Sources/\(target.name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      Source(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
  }
}

/// The names in a source file.
private struct Source {
  let path: String
  private(set) var imports: Set<String> = []
  /// The types that are declared outside any other.
  private(set) var types: Set<String> = []
  /// Every word outside comments and string literals.
  private(set) var words: Set<String> = []

  var room: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }

  // Byte by byte: with regular expressions the test took 45 seconds.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = Self.words(in: line)
      self.words.formUnion(words)
      guard line.first != UInt8(ascii: " ") else { continue }
      for (word, name) in zip(words, words.dropFirst()) {
        switch word {
        case "import": imports.insert(name)
        case "struct", "enum", "class", "protocol", "typealias": types.insert(name)
        default: continue
        }
        break
      }
    }
  }

  private static func words(in line: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var previous: UInt8 = 0
    var isQuoted = false
    for byte in line + [UInt8(ascii: "\n")] {
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: "/"), previous == byte { break }
      if !isQuoted, isInWord(byte) {
        word.append(byte)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      previous = byte
    }
    return words
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
