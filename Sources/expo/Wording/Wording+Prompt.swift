/// What `expo browse` says where it has no screen.
extension Wording {
  var promptQuestion: String { say("도움말: help>", "For help: help>") }
  var promptExamples: String { say("3, 거문고", "3, geomungo") }
  var promptNote: String {
    say(
      "이름을 쓰지 않은 open과 favourites add는 마지막에 읽은 출품작을 뜻합니다.",
      "Without a name, open and favourites add mean the exhibit that was read last.")
  }
  var howToLeave: String { say("끝내기", "To leave") }

  func purpose(of command: PromptCommand) -> String {
    switch command {
    case .next: say("다음 글", "the next exhibit")
    case .previous: say("이전 글", "the previous exhibit")
    case .list: say("목록", "the list")
    case .language: say("한국어(ko)나 영어(en)로 바꾸기", "change to Korean (ko) or English (en)")
    case .help: say("도움말", "this help")
    case .quit: say("끝내기", "leave")
    }
  }
}
