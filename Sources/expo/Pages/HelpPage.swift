import ExpoCore
import TerminalText

/// The help, made from the tables of commands and options.
struct HelpPage {
  let wording: Wording

  /// What `expo` alone prints: the commands, and how to read more.
  var short: Document {
    Document(
      [
        summary,
        .heading([Inline(trusted: wording.commandsTitle, .heading)]),
        .terms([shortcut] + Command.allCases.map(fact)),
        .hint(
          Inline(trusted: wording.examples),
          command: wording.commands.command(["item", wording.exampleName])),
        .hint(Inline(trusted: wording.options), command: wording.commands.command(["help"])),
        .hint(
          Inline(trusted: wording.toListen),
          command: wording.commands.command(["help", "accessible"])),
      ])
  }

  /// What `expo --help` prints: everything, the examples first.
  var full: Document {
    Document(
      [summary]
        + section(
          wording.examples, Command.allCases.flatMap { wording.help(for: $0).examples.prefix(1) })
        + [
          .heading([Inline(trusted: wording.commandsTitle, .heading)]),
          .terms([shortcut] + Command.allCases.map(fact)),
        ]
        + section(of: Option.common, wording.commonOptions)
        + section(wording.environment, wording.variables)
        + section(wording.exitStatuses, wording.statusMeanings)
        + [
          .hint(
            Inline(trusted: wording.moreHelp), command: wording.commands.command(["help", "item"]))
        ]
    )
  }

  /// What `expo help <command>` prints: what is the command's own.
  func document(for command: Command) -> Document {
    let help = wording.help(for: command)
    return Document(
      [
        .paragraph([
          Inline(trusted: "expo \(command.usage)", .title), Inline(trusted: " - \(help.summary)"),
        ])
      ]
        + section(wording.examples, help.examples)
        + help.description.map { .paragraph([Inline(trusted: $0)]) }
        + section(of: command.spec.options, wording.options)
        + [
          .hint(Inline(trusted: wording.commonOptions), command: wording.commands.command(["help"]))
        ])
  }

  /// What `expo help <option>` prints.
  func document(for option: Option) -> Document {
    let variables = option.variables.joined(separator: ", ")
    let commands = Option.common.contains(option) ? [] : [wording.optionOf(option.commands)]
    let more = wording.description(of: option) + commands
    return Document(
      [
        .paragraph([
          Inline(trusted: option.usage, .title),
          Inline(trusted: " - \(wording.purpose(of: option))"),
        ])
      ] + more.map { .paragraph([Inline(trusted: $0)]) }
        + (variables.isEmpty
          ? []
          : [
            .hint(
              Inline(trusted: wording.environment), command: Inline(trusted: variables, .command))
          ])
    )
  }

  private var summary: Block {
    .paragraph([Inline(trusted: "expo", .title), Inline(trusted: " - \(wording.programSummary)")])
  }

  private var shortcut: Fact { Fact(term: "expo <name>", meaning: wording.nameIsEnough) }

  private func fact(of command: Command) -> Fact {
    Fact(term: "expo \(command.usage)", meaning: wording.help(for: command).summary)
  }

  private func section(_ title: String, _ rows: [Wording.Example]) -> [Block] {
    [
      .heading([Inline(trusted: title, .heading)]),
      .terms(rows.map { Fact(term: $0.command, meaning: $0.meaning) }),
    ]
  }

  private func section(of options: [Option], _ title: String) -> [Block] {
    guard !options.isEmpty else { return [] }
    return [
      .heading([Inline(trusted: title, .heading)]),
      .terms(options.map { Fact(term: $0.usage, meaning: wording.purpose(of: $0)) }),
    ]
  }
}

extension Fact {
  fileprivate init(term: String, meaning: String) {
    self.init(label: Inline(trusted: term, .command), value: [[Inline(trusted: meaning)]])
  }
}
