import ExpoCore
import TerminalText

/// What the browser says in words of its own.
extension Wording {
  var overview: String { say("박람회 소개", "Overview") }

  var orderByName: String { say("이름순", "by name") }
  var orderByEvidence: String { say("출품 확실한 순", "by evidence") }
}

/// The status line.
extension Wording {
  /// The keys that matter most, the last one the most.
  var listKeys: [String] {
    say(
      ["Enter 열기", "/ 찾기", "q 종료", "? 도움말"],
      ["Enter open", "/ find", "q quit", "? help"])
  }
  var pageKeys: [String] {
    say(["n 다음", "p 이전", "? 도움말"], ["n next", "p previous", "? help"])
  }
  /// The key that stands before those of a page.
  var back: String { say("Esc 목록", "Esc list") }

  func filtered(_ query: String) -> String { say("‘\(query)’", "‘\(query)’") }
  func number(_ digits: Int) -> String { say("번호 \(digits)_", "Number \(digits)_") }
  func found(_ count: Int) -> String {
    say("\(count.groupedDigits)개", "\(count.groupedDigits) found")
  }
  var noRows: String { say("보여 줄 출품작이 없습니다", "No exhibits to show") }
}

/// Messages, until the next key.
extension Wording {
  func notListed(_ number: Int) -> String {
    say("\(number)번은 지금 목록에 없습니다", "Number \(number) is not in this list")
  }
  var overviewIsNoFavourite: String {
    say("박람회 소개는 즐겨찾기에 담을 수 없습니다", "The overview cannot be a favourite")
  }
  func favourite(_ isAdded: Bool) -> String {
    isAdded
      ? say("즐겨찾기에 담았습니다", "Added to the favourites")
      : say("즐겨찾기에서 지웠습니다", "Removed from the favourites")
  }
  var showsPictures: String { say("그림을 보입니다", "Pictures are shown") }
  var hidesPictures: String { say("그림을 감춥니다", "Pictures are hidden") }
  var noPictureHere: String {
    say(
      "그림을 켰지만, 이 글에는 그림이 없거나 화면이 좁습니다",
      "Pictures are on, but this page has none or is too narrow")
  }
  var cannotShowPictures: String {
    say("이 터미널에는 그림을 보일 수 없습니다", "Pictures cannot be shown on this terminal")
  }

  /// What became of an address, beside it.
  var opened: String { say("열었습니다", "opened") }
  var noLinkOpener: String { say("열 프로그램이 없습니다", "no program opens it") }
  func linkOpenerFailed(_ command: String) -> String {
    say("\(command): 실행하지 못했습니다", "\(command) could not open it")
  }
  var addressTooLong: String { say("주소가 너무 깁니다", "the address is too long") }
}

extension Wording {

  var browserHelp: KeyHelp { KeyHelp(title: helpTitle, keys: keys, note: koreanKeys) }

  private var keys: [(keys: String, meaning: String)] {
    say(
      [
        ("↓ ↑ j k", "목록에서 옮기기, 글에서 한 줄씩 넘기기"),
        ("Space b", "다음 쪽, 이전 쪽 (PgDn PgUp도)"),
      ],
      [
        ("↓ ↑ j k", "move in the list, scroll the page by lines"),
        ("Space b", "next page, previous page (also PgDn PgUp)"),
      ]) + movingKeys
      + say(
        [
          ("Enter → l", "출품작 읽기"),
          ("Esc ← h", "목록으로 돌아가기"),
          ("n p", "다음 출품작, 이전 출품작"),
          ("숫자", "그 번호로 가기, 0은 박람회 소개"),
          ("/", "목록에서: 이름(초성, 다른 이름, 한자, 영문 자판으로 친 한글도)과 본문으로 거르기. Enter로 고정하고 Esc로 풀기"),
        ],
        [
          ("Enter → l", "read the exhibit"),
          ("Esc ← h", "back to the list"),
          ("n p", "next exhibit, previous exhibit"),
          ("digits", "go to that number; 0 is the overview"),
          (
            "/",
            "in the list: filter by name (also initial consonants, aliases, Hanja, Korean keys) and "
              + "text; Enter keeps the filter, Esc clears it"
          ),
        ]) + [("/", findingKeys)]
      + say(
        [
          ("f", "즐겨찾기에 담기, 지우기"),
          ("o", "링크 열기"),
          ("r", "무작위로 보기"),
          ("c e s", "다음 분류, 다음 출품 등급, 다음 정렬"),
          ("v", "그림을 보이기, 감추기"),
          ("L", "한국어와 영어"),
          ("? q", "도움말, 종료"),
        ],
        [
          ("f", "add to the favourites, remove"),
          ("o", "open the link"),
          ("r", "a random exhibit"),
          ("c e s", "next category, next grade of evidence, next order"),
          ("v", "show pictures, hide them"),
          ("L", "Korean and English"),
          ("? q", "help, quit"),
        ])
  }
  private var koreanKeys: String {
    say(
      "한글 자판에서도 같은 자리의 키가 같은 일을 합니다(ㅓ는 j, ㅏ는 k). G, N, L은 영문 자판에서만 됩니다.",
      "With the keyboard set to Korean the same keys do the same (ㅓ is j, ㅏ is k), "
        + "except G, N and L.")
  }
}
