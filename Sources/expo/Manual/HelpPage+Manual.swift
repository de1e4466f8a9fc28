import ExpoCore
import TerminalText

extension HelpPage {
  /// The manual page: the tables of commands and options, the help's words and its own.
  ///
  /// Sections and their order are those of man-pages(7).
  ///
  /// - Parameter keys: The keys of the browser; none for listeners, who have no use for them.
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
      .map { TableRow(command: wording.say($0.line), wording.say($0.words)) }
      .filter { wording.language == .korean || $0.label.text.isASCII }
    let usage = wording.say("[명령] [옵션]", "[command] [options]")
    return section(
      wording.say("이름", "Name"), [.paragraph("expo - \(wording.programSummary)")])
      + section(wording.say("사용법", "Synopsis"), [.paragraph("expo \(usage)")])
      + section(
        wording.say("설명", "Description"), aboutTheProgram.map(Block.paragraph(_:)))
      + section(
        wording.commandsTitle, [wording.bareWordsMeaning] + commands)
      + [
        .heading(wording.commonOptions),
        .paragraph(
          wording.say(
            "옵션은 명령의 앞이나 뒤에 둡니다. -- 뒤의 낱말은 옵션으로 읽지 않습니다.",
            "Options stand before or after the command. No word after -- is read as an option.")),
        .terms(Option.common.map(term(of:))),
      ]
      + section(wording.say("일부 명령의 옵션", "Options of some commands"), others)
      + (keys.isEmpty
        ? [] : section(wording.say("키", "Keys"), keys) + [.paragraph(wording.koreanKeyboard)])
      + section(wording.exitStatuses, wording.statusMeanings)
      + section(wording.environment, wording.variables)
      + section(wording.say("파일", "Files"), fileExamples)
      + section(wording.say("예시", "Examples"), examples)
      + section(wording.say("함께 보기", "See also"), [.paragraph("less(1), man(1)")])
  }

  private func section(_ heading: String, _ blocks: [Block]) -> [Block] {
    [.heading(heading)] + blocks
  }

  /// Paragraphs about the program as a whole.
  private var aboutTheProgram: [String] {
    [
      wording.say(
        "1900년 파리 만국박람회와 한국의 출품작과 추정작을 소개하는 도록입니다. "
          + "출품작마다 무엇을 근거로 실었는지도 밝힙니다.",
        "A catalogue of the Paris Exposition of 1900 and of its Korean exhibits, shown and presumed. "
          + "It says of each on what evidence it is here."),
      wording.say(
        "도록의 글은 프로그램 안에 들어 있습니다. "
          + "같은 형식의 JSON 파일로 만든 다른 도록도 읽을 수 있습니다.",
        "The texts are part of the program. "
          + "It also reads other catalogues in JSON files of the same format."),
      wording.say(
        "터미널보다 긴 글은 less로 한 쪽씩 보여 줍니다.",
        "Text that is longer than the terminal is shown with less."),
    ]
  }

  private var fileExamples: [TableRow] {
    [
      TableRow(
        term: "items.json",
        wording.say(
          "도록 폴더에 있는 출품작의 목록입니다", "In the folder of a catalogue: the list of the exhibits")),
      TableRow(
        term: "exposition.json",
        wording.say(
          "도록 폴더에 있는 박람회 소개입니다. 없으면 이름이 exposition으로 시작하는 JSON 파일을 읽습니다",
          "In the folder of a catalogue: the exposition. "
            + "If it is missing, the JSON file whose name begins with exposition")),
      TableRow(
        term: "~/.local/share/expo/favourites.json",
        wording.say(
          "즐겨찾기를 적어 둔 파일입니다. "
            + "XDG_DATA_HOME이 있으면 그 폴더에, macOS에서는 ~/Library/Application Support에 둡니다",
          "The favourites. "
            + "They are in XDG_DATA_HOME if it is set, on macOS in ~/Library/Application Support")),
    ]
  }
}
