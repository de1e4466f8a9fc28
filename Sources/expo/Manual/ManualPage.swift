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
      manual: wording.say("사용자 명령", "User Commands"))
    page.macro("ad", "l")
    page.macro("nh")
    // Sentences are as far apart as words, as Korean is written.
    page.macro("ss", "12", "0")
    page.section(wording.say("이름", "Name"))
    page.text("expo - \(wording.programSummary)")
    page.section(wording.say("사용법", "Synopsis"))
    page.macro("BI", "expo ", "[\(wording.say("명령", "command"))] [\(wording.options.lowercased())]")
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
    page.section(wording.say("파일", "Files"))
    add(wording.fileExamples, to: &page)
    page.section(wording.say("예시", "Examples"))
    add(examples, to: &page)
    page.section(wording.say("함께 보기", "See also"))
    page.macro("BR", "less", "(1),")
    page.macro("BR", "man", "(1)")
    return page.source
  }

  /// The help's examples; in English only those that a terminal without Korean can show.
  private var examples: [Fact] {
    Command.allCases.flatMap(\.row.examples)
      .map { Fact(term: wording.say($0.line), wording.say($0.words)) }
      .filter { wording.language == .korean || $0.label.text.isASCII }
  }

  private func addDescription(to page: inout Roff) {
    page.section(wording.say("설명", "Description"))
    for (number, paragraph) in wording.aboutTheProgram.enumerated() {
      if number > 0 { page.macro("PP") }
      page.text(paragraph)
    }
    page.macro("SS", wording.commandsTitle)
    page.macro("TP")
    page.macro("BI", "expo ", "NAME")
    page.text(Self.sentence(wording.nameIsEnough))
    for command in Command.allCases {
      let row = command.row
      page.macro("TP")
      add(command.usage.inShell, to: &page)
      page.text(Self.sentence(wording.say(row.summary)))
      for paragraph in row.details.map(wording.say) + wording.otherNames(row.otherNames) {
        page.macro("IP")
        page.text(Self.sentence(paragraph))
      }
    }
  }

  private func addOptions(to page: inout Roff) {
    page.section(wording.options)
    page.text(
      wording.say(
        "옵션은 명령의 앞이나 뒤에 둡니다. " + "값은 한 칸 띄우거나 =로 이어 쓰고, 같은 옵션을 거듭 쓰면 마지막 것을 따릅니다. "
          + "-- 뒤의 낱말은 옵션으로 읽지 않습니다.",
        "Options stand before or after the command. "
          + "A value follows a space or an equals sign, and a repeated option takes its last value. "
          + "No word after -- is read as an option."))
    page.macro("SS", wording.commonOptions)
    for option in Option.common { add(option, to: &page) }
    page.macro("SS", wording.say("일부 명령의 옵션", "Options of some commands"))
    for option in Option.allCases where !Option.common.contains(option) {
      add(option, to: &page)
      page.text(Self.sentence(wording.optionOf(option.commands)))
    }
  }

  private func add(_ option: Option, to page: inout Roff) {
    page.macro("TP")
    add(option.usage, to: &page)
    page.text(Self.sentence(wording.say(option.row.purpose)))
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
