import ExpoCore
import Foundation
import TerminalText
import TestSupport
import Testing

@testable import expo

/// Every command that a page or an error offers, typed.
@Suite struct HintTests {
  private static let films = fixture("films").path
  private static let words =
    Command.all.map(\.name) + Option.allCases.map(\.name)
    + [
      "갓", "gat", "거문고", "geom", "없는이름", "nosuch", "3", "99", "2-4", "용", "악기", "서적", "recorded",
      "확", "유력", "instruments", "the", "hat", "파리", "전", "소개", "poster", "국기", "add",
      "remove", "clear", "itme", "favuorites", "completoins", "bash", "width", "",
      "rjansrh",
      "ㅁㅇㅊ", "ㄱ", "hlep", "opne", "pciture", "쿠랑", "--", "등대지기의 겨울잠", "우산", "-l", "-x", "--wdith",
      "--accessible", "--catalogue=\(films)", "--catalogue=\(fixture("groups").path)", "--lang=en",
      "--lang=en", "--width=40",
    ]

  /// Runs command lines within the test.
  private struct Shell {
    private let environment: Environment

    init(home: String, locale: String = "ko_KR.UTF-8") {
      let variables = [
        "XDG_DATA_HOME": home, "BROWSER": "true", "HOME": home, "LANG": locale,
        // Without a pager, `man` does not show the manual.
        "EXPO_PAGER": "",
      ]
      environment = Environment { variables[$0] }
    }

    /// The outcome of a command line, without printing its output.
    func typed(_ words: [String], isTerminal: Bool = true) -> Answer {
      let stream = StandardStream(isTerminal: isTerminal, size: TerminalSize(columns: 80, rows: 24))
      let context = ProcessContext(
        arguments: words, environment: environment, input: StandardStream(), output: stream,
        errors: stream)
      let line = ParsedLine(words, options: Options(environment))
      let run = Invocation(options: line.options, commands: line.commands, in: context)
      let meant = run.resolve(line)
      var answer = Answer(line: meant, catalogue: try? run.catalogue)
      do {
        let output = try run.output(of: meant)
        answer.status = output.status
        if meant.command == .item {
          answer.topics = try run.topics(of: run.names(in: meant.operands), for: .item).values
        }
        if case .document(let document) = output.content { answer.offer(document) }
        for error in output.errors { answer.offer(run.wording.message(for: error)) }
      } catch {
        answer.isCorrected = error is UsageError
        answer.offer(run.wording.message(for: error))
      }
      return answer
    }
  }

  private struct Answer {
    let line: ParsedLine
    let catalogue: Catalogue?
    var status = ExitStatus.done
    /// Whether the command corrects the typed one, so that it may find nothing.
    var isCorrected = false
    /// Those that `item` shows.
    var topics: [Topic] = []
    var hasList = false
    /// Commands with the words beside them.
    var offered: [(words: String, command: String)] = []

    mutating func offer(_ message: Message) {
      status = message.status
      offer(message.remedy)
    }

    mutating func offer(_ document: Document) {
      for block in document {
        switch block {
        case .hint(let words, let command):
          offer(words.text, [Inline(command.text, .command)])
        case .paragraph(let inlines), .heading(let inlines): offer("", inlines)
        case .lines(let lines): offer("", lines.flatMap(\.self))
        case .facts(let facts), .terms(let facts):
          for fact in facts {
            let inlines = fact.value.flatMap(\.self)
            offer(inlines.map(\.text).joined(), [fact.label] + inlines)
          }
        case .list: hasList = true
        case .picture, .gallery, .names, .spoken: break
        }
      }
    }

    /// Whole commands are those in which no capitals stand for words of the reader.
    private mutating func offer(_ words: String, _ inlines: [Inline]) {
      for inline in inlines where inline.role == .command {
        let command = inline.text.trimmingPrefix("(").prefix { $0 != ")" }
        if command.hasPrefix("expo "), !command.contains(/[A-Z]{3}/) {
          offered.append((words, String(command)))
        }
      }
    }

    /// Whether the line opens an exhibit by its number alone that has not exactly one link.
    var opensNothing: Bool {
      guard line.command == .open, line.options.link == nil, let word = line.operands.first,
        let number = Int(word), let items = catalogue?.items, items.indices.contains(number - 1)
      else { return false }
      return items[number - 1].links.count != 1
    }

