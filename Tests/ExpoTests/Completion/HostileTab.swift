import Foundation
import TestSupport

/// A line that a reader types with Tab, in a catalogue whose names try to run a command.
struct HostileTab: Sendable, CustomStringConvertible {
  /// The command that nothing may run.
  static let canary = "canary"
  /// What follows each control character in the catalogue, so that it can be told from the shell's.
  static let controlMark = "zqx"

  var names: [String]
  /// What stands before the program's name: a construct that is open.
  var before = Construct("", "")
  var command = "item"
  /// What the reader opens before the name.
  var quotation = Construct("", "")
  /// The beginning of the name.
  var typed = ""
  /// `\t` completes; `\u{E}` is the shell's menu completion.
  var keys = "\t"
  /// Whether the reader closes what is open before Enter.
  var closes = false

  struct Construct: Sendable {
    let opening: String
    let closing: String

    init(_ opening: String, _ closing: String) {
      self.opening = opening
      self.closing = closing
    }
  }

  func line(catalogue: String) -> String {
    "\(before.opening)expo --catalogue \(catalogue) \(command) \(quotation.opening)\(typed)\(keys)"
  }

  var end: String { (closes ? quotation.closing + before.closing : "") + "\r" }

  var description: String { "\(line(catalogue: "…").debugDescription) + \(end) with \(names)" }

  /// A catalogue of the names, which are its categories too.
  var catalogue: String {
    let items = names.enumerated().map { number, name in
      [
        "name": name, "image_name": "i\(number)", "short_desc": "\u{1B}\(Self.controlMark)",
        "category": name,
        // A page longer than the screen is given to a pager.
        "desc": String(repeating: "a\n", count: name.contains("--") ? 40 : 0),
      ]
    }
    return (try? JSONEncoder().encode(items)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension HostileTab {
  /// What was found by hand.
  static let known: [HostileTab] = ["item", "items --category"].flatMap { command in
    ["\t\t", "\u{E}"].flatMap { keys in
      [
        HostileTab(
          names: ["L'Art; canary #"], command: command, quotation: Construct("$'", "'"),
          typed: #"L\'"#, keys: keys),
        HostileTab(
          names: ["ae' ; canary; '"], command: command, quotation: Construct("$'", "'"),
          typed: "ae", keys: keys),
        HostileTab(
          names: ["fe'; canary #x", "fe'; canary #y"], command: command,
          quotation: Construct("$'", "'"), typed: "fe", keys: keys),
        HostileTab(
          names: ["a; canary #"], before: Construct("echo '\r", "'"), command: command, typed: "a",
          keys: keys, closes: true),
        HostileTab(
          names: ["a --pager canary"], before: Construct("echo '\r", "' ''"), command: command,
          quotation: Construct("'", "'"), typed: "a", keys: keys, closes: true),
        HostileTab(
          names: ["a`canary`"], before: Construct("echo `\r", "`"), command: command, typed: "a",
          keys: keys, closes: true),
        HostileTab(
          names: [#"a\;canary"#], before: Construct("echo `\r", "`"), command: command, typed: "a",
          keys: keys, closes: true),
      ]
    }
  }

  /// Names with each character that is special to a shell at each place, then random ones, alone or
  /// with another that shares their beginning, each typed in a random way.
  static func generated(seed: UInt64, random: Int) -> [HostileTab] {
    var generator = SeededGenerator(seed: seed)
    let special = (0x20..<0x7F).map { UnicodeScalar($0) }
      .filter { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }.map(String.init)
    let systematic = special.flatMap { mark in
      ["\(mark)\(canary)", "a\(mark); \(canary) \(mark)", "a; \(canary) \(mark)"].map { name in
        [[name], [name + "x", name + "y"], [name, name + mark]]
          .pick(using: &generator)
      }
    }
    let parts = special + controls + fragments
    let combined = (0..<random).map { _ in
      let begin = Bool.random(using: &generator) ? "a" : ""
      let name = begin + Self.text(of: parts, using: &generator)
      return Bool.random(using: &generator)
        ? [name]
        : (0..<2).map { _ in name + Self.text(of: parts, using: &generator) }
    }
    return (systematic + combined).map { names in
      HostileTab(
        names: names,
        before: Int.random(in: 0..<3, using: &generator) == 0
          ? constructs.pick(using: &generator) : Construct("", ""),
        command: ["item", "items --category"].pick(using: &generator),
        quotation: quotations.pick(using: &generator),
        typed: names[0].hasPrefix("a") && Int.random(in: 0..<4, using: &generator) > 0 ? "a" : "",
        keys: ["\t", "\t\t", "\t\t\t", "\u{E}", "\u{E}\u{E}"].pick(using: &generator),
        closes: Bool.random(using: &generator))
    }
  }

  private static func text(of parts: [String], using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      parts.pick(using: &generator)
    }.joined()
  }

  private static let quotations = [
    Construct("", ""), Construct("'", "'"), Construct("\"", "\""), Construct("$'", "'"),
    Construct("$\"", "\""), Construct("\\", ""), Construct("''", ""), Construct("\"\"", ""),
    Construct("b$'\\'", "'"), Construct("b'", "'"), Construct("\"$(", ")\""), Construct("`", "`"),
    Construct("${b:-", "}"), Construct("\"${b#", "}\""), Construct("'\"", "'"),
    Construct("$'\\'' ", ""), Construct("\"\\\"", "\""),
  ]

  private static let constructs = [
    Construct("echo $(", ")"), Construct("echo \"$(", ")\""), Construct("echo `", "`"),
    Construct("(", ")"), Construct("echo '\r", "'"), Construct("echo \"\r", "\""),
    Construct("echo $'\r", "'"), Construct("echo `\r", "`"), Construct("echo $(\r", ")"),
  ]

  /// Control characters, each with the mark.
  static let controls = (Array(0x00..<0x20) + [0x7F, 0x85, 0x9B, 0x9D] as [UInt8]).map {
    "\(UnicodeScalar($0))\(controlMark)"
  }

  private static let fragments = [
    canary, " \(canary) ", "; \(canary) #", "$(\(canary))", "`\(canary)`", " --pager \(canary)",
    " --pager=\(canary)", " | \(canary)", " && \(canary)", " > ran", "<(\(canary))", "!\(canary)",
    "\\'", "\\\"", "'\\''", "$'", "\"$(\(canary))\"", "갓", " a", "é", "\u{300}",
  ]
}

extension Array {
  /// A random element of an array that is not empty.
  fileprivate func pick(using generator: inout SeededGenerator) -> Element {
    self[Int.random(in: indices, using: &generator)]
  }
}
