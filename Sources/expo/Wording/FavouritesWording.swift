import ExpoCore

/// What the pages say about favourites.
struct FavouritesPageWording: Phrases {
  let language: Language

  var title: String { say("즐겨찾기", "Favourites") }
  var none: String { say("담아 둔 출품작이 없습니다.", "You have no favourites yet.") }
  var howToAdd: String { say("담기", "Add one") }
  /// The heading of the favourites that the catalogue no longer has.
  var absent: String { say("이 도록에 없는 출품작", "Not in this catalogue") }
  /// A line below the list.
  func inOtherCatalogues(_ count: Int) -> String {
    say(
      "다른 도록의 즐겨찾기 \(count)개는 여기에 없습니다.",
      count == 1
        ? "1 favourite from another catalogue is not listed."
        : "\(count) favourites from other catalogues are not listed.")
  }
  var howToRemove: String { say("지우기", "Remove one") }
  /// What the mark in a list means; the command that lists the favourites follows.
  var legend: String { say("* 표시는 즐겨찾기", "* marks a favourite") }
  /// The label on the page of an item that is a favourite, and its value.
  var label: String { say("즐겨찾기", "Favourite") }
  var isKept: String { say("담아 둔 출품작입니다.", "This is one of your favourites.") }
}

/// What the program says when favourites change, and why one did not.
///
/// Foreign words come quoted and paths neutralised.
struct FavouritesWording: Phrases {
  let language: Language

  /// What was done with one of several names; the name stands before it.
  var added: String { say("즐겨찾기에 담았습니다", "added to your favourites") }
  var alreadyKept: String { say("이미 즐겨찾기에 있습니다", "already one of your favourites") }
  var removed: String { say("즐겨찾기에서 지웠습니다", "removed from your favourites") }
  func removedElsewhere(_ catalogue: String) -> String {
    say(
      "즐겨찾기에서 지웠습니다 (다른 도록: \(catalogue))",
      "removed from your favourites (another catalogue: \(catalogue))")
  }
  var notKept: String { say("즐겨찾기에 없습니다", "not one of your favourites") }

  func cleared(_ count: Int) -> String {
    say("즐겨찾기 \(count)개를 모두 지웠습니다.", "Removed \(English.count(count, "favourite")).")
  }
  func othersStay(_ count: Int) -> String {
    say(
      "다른 도록의 즐겨찾기 \(count)개는 그대로 있습니다.",
      count == 1
        ? "1 favourite from another catalogue stays."
        : "\(count) favourites from other catalogues stay.")
  }
  var nothingToClear: String { say("지울 즐겨찾기가 없습니다.", "There are no favourites to remove.") }
  func question(_ count: Int) -> String {
    say(
      "즐겨찾기 \(count)개를 모두 지울까요? (예/아니요)",
      "Remove \(count == 1 ? "1 favourite" : "all \(count) favourites")? (yes/no)")
  }
  /// The answers that mean yes in either language, in lower case; ㅛ is the key of y with the
  /// keyboard set to Korean.
  var yes: [String] { ["예", "네", "y", "yes", "ㅛ"] }
  var notCleared: String { say("지우지 않았습니다.", "Nothing was removed.") }
  var needsYes: String {
    say(
      "터미널이 아닌 곳에서는 물을 수 없으므로 --yes가 있어야 모두 지웁니다",
      "Outside a terminal nobody can be asked: removing all favourites needs --yes")
  }
  var clearUnasked: String { say("묻지 않고 지우기", "Remove without asking") }

  func unknownAction(_ word: String) -> String {
    say(
      "favourites 뒤에는 add, remove, clear 가운데 하나를 써야 합니다. "
        + "\(Particle.topic.join(word)) 쓸 수 없습니다",
      "favourites takes add, remove or clear, not \(word)")
  }
  func missingName(_ action: String) -> String {
    say("favourites \(action) 명령에는 이름이 있어야 합니다", "favourites \(action) needs a name")
  }
  func unexpectedWord(_ word: String, _ action: String) -> String {
    say(
      "favourites \(action) 명령에 \(Particle.topic.join(word)) 필요 없습니다",
      "favourites \(action) takes no \(word)")
  }
  func withoutIdentifier(_ name: String) -> String {
    say(
      "\(name)에는 image_name이 없어 즐겨찾기에 담을 수 없습니다",
      "\(name) has no image_name and cannot be a favourite")
  }

  func setAside(_ path: String) -> String {
    say(
      "즐겨찾기 파일이 손상되어 다른 이름으로 옮겨 두었습니다: \(path)",
      "The file of favourites is damaged and has been renamed: \(path)")
  }
  var noPlace: String { say("즐겨찾기를 둘 폴더를 알 수 없습니다", "There is no folder for the favourites") }
  var givePlace: String {
    say(
      "환경 변수 HOME이나 XDG_DATA_HOME에 절대 경로를 정해 주세요",
      "Set the variable HOME or XDG_DATA_HOME to an absolute path")
  }
  func newer(_ path: String, _ version: Int) -> String {
    say(
      "더 새로운 expo가 쓴 즐겨찾기 파일(버전 \(version))이라 읽지도 고치지도 않습니다: \(path)",
      "A newer expo wrote this file of favourites (version \(version)); it is left alone: \(path)")
  }
  var renew: String { say("expo를 새 버전으로 바꾸면 읽을 수 있습니다", "Update expo to read it") }
  func unreadable(_ path: String, _ reason: String) -> String {
    say(
      "즐겨찾기를 읽을 수 없습니다: \(path): \(reason)", "The favourites cannot be read: \(path): \(reason)")
  }
  func notWritten(_ path: String, _ reason: String) -> String {
    say(
      "즐겨찾기를 저장할 수 없습니다: \(path): \(reason)",
      "The favourites cannot be saved: \(path): \(reason)")
  }
  var nothingLost: String { say("이미 담아 둔 즐겨찾기는 그대로 있습니다", "The favourites that you had are safe") }

  func placeNotUTF8(_ variable: String) -> String {
    say(
      "환경 변수 \(variable)의 경로가 UTF-8이 아니어서 즐겨찾기를 쓸 수 없습니다",
      "The path in \(variable) is not UTF-8, so there is no place for favourites")
  }

  func tooLarge(_ path: String, _ bytes: Int) -> String {
    say(
      "즐겨찾기 파일이 너무 큽니다(\(VisitorCount.text(bytes))바이트). 16MiB까지 읽고 씁니다: \(path)",
      "The favourites file is too large (\(VisitorCount.text(bytes)) bytes, at most 16 MiB): "
        + path)
  }

  /// A warning.
  var waiting: String {
    say(
      "다른 프로그램이 즐겨찾기를 고치고 있어 잠시 기다립니다",
      "Waiting for another program to finish changing the favourites")
  }

  func busy(_ path: String) -> String {
    say(
      "다른 프로그램이 즐겨찾기를 붙잡고 있어 고치지 못했습니다: \(path)",
      "Another program keeps the favourites locked: \(path)")
  }

  var tryLater: String { say("잠시 뒤에 다시 해 보세요", "Try again later") }
}
