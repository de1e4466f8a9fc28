import TerminalText

/// What the help says about the program, its commands and its options.
extension Wording {
  var programSummary: String {
    say(
      "1900년 파리 만국박람회와 한국의 출품작을 터미널에서 읽는 도록",
      "the Paris Exposition of 1900 and its Korean exhibits, in the terminal")
  }
  var exampleName: String { say("거문고", "geomungo") }
  var examples: String { say("예시", "Examples") }
  var commandsTitle: String { say("명령", "Commands") }
  var options: String { say("옵션", "Options") }
  var commonOptions: String { say("모든 명령의 옵션", "Options of every command") }
  var environment: String { say("환경 변수", "Environment") }
  var exitStatuses: String { say("종료 상태", "Exit status") }
  var toListen: String { say("화면 낭독기로 듣기", "With a screen reader") }
  /// How to change the language, the same in both.
  var bothLanguages: String { "한국어: --lang ko, EXPO_LANG=ko · English: --lang en, EXPO_LANG=en" }
  var moreHelp: String { say("명령마다 더 자세한 도움말 보기", "More about a command") }

  func term(_ usage: Usage, _ meaning: String) -> Fact {
    Fact(term: usage.text, spoken: spoken(usage), meaning)
  }

  /// A usage for listeners: `favourites; or favourites add NAME, remove NAME, clear`.
  func spoken(_ usage: Usage) -> String {
    func either(_ words: [String]) -> String {
      say(words.joined(separator: ", "), English.choice(of: words))
    }
    let names = either(usage.names)
    if usage.alternatives.isEmpty { return names }
    if usage.isComplete { return "\(names) \(either(usage.alternatives))" }
    let operands = usage.alternatives.joined(separator: ", ")
    return say("\(names), 또는 \(names) \(operands)", "\(names); or \(names) \(operands)")
  }

  func purpose(of option: Option) -> String {
    switch option {
    case .catalogue:
      say(
        "DIR에 있는 도록을 읽습니다. 폴더나 JSON 파일의 경로를 지정합니다",
        "Reads the catalogue in DIR, a folder or a JSON file")
    case .lang: say("한국어(ko)나 영어(en)로 보여 줍니다", "Shows everything in Korean (ko) or English (en)")
    case .json: say("사람이 읽는 글 대신 JSON으로 출력합니다", "Prints JSON instead of text")
    case .accessible:
      say("화면 낭독기에 맞게 한 줄에 하나씩 출력합니다", "Prints one exhibit per line, for screen readers")
    case .byCategory: say("목록을 분류별로 나눕니다", "Divides the list into categories")
    case .byEvidence:
      say(
        "출품이 얼마나 확실한지에 따라 목록을 나누고, 근거를 하나하나 보여 줍니다",
        "Groups the list by evidence and gives the reasons")
    case .names:
      say("이름만 한 줄에 하나씩 출력합니다", "Prints the names only, one per line")
    case .limit: say("가장 잘 맞는 N개만 보여 줍니다", "Shows the best N results only")
    case .link: say("N번째 링크를 엽니다", "Opens the Nth link")
    case .printAddress: say("열지 않고 주소만 출력합니다", "Prints the address instead of opening it")
    case .width:
      say(
        "글을 N칸(10 이상)에 맞춥니다. 0이면 줄을 나누지 않습니다",
        "Wraps the text at N columns, 10 or more; 0 turns wrapping off")
    case .color:
      say(
        "색과 강조를 터미널에서만(auto) 쓰거나, 늘(always) 쓰거나, 쓰지 않습니다(never)",
        "Styles the text on a terminal only (auto), always or never")
    case .pictures:
      say(
        "그림을 터미널에 잘 맞을 때만(auto), 또는 색을 쓸 때면 늘(always) 보여 주거나, 감춥니다(never)",
        "Shows pictures if they suit the terminal (auto), whenever text is styled (always) or never"
      )
    case .noPager: say("긴 글도 페이저 없이 그대로 출력합니다", "Prints long text without a pager")
    case .yes: say("묻지 않고 지웁니다", "Removes without asking")
    case .help: say("명령이나 프로그램을 쓰는 법을 알려 줍니다", "Explains the command, or the program")
    case .version: say("이 프로그램의 버전을 알려 줍니다", "Prints the version of the program")
    }
  }

