import ExpoCore
import TerminalText

/// `expo browse` without a screen: a prompt for the commands of the program, which need not be preceded
/// by `expo`, and for those of ``PromptCommand``.
struct CommandPrompt {
  private static let question = "expo> "

  private var run: Run
  private let items: [Item]
  private var lines = LineReader(.standardInput)
  /// The items that were listed or found last, which `next` and `previous` go through.
  private var listed: [Int]
  /// The topic that was read last, which a command without a name means; nil if several were read together.
  private var read: Topic?
  /// The topic from which `next` goes on; nil at the beginning of a list.
  private var position: Topic?
  /// The command line that shows the last page or list again.
  private var shown = [Command.items.name]
  /// The status of the first line that failed.
  private var status = ExitStatus.done

  init(_ run: Run, _ items: [Item]) {
    var options = run.options
    (options.category, options.evidence, options.page) = (nil, nil, nil)
    self.run = run.with(options).atPrompt
    self.items = items
    listed = Array(items.indices)
  }

  /// Runs a first command line and those that follow, until the reader quits or the input ends.
  ///
  /// - Returns: the status to exit with. If the input is no terminal, it is that of the first line that failed.
  mutating func run(_ first: [String]) throws -> ExitStatus {
    let isTyped = run.startup.input.isTerminal
    try reply(to: first)
    if isTyped { for hint in introduction { try run.print([hint]) } }
    while true {
      if isTyped { try write(Self.question) }
      guard let line = try lines.next() else {
        if isTyped { try write("\n") }
        return isTyped ? .done : status
      }
      var words = ShellWord.words(of: Self.text(of: line))
      if words.first == "expo" { words.removeFirst() }
      if words.first.flatMap(Command.init(written:)) == .browse {
        // `browse` is running already.
        words[0] = (words.count > 1 ? Command.item : .items).name
      }
      let command = PromptCommand(words)
      // On a terminal the question stands between two replies, and a listener hears where one ends.
      if !isTyped, !run.settings.isAccessible, command != .quit { try write("\n") }
      switch command {
      case .quit: return isTyped ? .done : status
      case .next: try step(by: 1)
      case .previous: try step(by: -1)
      case .list: try reply(to: [Command.items.name])
      case .language: try changeLanguage(to: words.dropFirst().first)
      case .help: try run.print(help)
      case nil: if !words.isEmpty { try reply(to: words) }
      }
    }
  }

  /// Runs a command line of the program. A language that it chooses stays chosen.
  ///
  /// - Parameter isAgain: whether it shows the last page or list again in another language.
  private mutating func reply(to words: [String], isAgain: Bool = false) throws {
    var line = ParsedLine(words, options: run.options)
    line = run.with(line.options).meaning(of: line)
    let options = line.options
    var session = run.options
    session.language = options.language
    run = run.with(session)
    let own = run.with(options)
    do {
      let (topics, exit) = try own.execute(line)
      note(topics, shownBy: line)
      if case .status(let status) = exit { end(with: status) }
    } catch let error as WriteError {
      throw error
    } catch UsageError.missingName(let command) where command != [Command.search.name] {
      guard let read else { return report(UsageError.missingName(command), by: own) }
      try reply(to: words + [String(read.number)])
    } catch CommandError.nothingFound(let query, _) where isAgain {
      try own.print(own.pages.found(query, listed, of: own.catalogue.items()))
    } catch {
      report(error, by: own)
    }
  }

  private mutating func report(_ error: any Error, by run: Run) {
    let message = run.wording.message(for: error)
    run.messages.report(message)
    end(with: message.status)
  }

  /// Keeps the status of the first line that failed.
  private mutating func end(with new: ExitStatus) { if status == .done { status = new } }

  /// The text of a line without the keys that a terminal writes as escape sequences.
  private static func text(of line: String) -> String {
    var decoder = KeyDecoder()
    return decoder.events(from: line.utf8).reduce(into: "") { text, event in
      switch event {
      case .key(.scalar(let scalar)): text += String(scalar)
      case .paste(let pasted): text += pasted
      case .key, .resize, .pause: break
      }
    }
  }

  private mutating func note(_ topics: [Topic], shownBy line: ParsedLine) {
    guard let last = topics.last else { return }
    let indices = topics.compactMap(\.index)
    switch line.command {
    case .items, .search, .favourites:
      (listed, position, shown) = (indices, nil, line.arguments)
      if items.grades(of: indices).count > 1 { run.definesGrades = false }
    default:
      read = topics.count == 1 ? last : nil
      position = last
      shown = [Command.item.name] + topics.map { String($0.number) }
      if let index = last.index, !listed.contains(index) { listed = Array(items.indices) }
    }
  }

  /// Reads a neighbour of the topic that was read last, or else the first or the last item of the list.
  private mutating func step(by step: Int) throws {
    let next = (position?.index.flatMap(listed.firstIndex) ?? -1) + step
    guard listed.indices.contains(next) else {
      let sentence = step > 0 ? run.wording.isLast : run.wording.isFirst
      return try run.print([.paragraph(sentence)])
    }
    try reply(to: [Command.item.name, String(listed[next] + 1)])
  }

  /// Shows the last page or list again in a language, by default the other one.
  private mutating func changeLanguage(to word: String?) throws {
    let language = word ?? run.wording.language.other.rawValue
    try reply(to: ParsedLine(shown).arguments(with: .lang, language), isAgain: true)
  }

  private func write(_ text: String) throws {
    try Printer(run).write(Array(text.utf8))
  }

  /// The hints before the first question.
  private var introduction: [Block] {
    let wording = run.wording
    return [
      (wording.howToGetHelp, PromptCommand.help), (wording.howToLeave, .quit),
    ].map { .hint(Inline($0), command: Inline($1.names[0], .command)) }
  }

  /// The commands that can be typed.
  private var help: Document {
    let wording = run.wording
    let commands = Command.allCases.filter {
      ![.browse, .completions, .manual, .help].contains($0)
    }
    let rows =
      [
        Fact(
          term: "1, \(run.help.exampleName ?? wording.exampleName)",
          wording.help(for: .item).summary)
      ]
      + PromptCommand.allCases.map {
        Fact(term: $0.names.joined(separator: ", "), wording.purpose(of: $0))
      } + commands.map { wording.term($0.usage, wording.help(for: $0).summary) }
    return KeyHelp(sections: [(wording.helpTitle, rows)], note: wording.promptNote).document
  }
}

extension Run {
  fileprivate func print(_ document: Document) throws {
    _ = try Printer(self).print(.document(document))
  }
}
