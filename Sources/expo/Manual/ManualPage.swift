import ExpoCore
import TerminalText

/// The manual page, made from the tables of commands and options, the help's words and its own.
///
/// Sections and their order are those of man-pages(7); the text is left-adjusted and not hyphenated, because
/// stretched Korean lines are hard to read.
struct ManualPage {
  let wording: Wording
  /// The keys of the browser.
  let keys: [Fact]

  /// The page's source for troff.
  var source: String {
    var page = Roff()
    page.title(
      "EXPO", section: 1, date: Release.date, source: "expo \(Release.version)",
      manual: wording.manual)
    page.macro("ad", "l")
    page.macro("nh")
    // Sentences are as far apart as words, as Korean is written.
    page.macro("ss", "12", "0")
    page.section(wording.nameTitle)
    page.text("expo - \(wording.programSummary)")
    page.section(wording.synopsisTitle)
    page.macro("BI", "expo ", "[\(wording.command)] [\(wording.options.lowercased())]")
    addDescription(to: &page)
    addOptions(to: &page)
    page.section(wording.keysTitle)
    add(keys, to: &page)
    page.macro("PP")
    page.text(wording.koreanKeyboard)
    page.section(wording.exitStatuses)
    add(wording.statusMeanings, to: &page)
    page.section(wording.environment)
    add(wording.variables, to: &page)
    page.section(wording.filesTitle)
    add(wording.fileExamples, to: &page)
    page.section(wording.examples)
    add(examples, to: &page)
    page.section(wording.seeAlsoTitle)
    page.macro("BR", "less", "(1),")
    page.macro("BR", "man", "(1)")
    return page.source
  }

  /// The help's examples; in English only those that a terminal without Korean can show.
  private var examples: [Fact] {
    let all = Command.allCases.flatMap { wording.help(for: $0).examples }
      .map { Fact(example: $0, writtenBy: PrintedCommands()) }
    switch wording.language {
    case .korean: return all
    case .english: return all.filter { $0.label.text.utf8.allSatisfy { $0 < 0x80 } }
    }
  }

  private func addDescription(to page: inout Roff) {
    page.section(wording.descriptionTitle)
    for (number, paragraph) in wording.aboutTheProgram.enumerated() {
      if number > 0 { page.macro("PP") }
      page.text(paragraph)
    }
    page.macro("SS", wording.commandsTitle)
    page.macro("TP")
    page.macro("BI", "expo ", "NAME")
    page.text(Self.sentence(wording.nameIsEnough))
    for command in Command.allCases {
      let explained = wording.help(for: command)
      page.macro("TP")
      add(command.usage.inShell, to: &page)
      page.text(Self.sentence(explained.summary))
      for paragraph in explained.description + otherNames(of: command) {
        page.macro("IP")
        page.text(paragraph)
      }
    }
  }

  /// Other names of a command; in English only those that a terminal without Korean can show.
  private func otherNames(of command: Command) -> [String] {
    let names = command.otherNames.filter { wording.language == .korean || $0.isASCII }
    return names.isEmpty ? [] : [wording.otherNames(names)]
  }

  private func addOptions(to page: inout Roff) {
    page.section(wording.options)
    page.text(wording.writingOptions)
    page.macro("SS", wording.commonOptions)
    for option in Option.common { add(option, to: &page) }
    page.macro("SS", wording.otherOptions)
    for option in Option.allCases where !Option.common.contains(option) {
      add(option, to: &page)
      page.text(Self.sentence(wording.optionOf(option.commands)))
    }
  }

  private func add(_ option: Option, to page: inout Roff) {
    page.macro("TP")
    add(option.usage, to: &page)
    page.text(Self.sentence(wording.purpose(of: option)))
  }

  private func add(_ terms: [Fact], to page: inout Roff) {
    for term in terms {
      page.macro("TP")
      page.macro("B", term.label.text)
      page.text(Self.sentence(Line(Array(term.value.joined())).text))
    }
  }

  private func add(_ usage: Usage, to page: inout Roff) {
    let operands = usage.operands
    page.macro(
      "BI", usage.names.joined(separator: ", "), operands.isEmpty ? "" : " \(operands)")
  }

  private static func sentence(_ words: String) -> String {
    words.hasSuffix(".") ? words : "\(words)."
  }
}
