/// What the program says around paging.
struct PagingWording: Phrases {
  let language: Language

  /// The built-in pager's last line: the place in the text, and the keys that move on.
  func status(_ place: String) -> String {
    say(
      "\(place)  스페이스 다음  b 이전  q 끝  h 도움말", "\(place)  Space next  b back  q quit  h help")
  }

  /// The same line after `h`: all of the keys.
  var keys: String {
    say(
      "스페이스 다음 쪽  b 이전 쪽  Enter 다음 줄  k 이전 줄  g 처음  G 마지막  q 끝",
      "Space next page  b page back  Enter next line  k line back  g start  G end  q quit")
  }

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
