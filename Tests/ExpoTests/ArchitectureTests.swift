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
      let imports = file.words.indices.filter { file.words[$0].text == "import" }
        .map { file.words[$0 + 1].text }
      #expect(!imports.contains { $0.hasPrefix("Foundation") }, "\(file.path)")
      let isSystem = !Set(imports).isDisjoint(with: ["CSystem", "Glibc", "Musl", "Darwin"])
      #expect(!isSystem || file.folder == "System", "\(file.path)")
    }
  }

  /// What initialisers and private members of extensions need is left out, and so are names that two
  /// folders declare, a type itself, or the standard library.
  @Test(arguments: targets)
  func `a folder uses the types and the members of those above it in the README's table`(
    target: String
  ) throws {
    let files = try SourceFile.all(of: target)
    let order = try Self.folders(of: target)
    #expect(Set(files.map(\.folder)).subtracting([""]) == Set(order))
    let rows = Dictionary(uniqueKeysWithValues: zip(order, 0...))
    var homes: [SourceFile.Name: Set<String>] = [:]
    for file in files {
      for type in file.types { homes[type, default: []].insert(file.folder) }
    }
    var added: [SourceFile.Name: Set<String>] = [:]
    for file in files {
      for (type, member) in file.members {
        let isAdded = type.map { homes[$0]?.contains(file.folder) != true } ?? false
        added[member, default: []].insert(isAdded ? file.folder : "")
      }
    }
    homes.merge(added) { $1 }
    for name in ["index", "joined"] { homes[SourceFile.Name(text: name, isMember: true)] = nil }
    for file in files {
      // A file beside the folders is below them all.
      guard let row = rows[file.folder] else { continue }
      for name in file.used {
        guard let home = homes[name], home.count == 1, let other = rows[home.first!] else {
          continue
        }
        #expect(other <= row, "\(file.path) uses \(name.text) of \(home.first!)")
      }
    }
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
      let isKnown = files.contains(name) || types.contains { $0.text == name }
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
  struct Word {
    let text: String
    /// Whether a full stop precedes it.
    let isMember: Bool
    /// How many braces are open before it.
    let depth: Int
  }

  struct Name: Hashable {
    let text: String
    let isMember: Bool
  }

  let path: String
  let words: [Word]

  static func all(of target: String) throws -> [SourceFile] {
    let folder = repositoryRoot.appending(path: "Sources/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return SourceFile(path: path, words: words(of: source))
      }
  }

  /// The folder in the target; empty for a file beside the folders.
  var folder: String { path.contains("/") ? String(path.split(separator: "/")[0]) : "" }

  var types: [Name] {
    zip(words, words.dropFirst()).compactMap { keyword, word in
      ["struct", "class", "enum", "protocol", "typealias", "associatedtype"].contains(keyword.text)
        ? Name(text: word.text, isMember: false) : nil
    }
  }

  /// The members of the file's types and extensions, with the type that is extended.
  var members: [(extended: Name?, Name)] {
    var extended: Name?
    var isPrivate = false
    return zip(words, words.dropFirst()).compactMap { keyword, word in
      defer { isPrivate = ["private", "fileprivate"].contains(keyword.text) }
      switch keyword.text {
      case "struct", "class", "enum", "protocol": if keyword.depth == 0 { extended = nil }
      case "extension": extended = Name(text: word.text, isMember: false)
      case "func", "var", "let", "case":
        if keyword.depth == 1, !isPrivate {
          return (extended, Name(text: word.text, isMember: true))
        }
      default: break
      }
      return nil
    }
  }

  var used: Set<Name> {
    Set(
      words.map { word in
        let isType = word.text.first?.isUppercase == true
        return Name(text: word.text, isMember: word.isMember && !isType)
      })
  }

  private static func words(of source: String) -> [Word] {
    var words: [Word] = []
    var (depth, isString, isMember) = (0, false, false)
    for line in source.split(separator: "\n") {
      var word = ""
      var last: Character = " "
      func end() {
        if !word.isEmpty { words.append(Word(text: word, isMember: isMember, depth: depth)) }
        word = ""
      }
      isString = false
      for character in line {
        defer { last = character }
        if character == "\"", last != "\\" { isString.toggle() }
        if isString { continue }
        if character == "/", last == "/" { break }
        if character.isLetter || character.isNumber || character == "_" {
          if word.isEmpty { isMember = last == "." }
          word.append(character)
          continue
        }
        end()
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      end()
    }
    return words
  }
}
