import Foundation
import Testing
import ExpoCore

@testable import expo

/// Help, manual page and completions describe the same program.
@Suite struct AgreementTests {
  static let commands = Set(Command.all.map(\.name))
  static let options = Set(Option.allCases.flatMap(\.names))
  /// The option of another program, in an example.
  static let foreign: Set = ["-r"]

  /// The options that a text names, in any place.
  private func options(in text: some StringProtocol) -> Set<String> {
    Set(
      String(text).matches(of: /(?:^|[^\w\-])(--[a-z][a-z\-]*|-[a-z])(?![\w\-])/).map {
        String($0.1)
      })
  }

  /// The commands that a text calls.
  private func commands(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /\bexpo ([a-z]+)/).map { String($0.1) })
  }

  @Test(arguments: Language.allCases)
  func `the manual names every command and option, and no other`(language: Language) {
    let page = ManualPageTests.page(language).replacing("\\-", with: "-").replacing(
      "\" \"", with: " ")
    #expect(commands(in: page) == Self.commands)
    #expect(options(in: page) == Self.options.union(Self.foreign))
  }

  @Test(arguments: Language.allCases)
  func `help names every command and option, and no other`(language: Language) throws {
    let environment = ["EXPO_LANG": language.rawValue]
    let help = try ProgramRun(["--help"], environment: environment).output
    #expect(commands(in: help) == Self.commands)
    let listed = try ProgramRun(["help", "options"], environment: environment).output
    #expect(options(in: listed) == Set(Option.common.flatMap(\.names)))
    for command in Command.all {
      let page = try ProgramRun(["help", command.name], environment: environment).output
      // The options begin their lines; those of the examples do not.
      let listed = Set(page.matches(of: /(?m)^  (--[a-z\-]+)/).map { String($0.1) })
      #expect(listed == Set(command.options.map(\.name)), "\(command.name)")
      #expect(
        options(in: page).isSubset(of: Self.options.union(Self.foreign)), "\(command.name)")
    }
    #expect(Set(Command.all.flatMap(\.options) + Option.common) == Set(Option.allCases))
  }

  @Test
  func `completions name every command and option, and no other`() {
    #expect(Set(CompletionsTests.words(for: [""])) == Self.commands)
    #expect(Set(CompletionsTests.words(for: ["-"])) == Self.options)
  }
}