  /// Further paragraphs about an option.
  func description(of option: Option) -> [String] {
    switch option {
    case .accessible:
      [
        say(
          "글은 위에서 아래로 한 줄씩 이어지고, 칸을 나누거나 그림을 그리거나 페이저를 열지 않습니다. "
            + "expo browse는 화면을 채우지 않고 목록을 출력합니다.",
          "Pages run from top to bottom, a line for each fact, without columns, pictures or a pager. "
            + "expo browse prints the list instead of filling the screen."),
        say(
          "늘 이렇게 들으려면 환경 변수 EXPO_ACCESSIBLE이나 ACCESSIBLE을 1로 정해 두세요.",
          "To listen like this always, set the variable EXPO_ACCESSIBLE or ACCESSIBLE to 1."),
      ]
    case .lang:
      [
        say(
          "영어는 en, english, en_US.UTF-8로, 한국어는 ko, korean, 한국어로 쓸 수 있습니다. "
            + "정하지 않으면 로캘을 따릅니다. 한국어나 C 로캘이면 한국어, 다른 로캘이면 영어입니다.",
          "en, english and en_US.UTF-8 mean the same, and so do ko, korean and 한국어. "
            + "Without it the locale decides: Korean in a Korean locale and in C, otherwise English."
        )
      ]
    default: []
    }
  }

  var variables: [Fact] {
    Option.common.filter { !$0.variables.isEmpty }.map { option in
      Fact(
        term: option.variables.joined(separator: ", "),
        option.takesArgument
          ? say("\(option.name) 옵션과 같습니다", "Same as \(option.name)")
          : say(
            "0, no, false가 아닌 값이 있으면 \(option.name) 옵션과 같습니다",
            "Same as \(option.name), unless empty, 0, no or false"))
    } + [
      Fact(
        term: "EXPO_PAGER",
        say(
          "긴 글을 보여 줄 페이저입니다. 빈 값이나 cat이면 그대로 출력합니다. "
            + "없으면 PAGER를 따르고, 둘 다 없으면 less를, less도 없으면 more를 씁니다",
          "The pager for long text; an empty value or cat means none. "
            + "If unset, PAGER decides, then less, or more without it")),
      Fact(
        term: "EXPO_AMBIGUOUS_WIDTH",
        say(
          "2이면 너비가 모호한 문자를 두 칸으로 셉니다",
          "If 2, characters of ambiguous width take two columns")),
      Fact(
        term: "BROWSER",
        say(
          "open이 쓸 프로그램을 정합니다. 여럿이면 콜론(:)으로 나눕니다",
          "The programs that expo open may start, separated by colons")),
      Fact(
        term: "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
        say(
          "--lang을 쓰지 않을 때의 언어입니다. 한국어나 C 로캘이면 한국어, 다른 로캘이면 영어입니다",
          "The language without --lang: Korean in a Korean locale and in C, otherwise English")),
      Fact(term: "NO_COLOR", say("값이 있으면 색과 강조를 쓰지 않습니다", "If not empty, text is not styled")),
      Fact(
        term: "CLICOLOR_FORCE, FORCE_COLOR",
        say("값이 있으면 터미널이 아니어도 색과 강조를 씁니다", "If not empty, text is styled outside a terminal too")),
      Fact(term: "CLICOLOR", say("0이면 색과 강조를 쓰지 않습니다", "If 0, text is not styled")),
      Fact(
        term: "XDG_DATA_HOME",
        say(
          "즐겨찾기를 두는 폴더입니다(expo/favourites.json)",
          "The folder of the favourites (expo/favourites.json)")),
      Fact(
        term: "COLUMNS",
        say("--width를 쓰지 않을 때 터미널의 너비입니다", "The width on a terminal without --width")),
    ]
  }

  var statusMeanings: [Fact] {
    [
      Fact(term: "0", say("성공했습니다", "Success")),
      Fact(term: "1", say("찾을 수 없습니다", "Nothing was found")),
      Fact(term: "64", say("명령을 잘못 썼습니다", "The command line is wrong")),
      Fact(term: "65", say("데이터가 잘못되었습니다", "The data is invalid")),
      Fact(term: "66", say("파일을 읽을 수 없습니다", "A file cannot be read")),
      Fact(term: "69", say("브라우저를 시작할 수 없습니다", "The browser cannot be started")),
      Fact(term: "74", say("출력하지 못했습니다", "The output could not be written")),
      Fact(
        term: "75",
        say("다른 프로그램이 즐겨찾기를 고치고 있습니다", "Another program is changing the favourites")),
    ]
  }
}
