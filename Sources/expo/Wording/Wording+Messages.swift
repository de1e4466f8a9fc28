import ExpoCore
import TerminalText

/// The program's words about itself and around its output.
extension Wording {
  var error: String { say("오류", "error") }
  var warning: String { say("경고", "warning") }
  var note: String { say("참고", "note") }
  /// A note about a name that the page does not show.
  func readAs(_ typed: String, _ name: String) -> String {
    say(
      "\(quoting: typed): \(quoting: name)의 다른 이름으로 읽었습니다",
      "\(quoting: typed) was read as \(quoting: name)")
  }

  /// A note about the words that were searched for instead of those that no text has.
  func searchedInstead(of query: String, _ other: String) -> String {
    say(
      "\(quoting: query): 찾을 수 없습니다. 대신 찾은 말: \(quoting: other)",
      "Nothing was found for \(quoting: query); searched for \(quoting: other) instead")
  }

  /// The message about a value that an option or a variable does not take.
  func invalid(_ value: String, for name: String, _ definition: Option.Definition) -> String {
    switch definition {
    case .number(let least, let other, _):
      let others = other.map { ("\($0)이나 ", ", or \($0)") } ?? ("", "")
      return say(
        "\(name)에는 \(others.0)\(least) 이상의 정수를 써야 합니다. 쓸 수 없는 값: \(quoting: value)",
        "\(name) must be a whole number, \(least) or more\(others.1), not \(quoting: value)")
    case .choice(let choices, _):
      return choice(of: choices.map(\.word), for: name, value)
    case .flag, .text:
      return say("\(name) 옵션은 값을 받지 않습니다", "\(name) takes no value")
    }
  }
  /// The message about a place that takes one of some words, and not the written one.
  func choice(of words: [String], for place: String, _ written: String?) -> String {
    let written = written.map(\.quoted)
    return say(
      "\(place)에는 \(words.joined(separator: ", ")) 가운데 하나를 써야 합니다"
        + (written.map { ". 쓸 수 없는 값: \($0)" } ?? ""),
      "\(place) takes \(English.choice(of: words))" + (written.map { ", not \($0)" } ?? ""))
  }
}

/// That a list is cut.
extension Wording {
  func andMore(_ count: Int) -> String {
    say("이 밖에 \(count.groupedDigits)개가 더 있습니다", "and \(count.groupedDigits) more")
  }
}
