import ExpoCore
import TerminalText

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
