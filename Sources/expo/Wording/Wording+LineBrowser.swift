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

  var lineTooLong: String {
    say("줄이 너무 깁니다. 번호나 이름을 적으세요.", "That line is too long: type a number or a name.")
  }

  /// What can be typed besides the keys of the list.
  var promptRows: [(keys: String, meaning: String)] {
    say(
      [
        ("13, 거문고", "번호나 이름으로 읽기. 0은 박람회 소개"),
        ("/낱말, s 낱말", "낱말이 나오는 글 찾기"),
        ("?, h, help", "도움말"),
      ],
      [
        ("13, geomungo", "read by number or name; 0 is the overview"),
        ("/words, s words", "find the texts with these words"),
        ("?, h, help", "help"),
      ])
  }
  var promptNote: String {
    say(
      "한 글자만 적은 줄이 명령이고, 나머지는 이름입니다. 한글 자판의 같은 자리 키도 됩니다.",
      "A line of one of these letters alone is a command, all else is a name. "
        + "With the keyboard set to Korean the same keys do the same.")
  }
}
