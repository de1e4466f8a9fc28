import ExpoCore
import TerminalText

/// The commands that say what the program is and does.
extension Run {
  var help: HelpPage {
    var page = HelpPage(wording: wording, commands: commands)
    if catalogue.source.path != nil {
      let isEmpty = (try? catalogue.items())?.isEmpty ?? true
      page.exampleName = isEmpty ? "1" : try? name(of: .item(0))
    }
    return page
  }

  /// `expo help [TOPIC]`
  func help(_ words: [String]) throws -> Output {
    guard let word = words.first else { return help(for: nil) }
    if let command = Command(written: word) { return help(for: command) }
    if let option = Option(written: word) ?? Option(written: "--\(word)") {
      return .document(help.document(for: option))
    }
    if let grade = Evidence(named: word) {
      let isInList = (try? catalogue.items())?.contains { $0.evidence == grade } == true
      let hint = Hint(
        wording.howToSeeGrade, [Command.items.name], operands: [wording.evidenceWord(grade)])
      return .document(pages.meanings(of: [grade]) + (isInList ? pages.hint(hint) : []))
    }
    throw UsageError.unknownCommand(words: words, meant: .meant(by: word, before: []))
  }

  /// `--help`
  func help(for command: Command?) -> Output {
    // A terminal that draws no screen may be read aloud.
    let isHeard = startup.environment["TERM"] == "dumb" && !settings.isAccessible
    return .document(
      (isHeard ? [help.aloud] : [])
        + (command.map(help.document) ?? help.full))
  }

  /// `--version`
  func version() -> Output {
    .lines([Line([Inline("expo \(Release.version)")])])
  }

  /// `expo manual`: a page for `man`, which shows it on a terminal if it can.
  func manual() -> Output {
    // In letters that every terminal shows.
    let keys = KeyBinding.facts(
      wording, arrows: ["↑": "Up", "↓": "Down", "←": "Left", "→": "Right"])
    let page = Array(ManualPage(wording: wording, keys: keys).source.utf8)
    if !startup.output.isTerminal { return .bytes(page) }
    // `man` leaves out what the locale cannot write.
    let man = PagerCommand("LC_ALL=C.UTF-8 man -l - 2>/dev/null")
    if settings.pager != nil, man.show(page, environment: startup.environment) {
      return .bytes([])
    }
    return .document(help.manual(keys))
  }

  /// `expo completions bash|zsh|fish`
  func completions(_ words: [String]) throws -> Output {
    .bytes(Array(try CompletionShell(words).script.utf8))
  }
}
