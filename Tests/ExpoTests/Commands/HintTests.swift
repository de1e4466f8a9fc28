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

  /// What a command line does; its output is not printed.
  private struct Result {
    var status: Int32
    /// Whether what was typed is corrected, so that the command that is offered may find nothing.
    var isCorrected = false
    var offered: [String] = []
  }

  private static func result(of words: [String], home: String, isTerminal: Bool) -> Result {
    let stream = StandardStream(isTerminal: isTerminal, columns: 80, rows: 24)
    let startup = Startup(
      arguments: words, environment: environment(home), input: StandardStream(), output: stream,
      errors: StandardStream())
    let line = Parser(words, options: Options(startup.environment))
    let run = Run(options: line.invocation.options, in: startup)
    func result(of error: any Error) -> Result {
      let message = run.wording.message(for: error)
      return Result(
        status: message.status.rawValue, isCorrected: error is UsageError,
        offered: commands(in: message.remedy(run.commands)))
    }
    do {
      let line = run.meaning(of: line)
      if let mistake = line.mistake { throw mistake }
      let output = try run.output(of: line.invocation)
      var shown = Result(status: output.status.rawValue)
      if case .document(let document) = output.content { shown.offered = commands(in: document) }
      for error in output.errors.map(result) {
        shown.status = error.status
        shown.offered += error.offered
      }
      return shown
    } catch {
      return result(of: error)
    }
  }

  /// The whole commands in any place of a document.
  private static func commands(in document: Document) -> [String] {
    document.flatMap { block -> [Inline] in
      switch block {
      case .hint(_, let command): [command]
      case .paragraph(let spans), .heading(let spans): spans
      case .lines(let lines): lines.flatMap(\.self)
      case .facts(let facts), .terms(let facts): facts.flatMap { $0.value.flatMap(\.self) }
      case .list, .picture, .gallery, .spoken: []
      }
    }.filter { $0.role == .command && $0.text.hasPrefix("expo ") }.map(\.text)
  }

  @Test
  func `every command that is offered is taken when it is typed`() throws {
    var generator = SeededGenerator(seed: 44)
    let home = try TemporaryFolder()
    var seen: Set<String> = []
    for _ in 0..<rounds(300, long: 1_500) {
      let count = Int.random(in: 1...4, using: &generator)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      let result = Self.result(of: words, home: home.path, isTerminal: true)
      for command in result.offered where seen.insert(command).inserted {
        // Placeholders of help stand for words of the reader; an image goes into the file that the shell opens.
        let typed = ShellWord.words(of: command).dropFirst().split(separator: ">")
        let status = Self.result(
          of: Array(typed.first ?? []), home: home.path, isTerminal: typed.count == 1
        ).status
        #expect(
          result.isCorrected ? status != 64 : status == 0, "\(words) offers \(command): \(status)")
      }
    }
    #expect(seen.count > 30, "\(seen.count)")
  }
}
