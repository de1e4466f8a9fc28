import ExpoCore
import TerminalText

/// The help, made from the tables of commands and options.
struct HelpPage {
  let wording: Wording
  var commands = PrintedCommands()
  /// A name of the first item of another catalogue than the bundled one, for examples.
  var exampleName: String?

  /// `expo` alone: the commands, and how to read more.
  var short: Document {
    [summary] + commandList + [
      commands.block(Hint(wording.examples, ["item", exampleName ?? wording.exampleName])),
      commands.block(Hint(wording.options, ["help"])),
      commands.block(Hint(wording.toListen, ["help", "accessible"])),
      .paragraph(wording.bothLanguages),
    ]
  }

  /// `expo --help`: everything, the examples first.
  var full: Document {
    let first = Command.allCases.flatMap { examples(of: $0, most: 1) }
    return [summary] + section(wording.examples, first) + commandList
      + section(wording.commonOptions, Option.common.map(term))
      + section(wording.environment, wording.variables)
      + section(wording.exitStatuses, wording.statusMeanings)
      + [
        commands.block(Hint(wording.moreHelp, ["help", "item"])), .paragraph(wording.bothLanguages),
      ]
  }

  /// `expo manual` on a terminal without `man`: all help, and the keys.
  func manual(_ keys: [Fact]) -> Document {
    full + Command.allCases.flatMap(document)
      + [.heading(wording.keysTitle), .terms(keys), .paragraph(wording.koreanKeyboard)]
  }

  /// `expo help <command>`: the command's own words and options.
  func document(for command: Command) -> Document {
    let help = wording.help(for: command)
    return [title(wording.term(command.usage.inShell, help.summary))]
      + section(wording.examples, examples(of: command))
      + help.description.map(Block.paragraph(_:))
      + section(wording.options, command.options.map(term))
      + [commands.block(Hint(wording.commonOptions, ["help"]))]
  }

  /// How to listen to the help.
  var aloud: Block {
    var commands = commands
    commands.isAccessible = true
    return commands.block(Hint(wording.toListen, ["help"]))
  }

  /// `expo help <option>`
  func document(for option: Option) -> Document {
    let commands = Option.common.contains(option) ? [] : [wording.optionOf(option.commands)]
    let more = wording.description(of: option) + commands
    let variables = Inline(option.variables.joined(separator: ", "), .command)
    return [title(term(of: option))]
      + more.map(Block.paragraph(_:))
      + (option.variables.isEmpty
        ? [] : [.hint(Inline(wording.environment), command: variables)])
  }

  /// Examples in the catalogue in use, as a shell reads them.
  private func examples(of command: Command, most: Int = .max) -> [Fact] {
    wording.help(for: command, naming: exampleName).examples.prefix(most).map {
      Fact(example: $0, writtenBy: commands)
    }
  }

  private var summary: Block { title(Fact(term: "expo", wording.programSummary)) }

  private var commandList: [Block] {
    let rows = Command.allCases.map { command in
      wording.term(command.shortUsage.inShell, wording.help(for: command).summary)
    }
    return section(
      wording.commandsTitle, [Fact(term: "expo NAME", wording.nameIsEnough)] + rows)
  }

  private func term(of option: Option) -> Fact {
    wording.term(option.usage, wording.purpose(of: option))
  }

  private func title(_ term: Fact) -> Block {
    .paragraph(
      [Inline(term.label.text, .title, spoken: term.label.spoken), Inline(" - ", spoken: ": ")]
        + term.value.joined())
  }

  /// Terms under a heading; no block if there are none.
  private func section(_ heading: String, _ terms: [Fact]) -> [Block] {
    terms.isEmpty ? [] : [.heading(heading), .terms(terms)]
  }
}

extension Fact {
  init(example hint: Hint, writtenBy commands: PrintedCommands) {
    self.init(term: commands.command(of: hint).text, hint.words)
  }
}
