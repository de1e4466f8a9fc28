@testable import ExpoCore
import Foundation
import TerminalText
import Testing

@testable import expo

/// Printed commands, run by real shells.
@Suite struct PrintedCommandsTests {
  /// Words that shells give a meaning to, or that terminals do not show.
  static let hostile = [
    "-x", "--pager=touch pwned", "--", "", " ", "the cook", "it's", "\"quoted\"", "$HOME", "`id`",
    "$(id)", "!!", "a!b", "~root", "=ls", "#x", "*", "?", "[a]", "{a,b}", "a;b", "a&b", "a|b",
    "<a>",
    "back\\slash", "갓\u{200B}", "갓\n항목 1", "\t", "\u{1B}[31m", "\u{202E}갓", "한 글", "갓'\u{200B}\\0",
    "%self", "a\u{A0}b", "👨\u{200D}👩", "\u{7F}1",
  ]

  static let shells = ["bash", "zsh", "sh", "fish"].filter(OtherProgram.isInstalled)

  @Test(arguments: shells)
  func `a quoted word is the same word in every shell`(shell: String) throws {
    // dash and fish have no `$'…'`.
    let words = Self.hostile.filter {
      ["bash", "zsh"].contains(shell) || !ShellWord.quote($0).hasPrefix("$'")
    }
    let folder = try TemporaryFolder()
    let lines = words.map { "printf '%s\\0' \(ShellWord.quote($0))" }
    try folder.file("script", lines.joined(separator: "\n"))
    let said = try OtherProgram.run(
      "\(shell) '\(folder.path("script"))'",
      environment: ["LC_ALL": ShellSession.unicodeLocale, "HOME": folder.path])
    #expect(said.output == words.map { "\($0)\0" }.joined())
  }

  @Test
  func `no printed command is shown otherwise than it is written`() {
    for word in Self.hostile {
      let command = PrintedCommands(catalogue: word).command(.favourites, ["remove", word])
      #expect(command.text.hasPrefix("expo favourites "))
      #expect(command.text.unicodeScalars.allSatisfy { $0 >= " " && $0 != "\u{7F}" })
    }
  }

  @Test
  func `words that begin with a hyphen follow -- and the options`() {
    let commands = PrintedCommands(catalogue: "a b", language: .english)
    #expect(
      commands.command(.favourites, ["remove", "-x"]).text
        == "expo favourites --catalogue 'a b' --lang en -- remove -x")
    #expect(commands.command(.items).text == "expo items --catalogue 'a b' --lang en")
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
    let options = ParsedLine(typed, options: own).options
    let commands = PrintedCommands(keeping: options, beside: own)
    #expect(
      commands.command(.items).text == (kept.isEmpty ? "expo items" : "expo items \(kept)"))
  }
}
