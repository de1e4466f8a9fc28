import ExpoCore
import TerminalText

/// The commands that say what the program is and does.
extension Run {
  var help: HelpPage { HelpPage(wording: wording) }

  /// `expo help [TOPIC]`
  func help(_ words: [String]) throws -> Output {
    guard !words.isEmpty else { return help(for: nil) }
    let word = words.spaced
    switch HelpTopic(written: word) {
    case .options: return .document(help.options)
    case .cite:
      let query = wording.say("이 도록의 인용", "cite this catalogue")
      return .document([
        wording.hint(wording.say("인용하는 법", "How to cite an exhibit"), .search, [query])
      ])
    case nil: break
    }
    if let command = Command(written: word) { return help(for: command) }
    if let option = Option(written: word) ?? Option(helpTopic: words.singleWords) {
      return .document(help.document(for: option))
    }
    throw UsageError.noCommand([word])
  }

  /// `--help`
  func help(for command: Command?) -> Output {
    .document(command.map(help.document) ?? help.program)
  }

  /// `--version`
  func version() -> Output {
    .lines([Line([Inline("expo \(Release.version)")])])
  }

  /// `expo manual`: a page for `man`, which shows it on a terminal if it can.
  func manual() -> Output {
    let keys = KeyBinding.rows(wording)
    let manual = help.manual(keys)
    let page = Array(
      Roff(manual, manual: wording.say("사용자 명령", "User Commands")).source.utf8)
    if !startup.output.isTerminal { return .bytes(page) }
    // `man` leaves out what the locale cannot write.
    let man = PagerCommand("LC_ALL=C.UTF-8 man -l - 2>/dev/null")
    if settings.pager != nil, man.show(page, environment: startup.environment) {
      return .bytes([])
    }
    return .document(manual)
  }

  /// `expo completions bash|zsh|fish`
  func completions(_ words: [String]) -> Output {
    .bytes(Array((words.first.flatMap(CompletionShell.init)?.script ?? "").utf8))
  }
}
