import ExpoCore
import TerminalText

/// What the help says about the program, its commands and its options.
extension Wording {
  var programSummary: String {
    say(
      "1900년 파리 만국박람회와 한국의 출품작을 터미널에서 읽는 도록",
      "a catalogue of the Paris Exposition of 1900 and its Korean exhibits")
  }
  var commandsTitle: String { say("명령", "Commands") }
  var options: String { say("옵션", "Options") }
  var commonOptions: String { say("모든 명령의 옵션", "Options of every command") }
  var environment: String { say("환경 변수", "Environment") }
  var exitStatuses: String { say("종료 상태", "Exit status") }
  /// How to change the language, the same in both.
  var languageHint: Block {
    .hint(
      Inline("한국어 · English", spoken: "한국어, English"),
      command: Inline(
        "--lang ko · --lang en (EXPO_LANG)", .command, spoken: "--lang ko, --lang en"))
  }
  /// The effect of words without a command.
  var bareWordsMeaning: TableRow {
    term(
      "expo \(say(Operands.words))",
      say("이름이면 그 글을 열고, 아니면 낱말이나 물음의 답을 찾습니다", "Opens what they name, or answers a question"))
  }

  /// A usage and its meaning; without brackets, bars and capitals for listeners.
  ///
  /// - Parameter spoken: The meaning for listeners, if it differs.
  func term(_ usage: String, _ meaning: String, spoken: String? = nil) -> TableRow {
    let words = usage.replacing("[", with: "").replacing("]", with: say("(선택)", " (optional)"))
      .replacing("|", with: say(" 또는 ", " or ")).lowercased()
    return TableRow(
      label: Inline(usage, .command, spoken: words), value: [[Inline(meaning, spoken: spoken)]])
  }

  var koreanKeyboard: String {
    say(
      "한글 자판에서도 같은 자리의 키가 같은 일을 합니다. 대문자 키는 영문 자판에서만 됩니다.",
      "With the keyboard set to Korean the same keys do the same, except the capital letters.")
  }
  /// The paragraph about other names of a command, if it has any; in English only names that a
  /// terminal without Korean can show.
  func otherNames(_ names: [String]) -> [String] {
    let names = names.filter { language == .korean || $0.isASCII }.joined(separator: ", ")
    return names.isEmpty ? [] : [say("다른 이름: \(names)", "Also: \(names)")]
  }

  /// The commands that take an option.
  func optionOf(_ commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: ", ")
    return say("쓸 수 있는 명령: \(names)", "Commands: \(names)")
  }

  var variables: [TableRow] {
    Option.common.compactMap { option in
      option.row.variable.map {
        TableRow(
          term: $0,
          option.takesArgument
            ? say("\(option.name) 옵션과 같습니다", "Same as \(option.name)")
            : say(
              "0, no, false가 아닌 값이 있으면 \(option.name) 옵션과 같습니다",
              "Same as \(option.name), unless empty, 0, no or false"))
      }
    } + [
      TableRow(
        term: "EXPO_PAGER",
        say(
          "긴 글을 보여 줄 페이저입니다. 빈 값이나 cat이면 그대로 출력합니다. "
            + "없으면 PAGER를 따르고, 둘 다 없으면 less를, less도 없으면 more를 씁니다",
          "The pager for long text; an empty value or cat means none. "
            + "If unset, PAGER decides, then less, or more without it")),
      TableRow(
        term: "EXPO_AMBIGUOUS_WIDTH",
        say(
          "2이면 너비가 모호한 문자를 두 칸으로 셉니다",
          "If 2, characters of ambiguous width take two columns")),
      TableRow(
        term: "BROWSER",
        say(
          "open이 쓸 프로그램을 정합니다. 여럿이면 콜론(:)으로 나눕니다",
          "The programs that expo open may start, separated by colons")),
      TableRow(
        term: "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
        say(
          "--lang을 쓰지 않을 때의 언어입니다. 한국어나 C 로캘이면 한국어, 다른 로캘이면 영어입니다",
          "The language without --lang: Korean in a Korean locale and in C, otherwise English")),
      TableRow(
        term: "NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR, CLICOLOR",
        say(
          "NO_COLOR에 값이 있거나 CLICOLOR가 0이면 색과 강조를 쓰지 않습니다. "
            + "나머지 둘은 0, no, false가 아니면 터미널이 아니어도 쓰게 합니다",
          "Text is not styled if NO_COLOR is not empty, or CLICOLOR is 0. "
            + "The other two style it anywhere, unless 0, no or false"
        )),
      TableRow(
        term: "XDG_DATA_HOME",
        say(
          "즐겨찾기를 두는 폴더입니다(expo/favourites.json)",
          "The folder of the favourites (expo/favourites.json)")),
      TableRow(
        term: "COLUMNS",
        say("--width를 쓰지 않을 때 터미널의 너비입니다", "The width on a terminal without --width")),
    ]
  }

  var statusMeanings: [TableRow] {
    ExitStatus.allCases.map { TableRow(term: "\($0.rawValue)", meaning(of: $0)) }
  }

  private func meaning(of status: ExitStatus) -> String {
    switch status {
    case .done: say("성공했습니다", "Success")
    case .notFound: say("찾을 수 없습니다", "Nothing was found")
    case .usage: say("명령을 잘못 썼습니다", "The command line is wrong")
    case .badData: say("데이터가 잘못되었습니다", "The data is invalid")
    case .unreadable: say("파일을 읽을 수 없습니다", "A file cannot be read")
    case .unavailable: say("브라우저를 시작할 수 없습니다", "The browser cannot be started")
    case .programFault: say("프로그램에 오류가 있습니다", "The program has a fault")
    case .writeFailed: say("출력하지 못했습니다", "The output could not be written")
    }
  }
}
