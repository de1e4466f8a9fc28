import ExpoCore
import Foundation
import TerminalText
import TestSupport
import Testing

@testable import expo

/// Every command that a page or an error offers, typed.
@Suite struct HintTests {
  private static let words =
    Command.allCases.map(\.name)
    + [
      "갓", "gat", "거문고", "geom", "없는이름", "nosuch", "3", "99", "2-4", "용", "악기", "certain",
      "instruments", "the", "파리", "전", "overview", "소개", "poster", "flag", "english", "add",
      "remove",
      "clear", "gat.png", "itme", "favuorites", "completoins", "bash", "width", "", "rjansrh",
      "ㅁㅇㅊ",
      "hlep", "opne", "pciture", "쿠랑", "--",
    ] + Option.allCases.map(\.name)
    + [
      "--catalogue=\(fixture("films").path)", "--lang=en", "--lang=ko", "--limit=1", "--width=40",
      "--category=악기", "--evidence=certain", "--sort=name", "--wdith", "-l", "-x",
    ]

  private static func environment(_ home: String) -> Environment {
    let variables = [
      "XDG_DATA_HOME": home, "BROWSER": "true", "HOME": home, "PATH": "/usr/bin:/bin",
    ]
    return Environment { variables[$0] }
  }

  /// The status of a command line, and the commands that it offers; its output is not printed.
  private static func result(
    of words: [String], home: String, isTerminal: Bool
  ) -> (status: Int32, offered: [String]) {
    let stream = StandardStream(isTerminal: isTerminal, columns: 80, rows: 24)
    let startup = Startup(
      arguments: words, environment: environment(home), input: StandardStream(), output: stream,
      errors: StandardStream())
    let line = Parser(words, options: Options(startup.environment))
    let run = Run(options: line.invocation.options, in: startup)
    do {
      let line = run.meaning(of: line)
      if let mistake = line.mistake { throw mistake }
      let output = try run.output(of: line.invocation)
      guard case .document(let document) = output.content else {
        return (output.status.rawValue, [])
      }
      return (output.status.rawValue, commands(in: document))
    } catch {
      let message = run.wording.message(for: error)
      return (message.status.rawValue, commands(in: message.remedy(run.commands)))
    }
  }

  private static func commands(in document: Document) -> [String] {
    document.compactMap { block in
      if case .hint(_, let command) = block, command.text.hasPrefix("expo ") {
        command.text
      } else {
        nil
      }
    }
  }

  @Test
  func `every command that is offered is taken when it is typed`() throws {
    var generator = SeededGenerator(seed: 44)
    let home = try TemporaryFolder()
    var seen: Set<String> = []
    for _ in 0..<rounds(400, long: 1_500) {
      let count = Int.random(in: 1...4, using: &generator)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      // These start programs, or go through files that are not of the test.
      if words.contains(where: { ["open", "--catalogue", "check"].contains($0) }) { continue }
      let (_, offered) = Self.result(of: words, home: home.path, isTerminal: true)
      for command in offered where seen.insert(command).inserted {
        // An image goes into the file that the shell opens.
        let typed = ShellWord.words(of: command).dropFirst().split(separator: ">")
        let (status, _) = Self.result(
          of: Array(typed.first ?? []), home: home.path, isTerminal: typed.count == 1)
        #expect(status != 64, "\(words) offers \(command)")
      }
    }
    #expect(seen.count > 30, "\(seen.count)")
  }
}
