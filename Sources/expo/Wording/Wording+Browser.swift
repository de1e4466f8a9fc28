import ExpoCore
import TerminalText

/// The browser's own words.
extension Wording {
  var overview: String { say("소개", "Overview") }
}

/// The status line.
extension Wording {
  var isFirst: String { say("처음입니다.", "This is the first.") }
  var isLast: String { say("마지막입니다.", "This is the last.") }
  func onlySimilar(_ query: String) -> String {
    say("\(query): 없음, 비슷한 이름", "\(query): not found, similar names")
  }
  func found(_ count: Int) -> String {
    say("\(count.groupedDigits)개", "\(count.groupedDigits) found")
  }
  /// Behind the key, before what narrows the list.
  var undo: String { say("풀기", "take back") }
}

/// Messages, until the next key.
extension Wording {
  func notListed(_ number: Int) -> String {
    say("\(number)번은 지금 목록에 없습니다", "Number \(number) is not in this list")
  }
  /// A question, to be answered by a digit.
  var whichLink: String { say("어느 링크를 열까요?", "Which link?") }
  var showsPictures: String { say("그림을 보입니다", "Pictures are shown") }
  var hidesPictures: String { say("그림을 감춥니다", "Pictures are hidden") }
  var noPictureHere: String {
    say(
      "그림을 켰지만, 이 글에는 그림이 없거나 화면이 좁습니다",
      "Pictures are on, but this page has none or is too narrow")
  }
  var cannotShowPictures: String {
    say(
      "그림을 보일 수 없습니다. 색이 꺼졌거나 터미널이 그리지 못합니다",
      "No pictures here: colours are off, or the terminal cannot draw them")
  }

  /// Before the link's name and address.
  var openedLink: String { say("열었습니다", "Opened") }
  /// Beside the address.
  var opened: String { say("열었습니다", "opened") }
}
