import ExpoCore
import TerminalText

extension Pages {
  /// The page about the exposition; throws if the catalogue has none.
  func overview() throws -> Document {
    let exposition = try catalogue.overview()
    let itemsTitle = exposition.itemsTitle ?? wording.itemsTitle
    let list = hint(wording.say("\(itemsTitle) 보러 가기", "See the list (\(itemsTitle))"), .items)
    return [
      .lines(titleLines(of: exposition)),
      .lines(figures(of: exposition).map(Self.line(of:))),
    ] + list + length(of: exposition.text, exposition)
      + picture(ExpositionPicture.poster.rawValue)
      + text(exposition.text ?? "", notes: exposition.sources.count)
      + [facts(of: exposition)]
      + picture(ExpositionPicture.flag.rawValue, caption: exposition.flag?.label)
      + [.lines([sourcesHint(of: .exposition, exposition)])] + list
  }

  /// The front page: the title, the figures, the poster beside the names, and what to do next.
  func front() -> Document {
    let figures = exposition.map(figures) ?? []
    let visitors = figures.filter { $0.label == wording.say(Field.visitors) }.map(Self.line(of:))
    let rest = figures.dropFirst(visitors.count).map { [$0.value] }
    let commands = wording.commands
    let byEar = commands.command(.help, [Option.accessible.helpTopic]).map { command in
      let words = wording.say("화면 낭독기: ", "By screen reader: ")
      return [Inline(words, spoken: ""), Inline(command.text, .command, spoken: "")]
    }
    let example = catalogue.shortestNames(of: Array(items.indices.suffix(1)), shownAs: \.name).first
    let read = example.flatMap { commands.command(nil, [$0]) }
    let story = exposition == nil ? nil : commands.command(.overview)
    return [
      .lines(
        (exposition.map(titleLines) ?? []) + visitors
          + [Array(rest.joined(separator: [.separator]))]),
      .heading([
        wording.heading(exposition?.itemsTitle ?? wording.itemsTitle, items.count, .heading)
      ]),
      .names(
        items.indices.map { index in
          let item = items[index]
          return ListEntry(
            number: index + 1, name: Inline(line: item.name, .name),
            text: [Inline(line: item.shortDescription)])
        }, beside: picture(named: ExpositionPicture.poster.rawValue),
        more: { [wording] in wording.andMore($0) }),
      .lines([
        wording.line([
          (wording.say("이름이나 번호로 읽기", "Read one by name or number"), read),
          (wording.say("박람회 이야기", "The story"), story),
        ]),
        wording.line([
          (wording.say("둘러보기", "Browse"), commands.command(.browse)),
          (wording.say("도움말", "Help"), commands.command(.help)),
        ]) + (byEar.map { [.separator] + $0 } ?? []),
      ]),
    ]
  }

  private func titleLines(of exposition: Exposition) -> [[Inline]] {
    exposition.titleLines.enumerated().map { index, line in
      [Inline(line: line, index == 0 ? .title : .subtitle)]
    }
  }

  /// The visitors, the place and the dates, each with its label.
  private func figures(of exposition: Exposition) -> [(label: String, value: Inline)] {
    let dates = exposition.dates(in: wording.language)
    let visitors = exposition.visitorCount(in: wording.language)
    return [
      (wording.say(Field.visitors), Inline(line: visitors ?? "")),
      (wording.say(Field.place), Inline(line: exposition.location ?? "")),
      (
        wording.say(Field.period),
        Inline(line: dates ?? "", spoken: exposition.period.map(wording.spokenPeriod))
      ),
    ].filter { !$1.text.isEmpty }
  }

  private static func line(of figure: (label: String, value: Inline)) -> [Inline] {
    [Inline(figure.label, .label), Inline(" : ", spoken: ": "), figure.value]
  }
}
