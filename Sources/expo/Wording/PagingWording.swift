/// What the program says around paging.
struct PagingWording: Sendable {
  /// The built-in pager's last line: where the reader stands, and the keys to go on.
  let status: @Sendable (ScrollState) -> String
  /// The same line after `h`: all of the keys.
  let keys: String
  /// A warning; the command is already quoted.
  let cannotRun: @Sendable (_ command: String) -> String

  static let korean = PagingWording(
    status: { scroll in
      let visible = scroll.visible
      let place = "\(visible.lowerBound + 1)-\(visible.upperBound)/\(scroll.lineCount)"
      return "\(place) (\(scroll.percent)%)  스페이스 다음  b 이전  q 끝  h 도움말"
    },
    keys: "스페이스 다음 쪽  b 이전 쪽  Enter 다음 줄  k 이전 줄  g 처음  G 마지막  q 끝",
    cannotRun: { command in "페이저를 실행할 수 없어 글을 그대로 출력합니다: \(command)" }
  )
}
