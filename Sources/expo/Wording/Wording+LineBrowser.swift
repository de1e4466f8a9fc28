import TerminalText

/// What `expo browse` says if it asks line by line.
extension Wording {
  var browseQuestion: String {
    say("번호나 이름을 적으세요. 도움말은 ?:", "Type a number or a name; ? for help:")
  }
  var isFirst: String { say("처음입니다.", "This is the first.") }
  var isLast: String { say("마지막입니다.", "This is the last.") }
  var nothingRead: String {
    say("먼저 번호나 이름을 적어 하나를 읽으세요.", "Read one first: type its number or its name.")
  }

  var lineBrowserHelp: KeyHelp {
    KeyHelp(
      title: say("도움말", "Help"),
      keys: say(
        [
          ("13, 거문고", "번호나 이름으로 읽기. 0은 개요"),
          ("n", "다음"),
          ("p", "이전"),
          ("l", "목록"),
          ("s 낱말", "낱말이 나오는 글 찾기"),
          ("f", "읽은 것을 즐겨찾기에 넣기, 빼기"),
          ("o", "읽은 것의 링크 열기"),
          ("q", "끝"),
        ],
        [
          ("13, geomungo", "read by number or name; 0 is the overview"),
          ("n", "next"),
          ("p", "previous"),
          ("l", "list"),
          ("s words", "find the texts with these words"),
          ("f", "add what was read to the favourites, or remove it"),
          ("o", "open the link of what was read"),
          ("q", "quit"),
        ]),
      note: say(
        "한 글자만 적은 줄이 명령이고, 나머지는 이름입니다. 한글 자판의 같은 자리 키도 됩니다.",
        "A line of one of these letters alone is a command, all else is a name. "
          + "With the keyboard set to Korean the same keys do the same."))
  }
}
