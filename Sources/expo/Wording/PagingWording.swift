import TerminalText

/// What the program says around paging.
struct PagingWording: Phrases {
  let language: Language

  /// The built-in pager's place in the text, in its last line.
  func place(_ visible: Range<Int>, of count: Int, percent: Int) -> String {
    "\(visible.lowerBound + 1)-\(visible.upperBound)/\(count) (\(percent)%)"
  }

  /// The keys beside it, the most important last.
  var statusKeys: [String] {
    say(
      ["스페이스 다음", "b 이전", "/ 찾기", "q 끝", "h 도움말"],
      ["Space next", "b back", "/ find", "q quit", "h help"])
  }
  var searchKeys: [String] {
    say(["n 다음", "N 이전", "Esc 그만"], ["n next", "N previous", "Esc end"])
  }
  var helpKeys: [String] { say(["q 돌아가기"], ["q back"]) }

  func notFound(_ query: String) -> String {
    say("‘\(query)’: 이 글에 없습니다", "‘\(query)’: not in this text")
  }

  /// All keys of the built-in pager.
  var help: KeyHelp {
    KeyHelp(
      title: say("도움말", "Help"),
      keys: say(
        [
          ("스페이스 f →", "다음 쪽 (PgDn도)"),
          ("b ←", "이전 쪽 (PgUp도)"),
          ("d u", "반 쪽씩"),
          ("Enter j ↓", "다음 줄"),
          ("k ↑", "이전 줄"),
          ("g G", "처음, 마지막 (Home End도)"),
          ("/ ?", "아래로, 위로 찾기"),
          ("n N", "다음 찾기, 반대로 찾기. Esc는 그만"),
          ("h", "도움말"),
          ("q", "끝"),
        ],
        [
          ("Space f →", "next page (also PgDn)"),
          ("b ←", "previous page (also PgUp)"),
          ("d u", "half a page"),
          ("Enter j ↓", "next line"),
          ("k ↑", "previous line"),
          ("g G", "start, end (also Home End)"),
          ("/ ?", "find forward, backward"),
          ("n N", "find again, the other way; Esc ends"),
          ("h", "help"),
          ("q", "quit"),
        ]),
      note: say(
        "한글 자판에서도 같은 자리의 글쇠가 같은 일을 합니다(ㅓ는 j, ㅏ는 k). G와 N은 영문 자판에서만 됩니다.",
        "With the keyboard set to Korean the same keys do the same (ㅓ is j, ㅏ is k), except G and N."
      ))
  }

  /// The label of the line on the normal screen after a pager has closed.
  var nextStep: String { say("다음", "Next") }

  /// A warning; the command is quoted.
  func crashed(_ command: String, signal: Int32) -> String {
    say(
      "페이저가 비정상으로 끝났습니다(신호 \(signal)): \(command)",
      "The pager ended abnormally (signal \(signal)): \(command)")
  }

  /// A warning; the command is quoted.
  func cannotRun(_ command: String) -> String {
    say(
      "페이저를 실행할 수 없어 글을 그대로 출력합니다: \(command)",
      "The pager cannot be run, so the text is printed as it is: \(command)")
  }
}
