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

  @Test(arguments: targets)
  func `a folder uses only the folders before it`(of target: Target) throws {
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

  /// Types that a folder extends, but does not declare, are usable before it: what it adds to them
  /// must not be. Only names that no earlier folder adds or declares count, because the test does not
  /// know the type of `text` in `text.lines`.
  @Test(arguments: targets)
  func `a folder uses no member that a folder after it adds to a type`(of target: Target) throws {
    let files = try sources(of: target)
    let libraries = try Self.targets.filter { $0.name != target.name }.flatMap(sources)
    let exported = libraries.reduce(into: Set<String>()) { $0.formUnion($1.exported) }
    for file in files {
      let place = target.rooms.firstIndex(of: file.room) ?? 0
      let (earlier, later) = (target.rooms[...place], target.rooms[(place + 1)...])
      let known = files.filter { earlier.contains($0.room) }
        .reduce(into: exported) { $0.formUnion($1.declared) }
      for room in later {
        let others = files.filter { $0.room == room }
        let types = others.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        for other in others {
          let added = other.members.filter { !types.contains($0.key) }.flatMap(\.value)
          let used = file.usedMembers.intersection(added).subtracting(known).sorted()
          #expect(used.isEmpty, "\(file.path) uses \(used) of \(other.path)")
        }
      }
    }
  }

  @Test
  func `only folders named System import the system's headers; no file imports Foundation`() throws
  {
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
  /// What the file adds to types with extensions, by the name of the type.
  private(set) var members: [String: Set<String>] = [:]
  /// Every word outside comments and string literals.
  private(set) var words: Set<String> = []
  /// The words that may be declarations: those that do not follow a dot.
  private(set) var declared: Set<String> = []
  /// The words of lines that declare something for other modules.
  private(set) var exported: Set<String> = []
  /// The words after a dot.
  private(set) var usedMembers: Set<String> = []

  var room: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }

  // Byte by byte: with regular expressions the test took 45 seconds.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    var extended: String?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let written = Self.words(in: line)
      let words = written.map(\.word)
      self.words.formUnion(words)
      if words.contains(where: { ["package", "public", "case"].contains($0) }) {
        exported.formUnion(words)
      }
      for (word, isAfterDot) in written {
        if isAfterDot { usedMembers.insert(word) } else { declared.insert(word) }
      }
      guard line.first != UInt8(ascii: " ") else {
        // A member is indented once; what is indented more is local or belongs to a nested type.
        let isMember = line.prefix { $0 == UInt8(ascii: " ") }.count == 2
        if isMember, let extended, let member = Self.declaration(in: words) {
          members[extended, default: []].insert(member)
        }
        continue
      }
      extended = words.first == "extension" ? words.dropFirst().first : nil
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

  private static func declaration(in words: [String]) -> String? {
    let rest = words.drop { ["static", "package", "public", "mutating"].contains($0) }
    guard let word = rest.first, ["var", "let", "func"].contains(word) else { return nil }
    return rest.dropFirst().first
  }

  private static func words(in line: ArraySlice<UInt8>) -> [(word: String, isAfterDot: Bool)] {
    var words: [(word: String, isAfterDot: Bool)] = []
    var word: [UInt8] = []
    var previous: UInt8 = 0
    var isAfterDot = false
    var isQuoted = false
    for byte in line + [UInt8(ascii: "\n")] {
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: "/"), previous == byte { break }
      if !isQuoted, isInWord(byte) {
        if word.isEmpty { isAfterDot = previous == UInt8(ascii: ".") }
        word.append(byte)
      } else if !word.isEmpty {
        words.append((String(decoding: word, as: UTF8.self), isAfterDot))
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
