/// The words of `expo browse` without a screen.
extension Wording {
  var howToGetHelp: String { say("도움말", "For help") }
  var promptNote: String {
    say(
      "이름을 쓰지 않은 open과 favourites add는 마지막에 읽은 출품작을 뜻합니다.",
      "Without a name, open and favourites add mean the exhibit that was read last.")
  }
  var howToLeave: String { say("끝내기", "To leave") }

  func purpose(of command: PromptCommand) -> String {
    switch command {
    case .next: say("그다음 글을 읽습니다", "Reads the exhibit after this one")
    case .previous: say("그 앞의 글을 읽습니다", "Reads the exhibit before this one")
    case .list: say("출품작을 모두 보여 줍니다", "Shows all exhibits")
    case .language: say("한국어(ko)나 영어(en)로 바꿉니다", "Changes to Korean (ko) or English (en)")
    case .help: say("쓸 수 있는 말을 알려 줍니다", "Says what can be typed")
    case .quit: say("browse를 마칩니다", "Leaves")
    }
  }
}
