import ExpoCore
import TerminalText

extension Document {
  static func overview(of exposition: Exposition, in context: PageContext) -> Document {
    let wording = context.wording
    var blocks: [Block] = [
      .title(
        exposition.titleLines.enumerated().map { index, line in
          Inline(foreignLine: line, index == 0 ? .title : .subtitle)
        })
    ]
    let facts = facts(of: exposition, wording: wording)
    let details = telling(
      exposition.details,
      beside: exposition.title.split(separator: "\n").map(String.init)
        + [exposition.location, exposition.duration])
    blocks += table(facts)
    blocks += story(
      exposition.description,
      illustratedBy: context.picture(ExpositionPicture.poster.rawValue))
    blocks += table(details.filter { !$0.isLong }.map(Fact.init))
    blocks += table(
      pictureFacts(exposition.imageDescription, wording: wording)
        + details.filter(\.isLong).map(Fact.init)
        + linkFacts(
          exposition.links,
          opener: context.command(["open", Command.overview.name]),
          wording: wording))
    blocks += context.picture(
      ExpositionPicture.flag.rawValue,
      caption: context.isBundled
        ? wording.koreanFlagCaption : wording.flagCaption)
    let itemsTitle = exposition.itemsTitle ?? wording.itemsTitle
    blocks.append(
      .hint(Inline(foreignLine: wording.goToItems(itemsTitle)), command: context.command(["items"]))
    )
    return Document(blocks)
  }

  private static func facts(of exposition: Exposition, wording: Wording) -> [Fact] {
    let period = Period(exposition.duration)
    let note = exposition.visitorsNote.map { " (\($0))" } ?? ""
    let visitors = wording.visitorCount(exposition.visitors) + note
    return [
      Fact(own: wording.visitors, visitors),
      Fact(own: wording.location, exposition.location),
      Fact(
        own: wording.period,
        period.map { wording.period($0, written: exposition.duration) } ?? exposition.duration,
        spoken: period.map { "\(wording.period): \(wording.spokenPeriod($0))." }
      ),
    ].filter { !$0.value.isEmpty }
  }
}