    /// The name of an item in the words beside a command.
    func items(in words: String) -> [Topic] {
      let items = catalogue?.items ?? []
      return items.indices.filter {
        words.hasSuffix("(\(items[$0].name))") || words.contains(". \(items[$0].name) ")
      }.map(Topic.item)
    }
  }

  /// Whether words say what a command is for, in the list of all, or name a folder as an example.
  private static func isDescription(_ said: String, of command: String) -> Bool {
    Language.allCases.contains { language in
      let bare = Wording(language: language).bareWordsMeaning.value.joined()
      return bare.map(\.text).joined() == said
        || Command.all.contains { said.hasPrefix(language.pick($0.summary)) }
    }
  }

  /// Types each offered command once, and expects it to do what the words beside it say.
  private static func expectTrue(
    _ answer: Answer, of words: [String], in shell: Shell, seen: inout Set<String>
  ) {
    // Nothing can be right with a catalogue that cannot be read.
    if answer.line.options.catalogue != nil, answer.catalogue == nil {
      return
    }
    for (said, command) in answer.offered where !Self.isDescription(said, of: command) {
      guard seen.insert("\(said)\(command)").inserted else { continue }
      // An image goes into the file that the shell opens; a pipe or a semicolon leads to another
      // program.
      let parts = ShellWord.words(of: command.replacing(";", with: " ;")).dropFirst()
        .split { [">", "|", ";"].contains($0) }
      let typed = shell.typed(Array(parts.first ?? []), isTerminal: parts.count == 1)
      let place = "\(words) offers \(command): \(typed.status), \(said)"
      // A number chooses among exhibits, and the chosen one may have no link, or several to choose.
      let expected = typed.opensNothing ? ExitStatus.notFound : .done
      #expect(answer.isCorrected ? typed.status != .usage : typed.status == expected, "\(place)")
      let (own, its) = (answer.line.options, typed.line.options)
      let command = typed.line.command
      #expect(its.catalogue == own.catalogue, "\(place)")
      // Only a hint about the other edition leaves the reader's.
      if own.language == .english, !said.contains("original") {
        #expect(its.language != .korean, "\(place)")
      }
      if answer.isCorrected { continue }
      let named = answer.items(in: said)
      switch command {
      case .item:
        #expect(named.isEmpty || named.contains { typed.topics == [$0] }, "\(place)")
      case .items, .search:
        #expect(typed.hasList || its.json || its.names, "\(place)")
      default: break
      }
    }
  }

  @Test
  func `every command that is offered does what it says when it is typed`() throws {
    var generator = SeededGenerator(seed: 44)
    let home = try TemporaryFolder()
    let shell = Shell(home: home.path)
    var seen: Set<String> = []
    for _ in 0..<rounds(35, long: 800) {
      let count = Int.random(in: 1...4, using: &generator)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      Self.expectTrue(shell.typed(words), of: words, in: shell, seen: &seen)
    }
    #expect(seen.count > 20, "\(seen.count)")
  }

  @Test
  func `every example of the help does what it says`() throws {
    let home = try TemporaryFolder()
    var seen: Set<String> = []
    for locale in ["ko_KR.UTF-8", "en_US.UTF-8"] {
      let shell = Shell(home: home.path, locale: locale)
      for command in Command.all {
        let words = ["help", command.name]
        Self.expectTrue(shell.typed(words), of: words, in: shell, seen: &seen)
      }
    }
  }

  @Test(arguments: [
    (["-w", "40"], ["expo help item"]),
    (["jikchi"], ["expo item 1", "expo items"]),
    (["help", "--width"], []), (["item", "the"], ["expo search the", "expo items"]),
    (["item", "전언"], ["expo items 전언"]), (["item", "깃발"], ["expo picture flag", "expo items"]),
    (["picture", "태극기", "nosuch"], ["expo items"]), (["item", "갓", "nosuch"], ["expo item 10"]),
    (["opne", "갓", "해금"], ["expo help open"]),
    (["favourites", "ad", "gat"], ["expo favourites add gat"]),
  ])
  func `advice is what was probably meant`(words: [String], offered: [String]) throws {
    let shell = Shell(home: try TemporaryFolder().path)
    let commands = shell.typed(words).offered.map(\.command)
    #expect(Set(offered).isSubset(of: commands), "\(commands)")
  }
}
