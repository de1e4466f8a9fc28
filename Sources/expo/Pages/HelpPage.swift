import ExpoCore
import TerminalText

/// The help, made from the tables of commands and options.
struct HelpPage {
  let wording: Wording
  /// Whether the examples may name exhibits of the bundled catalogue.
  var isBundled = true

  /// `expo` and `expo help`: the commands, and what to ask next.
  var program: Document {
    [title(TableRow(term: "expo", wording.programSummary))] + commandList
      + wording.hint(
        wording.say("예시", "Example"), .item,
        // Another catalogue has other names, but a first exhibit.
        [isBundled ? wording.say("거문고", "geomungo") : "1"])
      + wording.hint(wording.say("명령의 도움말", "About a command"), .help, [Command.items.name])
      + wording.hint(
        wording.say("옵션과 환경 변수", "Options and variables"), .help, [HelpTopic.optionsName])
      + wording.hint(
        wording.say("화면 낭독기로 듣기", "With a screen reader"), .help, [Option.accessible.helpTopic])
      + [wording.bothLanguages]
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
      TableRow(term: wording.say($0.line), wording.say($0.words))
    }
    let common = "\(wording.commonOptions): \(Option.common.map(\.name).joined(separator: ", "))"
    return [title(wording.term("expo \(command.usage)", wording.say(command.summary)))]
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
    let rows = Command.all.map { command in
      wording.term("expo \(command.shortUsage)", wording.say(command.summary))
    }
    return section(
      wording.commandsTitle, [TableRow(term: "expo NAME", wording.nameIsEnough)] + rows)
  }

  func term(of option: Option) -> TableRow {
    wording.term(option.usage, wording.say(option.row.purpose))
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
