import ExpoCore
import TerminalText

extension Pages {
  /// The page about the exposition.
  func overview(of exposition: Exposition) -> Document {
    var blocks: [Block] = [
      .lines(
        exposition.titleLines.enumerated().map { index, line in
          [Inline(line: line, index == 0 ? .title : .subtitle)]
        }),
      .lines(head(of: exposition)),
    ]
    blocks += story(
      exposition.text ?? "", illustratedBy: picture(ExpositionPicture.poster.rawValue))
    blocks.append(details(exposition.details))
    blocks += picture(
      ExpositionPicture.flag.rawValue,
      caption: isBundled
        ? wording.say("대한제국의 태극기", "The Taegeukgi, the flag of Korea")
        : wording.say("출품한 나라의 국기", "The flag of the exhibitors"))
    blocks += references(
      exposition.pictureDescription, sources: exposition.sources, links: exposition.links,
      of: Topic.overviewName)
    let itemsTitle = exposition.itemsTitle ?? wording.itemsTitle
    return blocks
      + hint(
        wording.say("\(itemsTitle) 보러 가기", "See the list (\(itemsTitle))"), .items)
  }

  /// `방문객 : 48,130,300 명`, the place and the dates, each on a line.
  private func head(of exposition: Exposition) -> [[Inline]] {
    let duration = exposition.duration ?? ""
    let period = exposition.period
    let dates = period.map { wording.period($0, written: duration) } ?? duration
    let visitors = exposition.visitors.map {
      wording.visitorCount($0, note: exposition.visitorsNote)
    }
    let facts = [
      (wording.visitors, Inline(line: visitors ?? "")),
      (wording.say("개최지", "Place"), Inline(line: exposition.location ?? "")),
      (
        wording.period,
        Inline(line: dates, spoken: period.map(wording.spokenPeriod))
      ),
    ]
    return facts.filter { !$1.text.isEmpty }.map { label, value in
      [Inline(label, .label), Inline(" : "), value]
    }
  }
}
