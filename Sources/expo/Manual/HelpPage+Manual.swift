import ExpoCore
import TerminalText

extension HelpPage {
  /// The manual page: the tables of commands and options, the help's words and its own.
  ///
  /// Sections and their order are those of man-pages(7).
  ///
  /// - Parameter keys: The keys of the browser.
  func manual(_ keys: [TableRow]) -> Document {
    let commands = Command.all.map { command in
      let texts = [command.summary] + command.details
      return TableRow(
        label: wording.term("expo \(command.usage(in: wording.language))", "").label,
        value: (texts.map(wording.say) + wording.otherNames(command.otherNames)).map {
          [Inline($0)]
        })
    }
    let others = Option.allCases.filter { !Option.common.contains($0) }.map { option in
      let purpose = wording.say(option.row.purpose)
      return wording.term(
        option.usage(in: wording.language), "\(purpose). \(wording.optionOf(option.commands))")
    }
    // In English only those that a terminal without Korean can show.
    let examples = Command.all.flatMap(\.examples)
      .map { TableRow(term: wording.say($0.line), wording.say($0.words)) }
      .filter { wording.language == .korean || $0.label.text.isASCII }
    let usage = wording.say("[명령] [옵션]", "[command] [options]")
    return section(
      wording.say("이름", "Name"), [.paragraph("expo - \(wording.programSummary)")])
      + section(wording.say("사용법", "Synopsis"), [.paragraph("expo \(usage)")])
      + section(
        wording.say("설명", "Description"), wording.aboutTheProgram.map(Block.paragraph(_:)))
      + section(
        wording.commandsTitle, [wording.bareNameMeaning] + commands)
      + [
        .heading(wording.commonOptions),
        .paragraph(
          wording.say(
            "옵션은 명령의 앞이나 뒤에 둡니다. -- 뒤의 낱말은 옵션으로 읽지 않습니다.",
            "Options stand before or after the command. No word after -- is read as an option.")),
        .terms(Option.common.map(term(of:))),
      ]
      + section(wording.say("일부 명령의 옵션", "Options of some commands"), others)
      + section(wording.keysTitle, keys) + [.paragraph(wording.koreanKeyboard)]
      + section(wording.exitStatuses, wording.statusMeanings)
      + section(wording.environment, wording.variables)
      + section(wording.say("파일", "Files"), wording.fileExamples)
      + section(wording.say("예시", "Examples"), examples)
      + section(wording.say("함께 보기", "See also"), [.paragraph("less(1), man(1)")])
  }

  private func section(_ heading: String, _ blocks: [Block]) -> [Block] {
    [.heading(heading)] + blocks
  }
}
