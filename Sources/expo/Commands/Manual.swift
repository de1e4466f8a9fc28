import ExpoCore

extension Command {
  static let manual = Command(
    name: "manual",
    otherNames: ["man", "매뉴얼"],
    summary: ("매뉴얼 페이지를 보여 줍니다", "Shows the manual page"),
    details: [
      (
        "터미널에서는 man으로 보여 주고, 파이프나 파일에는 man(7) 매크로로 쓴 그대로 출력합니다.",
        "Shows it with man on a terminal, and prints its man(7) macros into a pipe or a file."
      )
    ],
    examples: [
      Example("파일에 담습니다", "Save it for man", "expo manual > expo.1")
    ]
  ) { run, _ in run.manual() }
}

extension Invocation {
  /// `expo manual`: a page for `man`, which shows it on a terminal if it can.
  func manual() -> Output {
    let manual = help.manual(settings.isAccessible ? [] : KeyBinding.rows(wording))
    let page = Array(
      Roff(manual, manual: wording.say("사용자 명령", "User Commands")).source.utf8)
    if settings.isAccessible { return .document(manual) }
    if !context.output.isTerminal { return .bytes(page) }
    // `man` leaves out what the locale cannot write.
    let man = PagerCommand("LC_ALL=C.UTF-8 man -l - 2>/dev/null")
    if settings.pager != nil, man.show(page, environment: context.environment) {
      return .bytes([])
    }
    return .document(manual)
  }
}
