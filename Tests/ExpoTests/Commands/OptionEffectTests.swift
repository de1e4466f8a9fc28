import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// What options do, as far as a reader can see it.
@Suite struct OptionEffectTests {
  /// A command with an option, and with a terminal if the option changes nothing elsewhere.
  struct Setting: Sendable {
    let command: Command
    var operands: [String] = []
    let option: Option
    var value: [String] = []
    /// Options that both runs have.
    var also: [String] = []
    var input = ""
    var needsTerminal = false
  }

  static let settings: [Setting] = [
    Setting(command: .overview, option: .json),
    Setting(command: .items, option: .byCategory), Setting(command: .items, option: .byEvidence),
    Setting(command: .items, option: .category, value: ["악기"]),
    Setting(command: .items, option: .evidence, value: ["certain"]),
    Setting(command: .items, option: .sort, value: ["name"]),
    Setting(command: .items, option: .names), Setting(command: .items, option: .json),
    Setting(command: .item, operands: ["갓"], option: .json),
    Setting(command: .browse, option: .category, value: ["악기"], input: "list\n"),
    Setting(command: .browse, option: .evidence, value: ["certain"], input: "list\n"),
    Setting(command: .search, operands: ["파리"], option: .limit, value: ["1"]),
    Setting(command: .search, operands: ["파리"], option: .names),
    Setting(command: .search, operands: ["파리"], option: .json),
    Setting(command: .random, option: .category, value: ["없는 분류"]),
    Setting(command: .random, option: .evidence, value: ["nonsense"]),
    Setting(command: .random, option: .json),
    Setting(command: .picture, operands: ["갓"], option: .png),
    Setting(command: .open, operands: ["직지"], option: .link, value: ["2"], also: ["--print"]),
    Setting(command: .open, operands: ["직지"], option: .printAddress),
    Setting(command: .favourites, operands: ["clear"], option: .yes),
    Setting(command: .favourites, option: .names), Setting(command: .favourites, option: .json),
    Setting(
      command: .check, operands: [fixture("broken/warnings.json").path], option: .strict),
    Setting(command: .check, operands: [fixture("broken/warnings.json").path], option: .json),
    Setting(command: .check, option: .schema, value: ["items"]),
    Setting(command: .items, option: .catalogue, value: [fixture("films").path]),
    Setting(command: .items, option: .lang, value: ["en"]),
    Setting(command: .items, option: .accessible),
    Setting(command: .items, option: .width, value: ["40"]),
    Setting(command: .items, option: .color, value: ["always"]),
    Setting(
      command: .item, operands: ["갓"], option: .pictures, value: ["always"],
      also: ["--color", "always", "--width", "80"]),
    Setting(command: .item, operands: ["갓"], option: .noPager, needsTerminal: true),
    Setting(command: .item, operands: ["갓"], option: .page, value: ["1"]),
    Setting(command: .items, option: .help), Setting(command: .items, option: .version),
  ]

  @Test(arguments: settings)
  func `every option changes what is printed, or the status`(setting: Setting) throws {
    let home = try FavouritesHome()
    func outcome(_ added: [String]) throws -> String {
      try home.keep(1)
      let words = [setting.command.name] + setting.operands + setting.also + added
      let environment = home.environment.merging(["BROWSER": "true"]) { $1 }
      if setting.needsTerminal {
        let session = try TerminalSession(words, environment: environment)
        session.type("q")
        _ = session.end()
        return String(decoding: session.transcript, as: UTF8.self)
      }
      let run = try ProgramRun(words, environment: environment, input: setting.input)
      return "\(run.status)\n\(run.output)\n\(run.errors)"
    }
    let option = [setting.option.name] + setting.value
    #expect(try outcome([]) != outcome(option), "\(setting.command.name) \(option)")
  }

  @Test func `there is a setting for every option of every command`() {
    for command in Command.allCases {
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

  /// Phrases that are written alike in both languages.
  static let alike: Set<String> = []

  @Test func `no English phrase is its Korean one`() throws {
    let folder = repositoryRoot.appending(path: "Sources")
    var count = 0
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in source.matches(of: /say\(\s*"((?:[^"\\]|\\.)*)",\s*"((?:[^"\\]|\\.)*)"\s*\)/) {
        count += 1
        let (korean, english) = (String(match.1), String(match.2))
        #expect(korean != english || Self.alike.contains(english), "\(korean)")
      }
    }
    #expect(count > 200)
  }
}
