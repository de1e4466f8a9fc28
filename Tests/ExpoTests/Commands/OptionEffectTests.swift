import ExpoCore
import TerminalText
import Foundation
import TestSupport
import Testing

@testable import expo

/// The effects of options, as far as a reader can see them.
@Suite struct OptionEffectTests {
  /// A command with an option, and with a terminal if the option changes nothing elsewhere.
  struct Setting: Sendable {
    let command: Command
    var operands: [String] = []
    let option: Option
    var value: [String] = []
    /// Options that both runs have.
    var also: [String] = []
    var needsTerminal = false
  }

  /// The number of an item's first link.
  private static func firstLink(of index: Int) -> String {
    "\([Item].bundled[index].sources.count + 1)"
  }

  static let settings: [Setting] = [
    Setting(command: .overview, option: .json),
    Setting(command: .items, option: .byCategory), Setting(command: .items, option: .byEvidence),
    Setting(command: .items, option: .names), Setting(command: .items, option: .json),
    Setting(command: .item, operands: ["갓"], option: .json),
    Setting(command: .search, operands: ["파리"], option: .names),
    Setting(command: .search, operands: ["파리"], option: .json),
    Setting(command: .random, option: .json),
    Setting(command: .open, operands: ["직지"], option: .link, value: [firstLink(of: 0)]),
    Setting(command: .sources, operands: ["직지"], option: .bibtex),
    Setting(command: .favourites, operands: ["clear"], option: .yes),
    Setting(command: .favourites, option: .names),
    Setting(command: .items, option: .catalogue, value: [fixture("films").path]),
    Setting(command: .items, option: .lang, value: ["en"]),
    Setting(command: .items, option: .accessible),
    Setting(command: .items, option: .width, value: ["40"]),
    Setting(command: .items, option: .color, value: ["always"]),
    Setting(
      command: .item, operands: ["갓"], option: .pictures, value: ["never"],
      also: ["--color", "always", "--width", "80"]),
    Setting(command: .item, operands: ["갓"], option: .noPager, needsTerminal: true),
    Setting(command: .items, option: .help), Setting(command: .items, option: .version),
  ]

  /// The output of the run, and its status.
  private func outcome(
    _ words: [String], _ variables: [String: String] = [:], needsTerminal: Bool
  ) throws -> String {
    let home = try FavouritesHome()
    try home.keep(1)
    // A session has NO_COLOR by itself.
    let environment = home.environment.merging(["BROWSER": "false", "NO_COLOR": ""]) { $1 }
      .merging(variables) { $1 }
    if needsTerminal {
      let session = try TerminalSession(words, environment: environment)
      session.type("q")
      _ = session.end()
      return String(decoding: session.transcript, as: UTF8.self)
    }
    let run = try ProgramRun(words, environment: environment)
    return "\(run.status)\n\(run.output)\n\(run.errors)"
  }

  @Test func `every option changes what is printed, or the status`() throws {
    var plain: [[String]: String] = [:]
    for setting in Self.settings {
      let words = [setting.command.name] + setting.operands + setting.also
      let option = [setting.option.name] + setting.value
      func outcome(_ words: [String]) throws -> String {
        try self.outcome(words, needsTerminal: setting.needsTerminal)
      }
      let without = try plain[words] ?? outcome(words)
      if !setting.needsTerminal { plain[words] = without }
      #expect(try without != outcome(words + option), "\(setting.command.name) \(option)")
    }
  }

  /// A variable with a value, and a command line that it changes.
  static let variables: [(name: String, value: String, words: [String], needsTerminal: Bool)] = [
    ("EXPO_CATALOGUE", fixture("films").path, ["items"], false),
    ("EXPO_LANG", "en", ["items"], false), ("ACCESSIBLE", "1", ["items"], false),
    ("EXPO_PAGER", "cat", ["item", "overview", "12"], true),
    ("EXPO_AMBIGUOUS_WIDTH", "2", ["overview", "--width", "60"], false),
    ("BROWSER", "true", ["open", "갓", "--link", firstLink(of: 10)], false),
    ("NO_COLOR", "1", ["items"], true),
    ("CLICOLOR_FORCE", "1", ["items"], false), ("FORCE_COLOR", "1", ["items"], false),
    ("CLICOLOR", "0", ["items"], true), ("XDG_DATA_HOME", "/nonexistent", ["favourites"], false),
    ("LANGUAGE", "en", ["items"], true), ("LC_ALL", "en_US", ["items"], false),
    ("LC_MESSAGES", "en_US", ["items"], false), ("LANG", "en_US", ["items"], false),
    ("COLUMNS", "40", ["items"], true),
  ]

  @Test(arguments: variables)
  func `every variable changes what is printed, or the status`(
    name: String, value: String, words: [String], needsTerminal: Bool
  ) throws {
    let without = try outcome(words, needsTerminal: needsTerminal)
    #expect(
      try without != outcome(words, [name: value], needsTerminal: needsTerminal), "\(name)")
  }

  @Test func `there is a setting for every variable that the help lists`() {
    let listed = Wording.english.variables.flatMap { $0.label.text.split(separator: ", ") }
    #expect(Self.variables.map(\.name).sorted() == listed.map(String.init).sorted())
  }

  @Test func `there is a setting for every option of every command`() {
    for command in Command.all {
      for option in command.options {
        #expect(
          Self.settings.contains { $0.command == command && $0.option == option },
          "\(command.name) \(option.name)")
      }
    }
    for option in Option.common {
      #expect(Self.settings.contains { $0.option == option }, "\(option.name)")
    }
  }
}
