import TerminalText

/// What a key does in the browser's list; also on its pages, if the key does nothing there itself.
enum ListAction {
  case open
  /// Go from a page to the list; in the list, take back what narrows it.
  case back
  case filter
  case next
  case previous
  case number
  case random
  case favourite
  /// Show the favourites only, or all again.
  case favourites
  case link
  case category
  case evidence
  case pictures
  case language
  case quit

  /// The one table of the keys in the list. The keys that move are those of a page.
  static let keys: [KeyBinding<ListAction>] = [
    KeyBinding(.open, ["\r", .right, "l"], ("읽기", "read")),
    KeyBinding(
      .back, [.escape, .left, "\u{7F}", "h"], ("목록", "list"),
      details: (
        "목록에서는 거르기, 즐겨찾기, 분류, 등급을 하나씩 풀기",
        "in the list it takes back filter, favourites, category and grade, one at a time"
      )),
    KeyBinding(
      .filter, ["/"], ("찾기", "find"),
      details: (
        "그 말이 든 것만 목록에 남기기. 이름은 초성, 한자, 영문 자판으로 친 한글로도",
        "exhibits with these words; a name also by initial consonants, Hanja or the other keyboard"
      )),
    KeyBinding(
      .next, ["n"], ("다음 글", "next"),
      details: (
        "글에서 찾는 중이면 다음 찾은 곳. 글 끝에서는 Space도 다음 글로",
        "in a search on a page the next match; at the end of a page Space goes on, too"
      )),
    KeyBinding(.previous, ["p"], ("이전 글", "previous")),
    KeyBinding(
      .number, Key.digits, ("번호", "number"),
      details: (
        "12 Enter는 12번 읽기, 0 Enter는 소개 읽기. 목록에서는 12만 눌러도 잠시 뒤 12번으로",
        "12 Enter reads exhibit 12, 0 Enter the overview; in the list 12 and a pause select it"
      )),
    KeyBinding(.random, ["r"], ("무작위", "a random exhibit")),
    KeyBinding(.favourite, ["*"], ("즐겨찾기에 담기, 빼기", "add to the favourites, remove")),
    KeyBinding(.favourites, ["f"], ("즐겨찾기만 보기, 모두 보기", "show the favourites only, show all")),
    KeyBinding(
      .link, ["o"], ("링크 열기", "open the link"),
      details: ("여럿이면 번호로 고르기", "of several, choose one by its number")),
    KeyBinding(.category, ["c"], ("다음 분류", "next category")),
    KeyBinding(.evidence, ["e"], ("다음 출품 등급", "next grade of evidence")),
    KeyBinding(.pictures, ["v"], ("그림 보이기, 감추기", "show pictures, hide them")),
    KeyBinding(
      .language, ["L"], ("한국어와 영어로 번갈아 읽기", "Korean and English, from one to the other")),
    KeyBinding(
      .quit, ["q", "Q"], ("종료", "quit"),
      details: ("글에서는 목록으로", "from a page to the list")),
  ]
}

extension ListAction {
  /// Whether it changes which items the list shows, or their order.
  var changesList: Bool { [.favourites, .category, .evidence].contains(self) }
}

extension KeyHelp {
  /// The help of the browser, the keys of a page first if the reader looks at one.
  static func browser(_ wording: Wording, onPage: Bool = false) -> KeyHelp {
    let list = (wording.listKeysTitle, ListAction.keys.help(wording))
    let page = (wording.pageKeysTitle, PageAction.keys.help(wording))
    return KeyHelp(sections: onPage ? [page, list] : [list, page], note: wording.koreanKeys)
  }

  /// The keys of the browser, in letters that every terminal shows.
  static func manual(_ wording: Wording) -> KeyHelp {
    func plain(_ rows: [Fact]) -> [Fact] {
      let arrows: [Character: String] = ["↑": "Up", "↓": "Down", "←": "Left", "→": "Right"]
      return rows.map { row in
        let keys = row.label.text.map { arrows[$0] ?? String($0) }.joined()
        return Fact(label: Inline(keys, .command), value: row.value)
      }
    }
    return KeyHelp(
      sections: [
        (wording.pageKeysTitle, plain(PageAction.keys.help(wording))),
        (wording.listKeysTitle, plain(ListAction.keys.help(wording))),
      ],
      note: wording.koreanKeyboard)
  }
}
