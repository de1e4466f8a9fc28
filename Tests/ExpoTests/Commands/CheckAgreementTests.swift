import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// `check` finds an error exactly if the other commands refuse the file.
@Suite struct CheckAgreementTests {
  static let commands = [
    ["items"], ["item", "1"], ["items", "--json"], ["items", "--by-evidence"], ["random"],
    ["search", "a"],
  ]

  @Test(arguments: 0..<UInt64(rounds(2, long: 20)))
  func `check finds an error exactly if every command refuses the file`(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var generator = CatalogueGenerator(seed: seed)
    var broken = 0
    for _ in 0..<60 {
      let text = generator.items()
      let path = try folder.file("items.json", text)
      let isBroken = Self.refuses(["check", path])
      broken += isBroken ? 1 : 0
      for command in Self.commands {
        #expect(Self.refuses(command + ["--catalogue", path]) == isBroken, "\(command) \(text)")
      }
    }
    #expect((10...50).contains(broken), "\(broken)")
  }

  @Test(arguments: [#"[["x"]]"#, "[[\(good),\(good)]]", "[\(good),[\"x\"]]", "[[]]", "[[[]]]"])
  func `an array in place of an item ends no command by a signal`(_ text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("items.json", text)
    #expect(try ProgramRun(["check", path]).status == 65)
    for command in Self.commands + [["picture", "1"], ["open", "1"]] {
      #expect(try ProgramRun(command + ["--catalogue", path]).status == 65, "\(command)")
    }
  }

  private static let good = #"{"name": "a", "image_name": "b", "short_desc": "c", "desc": "d"}"#

  /// Whether a command line ends with the status of bad data; its output is laid out, but not printed.
  private static func refuses(_ words: [String]) -> Bool {
    let stream = StreamFacts(isTerminal: false, columns: nil, rows: nil)
    let surroundings = Surroundings(
      environment: Environment { _ in nil }, input: stream, output: stream, errors: stream)
    let line = Parser(words)
    let context = Context(options: line.invocation.options, in: surroundings)
    do {
      let output = try context.output(of: line.invocation)
      switch output.content {
      case .document(let document): _ = document.lines(columns: 80)
      case .jsonArray(let write): try write { _ in }
      default: break
      }
      if let error = output.errors.last { throw error }
      return output.status == .badData
    } catch {
      return context.errors.message(for: error).status == .badData
    }
  }
}

/// Generates files of items with arrays, objects and other values in every place.
private struct CatalogueGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func items() -> String {
    list(int(4)) { $0.sometimes(20) { $0.value(3) } ?? $0.item() }
  }

  private mutating func item() -> String {
    var members: [(String, String)] = [
      ("name", text()), ("image_name", text()), ("short_desc", text()), ("desc", text()),
      ("aliases", list(int(3)) { $0.text() }),
      ("details", list(int(2)) { $0.part("label", "value") }),
      ("links", list(int(2)) { $0.part("label", "url") }), ("evidence", text()),
    ]
    members.shuffle(using: &generator)
    if int(30) == 0 { members.removeLast() }
    if int(30) == 0 { members.append(members[0]) }
    if int(8) == 0 { members.append(("other", value(2))) }
    return object(members)
  }

  private mutating func part(_ first: String, _ second: String) -> String {
    sometimes(30) { $0.value(2) } ?? object([(first, text()), (second, text())])
  }

  private mutating func text() -> String {
    sometimes(50) { $0.value(2) } ?? ["\"a\"", "\"\"", "\"가\\n\"", "\"certain\""][int(4)]
  }

  /// Any value, nested at most so deep.
  private mutating func value(_ depth: Int) -> String {
    switch int(depth > 0 ? 8 : 5) {
    case 0: "null"
    case 1: "-1.5"
    case 2: "\"x\""
    case 3: "true"
    case 4: "7"
    case 5: list(int(3)) { $0.value(depth - 1) }
    case 6: list(1) { $0.item() }
    default: object([("name", value(depth - 1))])
    }
  }

  private mutating func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
  }

  private mutating func list(_ count: Int, _ element: (inout Self) -> String) -> String {
    var elements: [String] = []
    for _ in 0..<count { elements.append(element(&self)) }
    return "[\(elements.joined(separator: ", "))]"
  }

  private mutating func sometimes(_ rarity: Int, _ make: (inout Self) -> String) -> String? {
    int(rarity) == 0 ? make(&self) : nil
  }

  private mutating func int(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
}
