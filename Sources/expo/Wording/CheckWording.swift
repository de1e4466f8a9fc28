/// What `expo check` says beside its findings.
struct CheckWording: Sendable {
  let summary: @Sendable (_ errors: Int, _ warnings: Int) -> String
  let spokenPlace: @Sendable (_ path: String, _ line: Int, _ column: Int) -> String

  static let korean = CheckWording(
    summary: { errors, warnings in
      errors + warnings == 0
        ? "잘못된 곳이 없습니다" : "오류 \(errors)개, 경고 \(warnings)개"
    },
    spokenPlace: { "\($0) 파일 \($1)번째 줄 \($2)번째 글자." }
  )
}
