import ExpoCore
import TerminalText

extension Command {
  static let help = Command(
    name: "help",
    otherNames: ["도움말"],
    operands: .topic,
    summary: ("명령이나 옵션의 도움말을 보여 줍니다", "Explains a command or an option"),
    details: [
      (
        "주제는 명령, 옵션, 또는 모든 옵션과 환경 변수, 종료 상태를 뜻하는 options입니다.",
        "TOPIC is a command, an option, or the word options: all options, variables and exit statuses."
      )
    ]
  ) { $0.help($1) }
}

extension Invocation {
  var help: HelpPage { HelpPage(wording: wording) }

  /// `expo help [TOPIC]`
  func help(_ words: [String]) -> Output {
    switch HelpTopic(words) {
    case .command(let command): help(for: command)
    case .option(let option): .document(help.document(for: option) + grades(for: option))
    case .options: .document(help.options)
    case nil: help(for: nil)
    }
  }

  /// What the grades of the catalogue mean, below the option that divides by them.
  private func grades(for option: Option) -> [Block] {
    guard option == .byEvidence, let pages = try? pages else { return [] }
    let grades = pages.meanings(of: pages.catalogue.grades.map(\.word))
    return grades.isEmpty ? [] : [.terms(grades)]
  }

  /// `--help`
  func help(for command: Command?) -> Output {
    .document(command.map(help.document) ?? help.program)
  }

  /// `--version`
  func version() -> Output {
    .lines([Line([Inline("expo \(Release.version)")])])
  }
}
