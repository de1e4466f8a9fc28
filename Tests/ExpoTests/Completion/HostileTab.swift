import Foundation
import TestSupport

/// A line that a reader types with Tab, in a catalogue whose names try to run a command.
struct HostileTab: Sendable, CustomStringConvertible {
  /// The command that nothing may run.
  static let canary = "canary"
  /// What follows each control character in the catalogue, so that it can be told from the shell's.
  static let controlMark = "§"

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
  static let known: [HostileTab] = [
    HostileTab(names: ["L'Art; canary #"], quotation: Construct("$'", "'"), typed: #"L\'"#),
    HostileTab(
      names: ["fe'; canary #x", "fe'; canary #y"], quotation: Construct("$'", "'"), typed: "fe"),
    HostileTab(
      names: ["a; canary #"], before: Construct("echo '\r", "'"), typed: "a", closes: true),
    HostileTab(
      names: ["a`canary`"], before: Construct("echo `\r", "`"), typed: "a", closes: true),
    // A letter that takes the mark behind it into its cluster.
    HostileTab(
      names: ["a\u{D4E}'\u{D4E}; canary \u{D4E}; echo \u{D4E}'b"], quotation: Construct("'", "'"),
      typed: "a"),
    HostileTab(
      names: ["a\u{D4E}\"\u{D4E}; canary \u{D4E}; echo \u{D4E}\"b"],
      quotation: Construct("\"", "\""),
      typed: "a"),
    // A letter whose last byte takes a backslash with it where the locale has two bytes a letter.
    HostileTab(names: ["각;canary"]),
  ].flatMap { tab in
    ["item", "items --category"].map {
      var tab = tab
      tab.command = $0
      return tab
    }
  }

  /// Names with characters that are special to a shell, with and without a letter before them that
  /// hides them, alone or with another that shares their beginning, each typed in a random way.
  static func generated(seed: UInt64, count: Int) -> [HostileTab] {
    var generator = SeededGenerator(seed: seed)
    let special = (0x20..<0x7F).map { UnicodeScalar($0) }
      .filter { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }.map(String.init)
    return (0..<count).map { _ in
      let hiding = hiding.pick(using: &generator)
      let mark = hiding + special.pick(using: &generator)
      let parts = (special + controls + fragments).map { hiding + $0 }
      let name = [
        "\(mark)\(canary)", "a\(mark)\(hiding); \(canary) \(mark)", "a\(hiding); \(canary) \(mark)",
        "a" + text(of: parts, using: &generator), text(of: parts, using: &generator),
      ].pick(using: &generator)
      let other = name + text(of: parts, using: &generator)
      return HostileTab(
        names: Bool.random(using: &generator) ? [name] : [name, other],
        before: Int.random(in: 0..<3, using: &generator) == 0
          ? constructs.pick(using: &generator) : Construct("", ""),
        command: ["item", "items --category", "open", "favourites add"].pick(using: &generator),
        quotation: quotations.pick(using: &generator),
        typed: name.hasPrefix("a") && Int.random(in: 0..<4, using: &generator) > 0 ? "a" : "",
        keys: ["\t", "\t\t", "\t\t\t", "\u{E}", "\u{E}\u{E}"].pick(using: &generator),
        closes: Bool.random(using: &generator))
    }
  }

  /// What makes the mark behind it look harmless: nothing, letters that take it into their cluster
  /// (Prepend), and letters whose last byte is the first of two in GBK, Shift_JIS and Big5.
  private static let hiding = ["", "", "\u{D4E}", "\u{605}", "\u{110BD}", "각", "é"]

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
