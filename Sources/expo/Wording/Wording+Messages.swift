import ExpoCore
import TerminalText

/// The program's words about itself and around its output.
extension Wording {
  var error: String { say("오류", "error") }
  var warning: String { say("경고", "warning") }
}

/// That a list is cut.
extension Wording {
  func andMore(_ count: Int) -> String {
    say("이 밖에 \(count.groupedDigits)개가 더 있습니다", "and \(count.groupedDigits) more")
  }
}
