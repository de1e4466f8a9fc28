@testable import ExpoCore
import Foundation
import TerminalText
import TestSupport
import Testing

@testable import expo

/// Printed commands, run by real shells.
@Suite struct PrintedCommandsTests {
  /// Words that shells give a meaning to.
  static let hostile = [
    "-x", "--pager=touch pwned", "--", "", " ", "the cook", "it's", "\"quoted\"", "$HOME", "`id`",
    "$(id)", "!!", "a!b", "~root", "=ls", "#x", "*", "?", "[a]", "{a,b}", "a;b", "a&b", "a|b",
    "<a>", "back\\slash", "a\\", "\\\\", #"a\'$(touch pwned)\'b"#, #"\'; touch pwned #"#, "한 글",
    "%self", "a\u{A0}b", "👨\u{200D}👩", "''", "'", "a''b", "\u{F600}\u{F6FF}",
  ]
  /// Words that a terminal cannot show as they are.
  static let hidden = [
    "갓\u{200B}", "갓\n항목 1", "\t", "\u{1B}[31m", "\u{202E}갓", "갓'\u{200B}\\0", "\u{7F}1",
    "\u{1112}\u{1161}",
  ]

  static let shells = ["bash", "zsh", "dash", "fish"].filter(OtherProgram.isInstalled)

  /// Short words of the characters with a meaning in some shell, and texts of any characters.
  private static var generated: [String] {
    var random = SeededGenerator(seed: 7)
    let special = Array("'\\\"$`!~=#*?[]{}()<>;&|^%@+,:. -\u{A0}ab가\n")
    let words = (0..<rounds(400, long: 4_000)).map { _ in
      String(
        (1...Int.random(in: 1...8, using: &random)).compactMap { _ in
          special.randomElement(using: &random)
        })
    }
    return words + RandomText.texts(rounds(100, long: 1_000), seed: 8)
  }

  @Test(arguments: shells)
  func `a quoted word is the same word in every shell`(shell: String) throws {
    let words = Self.hostile + Self.generated.filter { PrintedCommands.quoted($0) != nil }
    let folder = try TemporaryFolder()
    let lines = words.map { "printf '%s\\0' \(PrintedCommands.quoted($0) ?? "")" }
    try folder.file("script", lines.joined(separator: "\n"))
    let said = try OtherProgram.run(
      "cd '\(folder.path)' && \(shell) script",
      environment: ["LC_ALL": ShellSession.unicodeLocale, "HOME": folder.path])
    let read = said.output.utf8.split(separator: 0, omittingEmptySubsequences: false)
    #expect(read.count == words.count + 1)
    for (word, read) in zip(words, read) {
      #expect(read.elementsEqual(word.utf8), "\(word.debugDescription)")
    }
    #expect(folder.contents("pwned") == nil)
  }

  @Test
  func `a command is printed as it is written, or not at all`() {
    for word in Self.hostile + Self.hidden + Self.generated {
      let text = PrintedCommands(catalogue: word).command(.favourites, ["remove", word])?.text
      #expect((text == nil) == (PrintedCommands.quoted(word) == nil))
      guard let text else { continue }
      #expect(text.unicodeScalars.allSatisfy { $0 >= " " && $0 != "\u{7F}" })
      #expect(Array(Inline(text).text.utf8) == Array(text.utf8))
    }
    for word in Self.hidden { #expect(PrintedCommands.quoted(word) == nil) }
  }

  @Test
  func `a category that cannot be typed is listed, and no command has it`() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "items.json",
      #"[{"name": "A", "image_name": "a", "short_desc": "", "desc": "", "category": "Drums\u200B"}]"#
    )
    let run = try ProgramRun(
      ["items", "drms", "--catalogue", folder.path, "--lang", "en"])
    #expect(run.errors.contains(#"Drums\u{200B}"#) && !run.errors.contains("expo items"))
  }

  @Test
  func `words that begin with a hyphen follow -- and the options`() {
    let commands = PrintedCommands(catalogue: "a b", language: .english)
    #expect(
      commands.command(.favourites, ["remove", "-x"])?.text
        == "expo favourites --catalogue 'a b' --lang en -- remove -x")
    #expect(commands.command(.items)?.text == "expo items --catalogue 'a b' --lang en")
  }

  @Test(arguments: [
    (["--catalogue", "a b", "--lang", "en"], [:], "--catalogue 'a b' --lang en"),
    (["--accessible", "--lang=en"], ["EXPO_LANG": "ko"], "--accessible --lang en"),
    (["--accessible", "--lang", "en"], ["EXPO_LANG": "en", "ACCESSIBLE": "1"], ""),
    (["--catalogue=a"], ["EXPO_CATALOGUE": "a"], ""), (["--width", "40"], [:], ""),
    ([], ["EXPO_CATALOGUE": "a", "EXPO_LANG": "en", "ACCESSIBLE": "1"], ""),
  ])
  func `commands keep what options have chosen, unless variables keep it`(
    typed: [String], variables: [String: String], kept: String
  ) {
    let own = Options(Environment { variables[$0] })
    let commands = ParsedLine(typed, options: own).commands
    #expect(
      commands.command(.items)?.text == (kept.isEmpty ? "expo items" : "expo items \(kept)"))
  }
}
