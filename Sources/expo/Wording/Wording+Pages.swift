import ExpoCore
import TerminalText

/// The pages' own words.
extension Wording {
  /// What lists call the exposition itself.
  var overview: String { say("소개", "Overview") }
  var picture: String { say("그림 설명", "Picture") }
  var groundsAndLimits: String { say("근거와 한계", "The evidence") }

  var itemsTitle: String { say("출품작", "Exhibits") }
  /// The heading of a list: its title, the conditions that its items meet, and their number.
  func heading(
    _ title: String, _ count: Int, _ role: Inline.Role = .title, conditions: [String] = []
  ) -> Inline {
    let listed = conditions.isEmpty ? "" : ": " + conditions.joined(separator: ", ")
    let digits = count.groupedDigits
    return Inline(
      line: "\(title)\(listed) (\(digits))", role,
      spoken: say("\(title)\(listed), \(digits)개", "\(title)\(listed), \(digits) in all"))
  }
  var noItems: String { say("이 목록에는 출품작이 없습니다.", "This list has no exhibits.") }

  /// The words for listeners before an excerpt that is not a fact with its label: its source.
  func spokenSource(_ key: String) -> String {
    switch Item.CodingKeys(rawValue: key) {
    case .evidenceNote: "\(groundsAndLimits): "
    case .pictureDescription: "\(picture): "
    case .shortDescription: ""
    default: say("본문에서: ", "In the text: ")
    }
  }
  func places(_ count: Int) -> String {
    say("찾은 말 \(count.groupedDigits)곳", "\(count.groupedDigits) matches")
  }
  func readHint(_ name: String) -> String {
    say("이름이나 번호로 읽어 보기 (\(name))", "To read one, for example \(name)")
  }
}

/// Words for listeners alone.
extension Wording {
  func spokenPeriod(_ period: Period) -> String {
    say(
      "\(period.start.text(in: language))부터 \(period.end.text(in: language))까지",
      "\(period.start.text(in: language)) to \(period.end.text(in: language))")
  }
}

/// The words of pages about favourites.
extension Wording {
  var favourites: String { say("즐겨찾기", "Favourites") }
  /// The line below the list, and after the removal of this catalogue's favourites.
  func inOtherCatalogues(_ count: Int) -> String {
    say(
      "다른 도록의 즐겨찾기 \(count.groupedDigits)개가 더 있습니다.",
      "Other catalogues have \(count.groupedDigits) more.")
  }
}

/// The words for changes of favourites, and for why one did not change.
extension Wording {
  /// The change of one of several names; the name precedes it.
  var added: String { say("즐겨찾기에 담았습니다", "added to your favourites") }
  var removed: String { say("즐겨찾기에서 지웠습니다", "removed from your favourites") }
}
