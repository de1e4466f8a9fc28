import TerminalText

/// The manual page, made from the tables of commands and options, the help's words and its own.
///
/// Sections and their order are those of man-pages(7); the text is left-adjusted and not hyphenated, because stretched Korean lines are hard to read.
struct ManualPage {
  let help: HelpWording
  let wording: ManualWording

  /// The page's source for troff.
  var source: String {
    var page = Roff()
    page.title(
      "EXPO", section: 1, date: Release.date, source: "expo \(Release.version)",
      manual: wording.manual)
    page.macro("ad", "l")
    page.macro("nh")
    page.macro("SH", wording.name)
    page.text("expo - \(help.summary)")
    addSynopsis(to: &page)
    addDescription(to: &page)
    addOptions(to: &page)
    page.macro("SH", wording.statuses)
    add(help.statusMeanings, to: &page)
    page.macro("SH", wording.environment)
    add(help.variables, to: &page)
    page.macro("SH", wording.filesTitle)
    add(wording.files, to: &page)
    page.macro("SH", wording.examples)
    add(examples, to: &page)
    page.macro("SH", wording.seeAlso)
    page.macro("BR", "less", "(1),")
    page.macro("BR", "man", "(1)")
    return page.source
  }

  /// The help's examples; in English only those that a terminal without Korean can show.
  private var examples: [HelpWording.Example] {
    let all = Command.allCases.flatMap { help.command($0).examples }
    switch wording.language {
    case .korean: return all
    case .english: return all.filter { $0.command.utf8.allSatisfy { $0 < 0x80 } }
    }
  }

  private func addSynopsis(to page: inout Roff) {
    page.macro("SH", wording.synopsis)
    for command in Command.allCases {
      if command != Command.allCases.first { page.macro("br") }
      let operands = Self.behind(command.operands.placeholder)
      page.macro("BI", "expo \(command.name)", "\(operands) [\(wording.options)]")
    }
  }

  private func addDescription(to page: inout Roff) {
    page.macro("SH", wording.descriptionTitle)
    for (number, paragraph) in wording.description.enumerated() {
      if number > 0 { page.macro("PP") }
      page.text(paragraph)
    }
    page.macro("SS", help.commands)
    for command in Command.allCases {
      let explained = help.command(command)
      page.macro("TP")
      page.macro("BI", "expo \(command.name)", Self.behind(command.operands.placeholder))
      page.text(Self.sentence(explained.summary))
      for paragraph in explained.description {
        page.macro("IP")
        page.text(paragraph)
      }
    }
  }

  private func addOptions(to page: inout Roff) {
    page.macro("SH", wording.optionsTitle)
    page.text(wording.writingOptions)
    page.macro("SS", help.commonOptions)
    for option in Option.common { add(option, to: &page) }
    page.macro("SS", wording.otherOptions)
    for option in Option.allCases where !Option.common.contains(option) {
      add(option, to: &page)
      let commands = Command.allCases.filter { $0.accepts(option) }.map(\.name)
      page.text(Self.sentence(wording.optionOf(commands.joined(by: ", "))))
    }
  }

  private func add(_ option: Option, to page: inout Roff) {
    page.macro("TP")
    let names = [option.spec.short, option.name].compactMap(\.self).joined(by: ", ")
    page.macro("BI", names, Self.behind(option.spec.effect.placeholder))
    page.text(Self.sentence(help.option(option)))
  }

  private func add(_ rows: [HelpWording.Example], to page: inout Roff) {
    for row in rows {
      page.macro("TP")
      page.macro("B", row.command)
      page.text(Self.sentence(row.meaning))
    }
  }

  /// The placeholder of an argument, with the space before it.
  private static func behind(_ placeholder: String?) -> String {
    placeholder.map { " \($0)" } ?? ""
  }

  private static func sentence(_ words: String) -> String {
    words.hasSuffix(".") ? words : "\(words)."
  }
}
