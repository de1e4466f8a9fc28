/// An action of a key on a page of the browser.
enum PageAction: Equatable {
  case move(PageView.Move)
  case find
  case nextMatch
  case previousMatch
  /// Type a digit of the number before another key.
  case digit
  case cancel
  case help
  case quit
  /// Draw everything again, also what did not change, which ``FullScreen`` does.
  case redraw

  /// The one table of the keys on a page.
  static let keys: [KeyBinding<PageAction>] = [
    KeyBinding(.move(.pageDown), [" ", "f", "\u{6}", .pageDown], ("다음 쪽", "next page")),
    KeyBinding(.move(.pageUp), ["b", "\u{2}", .pageUp], ("이전 쪽", "previous page")),
    KeyBinding(.move(.halfDown), ["d", "\u{4}"], ("반 쪽 아래", "half a page down")),
    KeyBinding(.move(.halfUp), ["u", "\u{15}"], ("반 쪽 위", "half a page up")),
    KeyBinding(.move(.lineDown), ["j", "\r", "\u{5}", "\u{E}", .down], ("다음 줄", "next line")),
    KeyBinding(.move(.lineUp), ["k", "\u{19}", "\u{10}", .up], ("이전 줄", "previous line")),
    KeyBinding(.move(.top), ["g", .home], ("처음", "start")),
    KeyBinding(.move(.bottom), ["G", .end], ("끝", "end")),
    KeyBinding(
      .move(.percent), ["%"], ("몇 퍼센트 자리로", "to a percentage"),
      details: ("50%는 한가운데", "50% is the middle")),
    KeyBinding(
      .digit, Key.digits, ("숫자", "number"),
      details: (
        "5j는 다섯 줄 아래, 3 Space는 세 쪽 아래, 40G는 40번째 줄, 50%는 한가운데",
        "5j goes five lines down, 3 Space three pages, 40G to line 40, 50% to the middle"
      )),
    KeyBinding(.find, ["/"], ("찾기", "find")),
    KeyBinding(.nextMatch, ["n"], ("다음 찾기", "next match")),
    KeyBinding(.previousMatch, ["N"], ("이전 찾기", "previous match")),
    KeyBinding(.cancel, [.escape], ("찾기 끝", "end the search")),
    KeyBinding(.help, ["?", .f1], ("도움말", "help")),
    KeyBinding(.quit, ["q", "Q"], ("닫기", "close")),
    KeyBinding(.redraw, ["\u{C}"], ("화면 다시 그리기", "draw the screen again")),
  ]
}
