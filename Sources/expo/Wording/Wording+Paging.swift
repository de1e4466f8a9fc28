import TerminalText

/// What the program says around paging.
extension Wording {
  /// The place in the text, in the last line of the built-in pager.
  func place(_ visible: Range<Int>, of count: Int, percent: Int) -> String {
    "\(visible.lowerBound + 1)-\(visible.upperBound)/\(count) (\(percent)%)"
  }

  /// The keys beside it, the most important last.
  var statusKeys: [String] {
    say(
      ["Space 다음", "b 이전", "/ 찾기", "q 종료", "? 도움말"],
      ["Space next", "b back", "/ find", "q quit", "? help"])
  }
  /// The keys while a search is active, the first one before all.
  var endSearch: String { say("Esc 취소", "Esc end") }
  var searchKeys: [String] { say(["N 이전", "n 다음"], ["N previous", "n next"]) }
  var helpKeys: String { say("Esc 돌아가기", "Esc back") }

  func notFound(_ query: String) -> String {
    say("‘\(query)’: 이 글에 없습니다", "‘\(query)’: not in this text")
  }

  var helpTitle: String { say("도움말", "Help") }

  /// All keys of the built-in pager.
  var pagerHelp: KeyHelp {
    KeyHelp(
      title: helpTitle,
      keys: say(
        [
          ("Space f →", "다음 쪽 (PgDn도)"),
          ("b ←", "이전 쪽 (PgUp도)"),
          ("Enter j ↓", "다음 줄"),
          ("k ↑", "이전 줄"),
        ],
        [
          ("Space f →", "next page (also PgDn)"),
          ("b ←", "previous page (also PgUp)"),
          ("Enter j ↓", "next line"),
          ("k ↑", "previous line"),
        ]) + movingKeys + [("/", findingKeys)]
        + say(
          [("? h", "도움말"), ("q", "종료")],
          [("? h", "help"), ("q", "quit")]),
      note: say(
        "한글 자판에서도 같은 자리의 키가 같은 일을 합니다(ㅓ는 j, ㅏ는 k). G와 N은 영문 자판에서만 됩니다.",
        "With the keyboard set to Korean the same keys do the same (ㅓ is j, ㅏ is k), except G and N."
      ))
  }

  /// The keys that scroll, in the pager as in the browser.
  var movingKeys: [(keys: String, meaning: String)] {
    say(
      [("d u", "반 쪽씩"), ("g G", "처음, 끝 (Home End도)")],
      [("d u", "half a page"), ("g G", "start, end (also Home End)")])
  }

  /// What `/` does on a page.
  var findingKeys: String {
    say(
      "글에서 찾기. n N은 다음과 이전, Esc는 취소",
      "find in the text; n N next and previous, Esc ends")
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
