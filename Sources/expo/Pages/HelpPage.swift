import ExpoCore
import TerminalText

/// The help, made from the tables of commands and options.
struct HelpPage {
  let wording: Wording

  /// `expo help`: the commands, and what to ask next.
  var program: Document {
    func help(_ words: String, about topic: String) -> (String, Inline?) {
      (words, wording.commands.command(.help, [topic]))
    }
    return [title(TableRow(term: "expo", wording.programSummary))] + commandList + [
      .lines([
        wording.line([
          help(wording.say("명령의 도움말", "About a command"), about: Command.items.name),
          help(wording.say("인쇄", "Print"), about: wording.say("인쇄", "print")),
        ]),
        wording.line([
          help(wording.say("옵션과 변수", "Options"), about: HelpTopic.optionsName),
          help(
            wording.say("화면 낭독기로 듣기", "By screen reader"), about: Option.accessible.helpTopic),
        ]),
      ]), wording.languageHint,
    ]
  }

  /// `expo help options`: the common options, the variables and the exit statuses.
  var options: Document {
    section(wording.commonOptions, Option.common.map(term))
      + section(wording.environment, wording.variables)
      + section(wording.exitStatuses, wording.statusMeanings)
  }

  /// `expo help <command>`: the command's own words and options.
  func document(for command: Command) -> Document {
    let paragraphs = command.details.map(wording.say) + wording.otherNames(command.otherNames)
    let examples = command.examples.map {
      TableRow(command: wording.say($0.line), wording.say($0.words))
    }
    let common = "\(wording.commonOptions): \(Option.common.map(\.name).joined(separator: ", "))"
    return [title(summary(of: command, command.usage(in: wording.language)))]
      + paragraphs.map(Block.paragraph(_:))
      + section(wording.options, command.options.map(term))
      + section(wording.say("예시", "Examples"), examples)
      + [.paragraph(common)]
  }

  /// `expo help <option>`
  func document(for option: Option) -> Document {
    let row = option.row
    let commands = Option.common.contains(option) ? [] : [wording.optionOf(option.commands)]
    let paragraphs = row.details.map(wording.say) + commands
    return [title(term(of: option))]
      + paragraphs.map(Block.paragraph(_:))
      + (row.variable.map { [.hint(Inline(wording.environment), command: Inline($0, .command))] }
        ?? [])
  }

  private var commandList: [Block] {
    let rows = Command.all.map { summary(of: $0, $0.shortUsage(in: wording.language)) }
    return section(wording.commandsTitle, [wording.bareWordsMeaning] + rows)
  }

  private func summary(of command: Command, _ usage: String) -> TableRow {
    wording.term(
      "expo \(usage)", wording.say(command.summary),
      spoken: command.spokenSummary.map(wording.say))
  }

  func term(of option: Option) -> TableRow {
    wording.term(option.usage(in: wording.language), wording.say(option.row.purpose))
  }

  private func title(_ term: TableRow) -> Block {
    .paragraph(
      [Inline(term.label.text, .title, spoken: term.label.spoken), Inline(" - ", spoken: ": ")]
        + term.value.joined())
  }

  /// Terms under a heading; no block if there are none.
  func section(_ heading: String, _ terms: [TableRow]) -> [Block] {
    terms.isEmpty ? [] : [.heading(heading), .terms(terms)]
  }
}
