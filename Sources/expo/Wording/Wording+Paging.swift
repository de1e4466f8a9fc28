import TerminalText

/// The words around paging.
extension Wording {
  func notFound(_ query: String) -> String {
    say("‘\(query)’: 이 글에서 찾을 수 없습니다", "‘\(query)’: not found in this text")
  }

  /// The number that is typed before another key.
  func number(_ digits: Int) -> String { say("번호 \(digits)_", "Number \(digits)_") }

  var isStartOfText: String { say("글의 처음입니다.", "This is the start of the text.") }
  var isEndOfText: String { say("글의 끝입니다.", "This is the end of the text.") }
  func doesNothing(_ key: String) -> String {
    say("‘\(key)’ 키는 여기서 하는 일이 없습니다 (? 도움말)", "‘\(key)’ does nothing here (? help)")
  }

  var helpTitle: String { say("도움말", "Help") }
  var listKeysTitle: String { say("목록의 키", "Keys in the list") }
  var pageKeysTitle: String {
    say("글의 키(목록에서도 옮긴다)", "Keys on a page, which also move in the list")
  }
  var koreanKeys: String {
    "\(koreanKeyboard) \(say("(ㅓ는 j, ㅏ는 k)", "(ㅓ is j, ㅏ is k)"))"
  }
  var koreanKeyboard: String {
    say(
      "한글 자판에서도 같은 자리의 키가 같은 일을 합니다. 대문자 키는 영문 자판에서만 됩니다.",
      "With the keyboard set to Korean the same keys do the same, except the capital letters.")
  }

  /// A warning.
  func crashed(_ command: String, signal: Int32) -> String {
    say(
      "페이저가 비정상으로 끝났습니다(신호 \(signal)): \(quoting: command)",
      "The pager ended abnormally (signal \(signal)): \(quoting: command)")
  }

  /// A warning.
  func failed(_ command: String, status: Int32, isPrinted: Bool) -> String {
    isPrinted
      ? say(
        "페이저가 실패해(상태 \(status)) 글을 그대로 출력합니다: \(quoting: command)",
        "The pager failed (status \(status)), so the text is printed as it is: \(quoting: command)")
      : say(
        "페이저가 실패했습니다(상태 \(status)): \(quoting: command)",
        "The pager failed (status \(status)): \(quoting: command)")
  }

  /// A warning.
  func cannotRun(_ command: String) -> String {
    say(
      "페이저를 실행할 수 없어 글을 그대로 출력합니다: \(quoting: command)",
      "The pager cannot be run, so the text is printed as it is: \(quoting: command)")
  }
}
