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

  /// A note of a browser without a screen.
  func listsInstead(_ command: String) -> String {
    say(
      "화면을 채울 수 없어 목록을 출력합니다. 하나를 읽으려면 \(command)",
      "The screen cannot be filled, so this is the list. To read one: \(command)")
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

/// The words of `expo check` beside its findings.
extension Wording {
  func checkSummary(_ errors: Int, _ warnings: Int) -> String {
    if errors + warnings == 0 { return say("잘못된 곳이 없습니다", "No problems found") }
    return say(
      "오류 \(errors.groupedDigits)개, 경고 \(warnings.groupedDigits)개",
      "\(English.count(errors, "error")), \(English.count(warnings, "warning"))")
  }
  /// The catalogue that was checked.
  func checked(_ path: String) -> String { say("검사한 도록: \(path)", "Checked: \(path)") }
  /// The bundled catalogue as the one that was checked.
  func checked(_ title: String, _ count: Int) -> String {
    checked(
      say(
        "프로그램에 든 도록, \(title), 출품작 \(count.groupedDigits)개",
        "the bundled catalogue, \(title), \(English.count(count, "exhibit"))"))
  }
  /// That more may be wrong behind a fault of the syntax.
  var isNotWhole: String {
    say(
      "JSON 문법이 틀린 파일은 그 자리까지만 검사했습니다",
      "A file that is no valid JSON was checked only as far as that fault")
  }
  /// How other commands read the catalogue of the current folder.
  var howToReadHere: String {
    say(
      "다른 명령은 --catalogue . 를 붙이면(또는 EXPO_CATALOGUE를 정하면) 이 도록을 읽습니다",
      "The other commands read this catalogue with --catalogue . (or EXPO_CATALOGUE)")
  }
  func andMore(_ count: Int) -> String {
    say("이 밖에 \(count.groupedDigits)개가 더 있습니다", "and \(count.groupedDigits) more")
  }
  func spokenPlace(_ path: String, _ position: TextPosition?) -> String {
    guard let position else { return say("\(path) 파일.", "File \(path).") }
    return say(
      "\(path) 파일 \(position.line)번째 줄 \(position.column)번째 글자.",
      "File \(path), line \(position.line), character \(position.column).")
  }
}
