import ExpoCore
import TerminalText

/// The words of pages about favourites.
extension Wording {
  var favourites: String { say("즐겨찾기", "Favourites") }
  var noFavourites: String { say("담아 둔 출품작이 없습니다.", "You have no favourites yet.") }
  func howToAddFavourite(_ name: String) -> String {
    say("담기 (\(name))", "To add one, for example \(name)")
  }
  /// The heading of the favourites that the catalogue no longer has.
  var absentFavourites: String { say("이 도록에 없는 출품작", "Not in this catalogue") }
  var howToRemoveFavourite: String { say("지우기", "Remove one") }
  /// The line below the list, and behind the removal of this catalogue's favourites.
  func inOtherCatalogues(_ count: Int) -> String {
    say(
      "다른 도록의 즐겨찾기 \(count.groupedDigits)개가 더 있습니다.",
      "Other catalogues have \(count.groupedDigits) more.")
  }
  /// The meaning of the mark in a list; the command that lists the favourites follows.
  var favouritesLegend: String { say("* 표시는 즐겨찾기", "* marks a favourite") }
  /// The label on the page of an item that is a favourite, and its value.
  var favourite: String { say("즐겨찾기", "Favourite") }
  var isKept: String { say("담아 둔 출품작입니다.", "This is one of your favourites.") }
}

/// The words for changes of favourites, and for why one did not change.
extension Wording {
  /// The change of one of several names; the name precedes it.
  var added: String { say("즐겨찾기에 담았습니다", "added to your favourites") }
  var alreadyKept: String { say("이미 즐겨찾기에 있습니다", "already one of your favourites") }
  var removed: String { say("즐겨찾기에서 지웠습니다", "removed from your favourites") }
  var notKept: String { say("즐겨찾기에 없습니다", "not one of your favourites") }

  var cleared: String { say("즐겨찾기를 모두 지웠습니다.", "Removed all favourites.") }
  var nothingToClear: String { say("지울 즐겨찾기가 없습니다.", "There are no favourites to remove.") }
  func clearQuestion(_ count: Int) -> String {
    say(
      "즐겨찾기 \(count.groupedDigits)개를 모두 지울까요? (예/아니요)",
      "Remove \(count == 1 ? "1 favourite" : "all \(count.groupedDigits) favourites")? (yes/no)")
  }
  /// The question if the file is damaged.
  var startOverQuestion: String {
    say(
      "즐겨찾기 파일을 읽을 수 없습니다. 비우고 새로 시작할까요? (예/아니요)",
      "The file of favourites cannot be read. Empty it and start over? (yes/no)")
  }
  /// The answers that mean yes in either language, in lower case; ㅛ is the key of y with the
  /// keyboard set to Korean.
  var yes: [String] { ["예", "네", "y", "yes", "ㅛ"] }
  var notCleared: String { say("지우지 않았습니다.", "Nothing was removed.") }
}
