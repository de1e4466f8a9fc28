import ExpoCore
import TerminalText

/// Every command of the program. The parser, the help, the manual page and the completions are made
/// of its rows.
enum Command: String, CaseIterable {
  case overview
  case items
  case item
  case browse
  case search
  case random
  case picture
  case open
  case favourites
  case check
  case completions
  case manual
  case help

  var name: String { rawValue }

  /// What the table says about a command.
  struct Row {
    /// Its name in Korean, and words that users of other tools may try, such as `ls` and `show`.
    var otherNames: [String] = []
    var operands: Operands?
    /// The options beside the common ones that mean something to the command.
    var options: [Option] = []
    let summary: Phrase
    /// Further paragraphs, for the command's own help.
    var details: [Phrase] = []
    /// At most two.
    var examples: [Example] = []
  }

  /// A command line as it is typed in a shell, and what it does.
  struct Example {
    let words: Phrase
    let line: Phrase

    init(_ korean: String, _ english: String, _ line: String, inEnglish: String? = nil) {
      words = (korean, english)
      self.line = (line, inEnglish ?? line)
    }
  }

  /// The words after a command's name.
  struct Operands {
    /// The words that may be typed; a word in capitals stands for others.
    let alternatives: [String]
    var areRequired = true
    let vocabulary: Vocabulary
    /// The most words; several are one name, or several names.
    var most = Int.max
  }

  var row: Row {
    switch self {
    case .overview:
      Row(
        otherNames: ["소개"],
        options: [.json],
        summary: ("박람회를 소개합니다", "Introduces the exposition"),
        details: [
          (
            "제목, 방문객 수, 개최지와 개최 기간에 이어 박람회 이야기를 보여 줍니다.",
            "Shows the title, the attendance, the place and the dates, and then the story."
          )
        ])
    case .items:
      Row(
        otherNames: ["목록", "ls", "list"],
        operands: Operands(alternatives: ["KIND"], areRequired: false, vocabulary: .kinds),
        options: [.byCategory, .byEvidence, .names, .json],
        summary: ("출품작의 목록을 보여 줍니다", "Lists the exhibits"),
        details: [
          (
            "번호와 이름, 출품 근거의 등급, 한 줄 소개를 보여 줍니다. KIND는 분류나 등급입니다.",
            "Shows the number, the name, the grade of the evidence and one line about each. "
              + "KIND is a category or a grade."
          ),
          (
            "스크립트에서는 --names나 --json을 쓰세요. JSON의 image_name도 item에 쓸 수 있는 이름입니다.",
            "Scripts use --names or --json; an image_name of the JSON is a name for item, too."
          ),
        ],
        examples: [
          Example(
            "출품의 근거를 등급별로 봅니다", "See the evidence for each, by grade", "expo items --by-evidence"),
          Example(
            "악기를 모두 읽습니다", "Read about every musical instrument",
            "expo items 악기 --json | jq -r '.[].image_name' | xargs expo item",
            inEnglish: "expo items instruments --json | jq -r '.[].image_name' | xargs expo item"),
        ])
    case .item:
      Row(
        otherNames: ["show", "보기"],
        operands: Operands(alternatives: ["NAME"], vocabulary: .items),
        options: [.json],
        summary: ("출품작 하나를 자세히 보여 줍니다", "Shows one exhibit"),
        details: [
          (
            "이름은 목록의 번호, 이름의 처음, 초성(ㄱㅁㄱ), 한자, 로마자, 한/영 키를 잊고 친 글자(rjansrh)로도 찾습니다. "
              + "띄어쓰기, 대소문자, 문장 부호는 달라도 됩니다.",
            "A name may be the number in the list, the beginning of the name, its Korean, its Hanja or its initial "
              + "consonants. Spaces, case, accents and punctuation do not matter."
          ),
          (
            "이름을 여럿 쓰면 차례로 보여 줍니다. 띄어쓰기가 든 이름은 따옴표로 묶습니다.",
            "Several names are shown one after the other; a name with spaces goes in quotation marks."
          ),
        ],
        examples: [
          Example(
            "이름으로 찾아 읽습니다", "Read about one by name", "expo item 거문고",
            inEnglish: "expo item geomungo"),
          Example(
            "여럿을 차례로 읽습니다", "Read about several", "expo item 갓 13",
            inEnglish: "expo item 'folding screen' 13"),
        ])
    case .browse:
      Row(
        otherNames: ["둘러보기"],
        operands: Operands(alternatives: ["NAME"], areRequired: false, vocabulary: .items),
        summary: ("도록 전체를 둘러봅니다", "Browses the whole catalogue"),
        details: [
          (
            "화면을 채웁니다. 목록에서 고르고, 읽고, 다음으로 넘어갑니다. 이름을 쓰면 그 글에서 시작합니다. "
              + "?를 누르면 키를 알려 주고, 너비가 100칸 이상이면 목록과 글을 나란히 보여 줍니다.",
            "Fills the screen: choose in the list, read, and go on to the next. With a name it begins on that "
              + "page. The key ? lists the keys; from 100 columns on, list and page are side by side."
          ),
          (
            "--accessible을 쓰거나 화면을 그릴 수 없는 터미널(TERM=dumb)에서는 items처럼 목록을 출력합니다.",
            "With --accessible, or on a terminal that cannot draw a screen (TERM=dumb), it prints the list as "
              + "items does."
          ),
        ])
    case .search:
      Row(
        otherNames: ["검색", "찾기"],
        operands: Operands(alternatives: ["WORDS"], vocabulary: .any),
        options: [.names, .json],
        summary: ("이름과 설명, 본문에서 낱말을 찾습니다", "Finds words in names, summaries and texts"),
        details: [
          (
            "낱말이 모두 들어 있는 출품작을 잘 맞는 것부터 보여 줍니다. 띄어쓰기는 달라도 되고, 로마자는 낱말의 처음만 맞으면 됩니다.",
            "Lists the exhibits that have all of the words, the best match first; the beginning of a word is enough."
          )
        ],
        examples: [
          Example(
            "두 낱말이 모두 들어 있는 것을 찾습니다", "Find what mentions both words", "expo search 쿠랑 자개",
            inEnglish: "expo search paris 1900")
        ])
    case .random:
      Row(
        otherNames: ["무작위"],
        operands: Operands(alternatives: ["KIND"], areRequired: false, vocabulary: .kinds),
        options: [.json],
        summary: ("출품작 하나를 무작위로 보여 줍니다", "Shows one exhibit at random"),
        examples: [
          Example(
            "악기 가운데 하나를 읽습니다", "Read about a musical instrument", "expo random 악기",
            inEnglish: "expo random instruments")
        ])
    case .picture:
      Row(
        otherNames: ["그림"],
        operands: Operands(alternatives: ["NAME"], areRequired: false, vocabulary: .items),
        summary: ("출품작의 그림을 보여 줍니다", "Shows the picture of an exhibit"),
        details: [
          (
            "그림 하나와 그 설명을 보여 줍니다. 박람회의 그림은 poster, 국기는 flag입니다. "
              + "이름을 쓰지 않으면 모든 그림을 늘어놓습니다.",
            "Shows one picture and describes it. The exposition's own pictures are named poster and flag. "
              + "Without a name all pictures are shown side by side."
          ),
          (
            "터미널이 256색을 쓰고 그림보다 넓어야 합니다. 보여 줄 수 없으면 설명만 출력합니다.",
            "A terminal needs 256 colours and room for the picture; otherwise the description is printed."
          ),
        ],
        examples: [
          Example(
            "그림을 색이 든 글로 저장합니다", "Save a picture as coloured text",
            "expo picture 갓 --color always > hat",
            inEnglish: "expo picture gat --color always > hat")
        ])
    case .open:
      Row(
        otherNames: ["열기"],
        operands: Operands(alternatives: ["NAME"], vocabulary: .items),
        options: [.link],
        summary: ("출품작의 링크를 브라우저로 엽니다", "Opens a link of an exhibit in the browser"),
        details: [
          (
            "BROWSER에 적힌 프로그램을 쓰고, 적힌 것이 없으면 xdg-open(macOS에서는 open)을 씁니다. "
              + "열 수 없으면 주소를 출력하고 종료 상태 69로 끝납니다.",
            "Runs the program in BROWSER, otherwise xdg-open, or open on macOS. "
              + "If nothing can open it, prints the address and exits with 69."
          )
        ],
        examples: [
          Example(
            "두 번째 링크를 엽니다", "Open the second link", "expo open 직지 --link 2",
            inEnglish: "expo open jikji --link 2")
        ])
    case .favourites:
      Row(
        otherNames: ["즐겨찾기", "favorites"],
        operands: Operands(
          alternatives: ["add NAME", "remove NAME", "clear"], areRequired: false,
          vocabulary: .words(FavouritesAction.allCases.map(\.rawValue))),
        options: [.yes, .names],
        summary: ("즐겨찾기를 보고, 담고, 지웁니다", "Lists, adds and removes favourites"),
        details: [
          (
            "인수 없이 쓰면 담은 순서대로 보여 줍니다. add와 remove 뒤에는 이름을 여럿 쓸 수 있습니다. "
              + "찾을 수 없는 이름은 알려 주고, 나머지만 담거나 지웁니다.",
            "Without arguments it lists them in the order added. add and remove take several names; "
              + "a name that cannot be found is reported, and the others count."
          ),
          (
            "clear는 이 도록의 즐겨찾기를 모두 지웁니다. 터미널에서는 먼저 묻고, 다른 곳에서는 --yes가 있어야 합니다.",
            "clear removes all favourites of this catalogue. "
              + "It asks first on a terminal and needs --yes elsewhere."
          ),
        ],
        examples: [
          Example(
            "둘을 담습니다", "Add two", "expo favourites add 거문고 갓",
            inEnglish: "expo favourites add geomungo gat")
        ])
    case .check:
      Row(
        otherNames: ["검사"],
        operands: Operands(
          alternatives: ["DIR"], areRequired: false, vocabulary: .paths, most: 1),
        options: [.json],
        summary: ("도록의 파일에 잘못된 곳이 있는지 검사합니다", "Checks the files of a catalogue"),
        details: [
          (
            "DIR의 도록이나 지금 쓰는 도록에서 잘못된 곳을 한 줄에 하나씩 보여 줍니다. 한 줄의 꼴은 파일:줄:열: "
              + "오류나 경고: 경로: 설명입니다. 같은 종류는 셋까지 보여 주고 나머지는 세며, --json에는 모두 나옵니다. "
              + "오류가 있으면 종료 상태가 65, 경고뿐이면 0입니다.",
            "Lists the problems of the catalogue in DIR, or else of the one in use, one per line, as "
              + "file:line:column: error or warning: path: message. Of each kind it shows three and counts the "
              + "others; --json has all. Exits with 65 if there are errors, and with 0 if there are only warnings."
          )
        ],
        examples: [
          Example(
            "films 폴더의 도록을 검사합니다", "Check the catalogue in the folder films", "expo check films")
        ])
    case .completions:
      Row(
        otherNames: ["자동완성"],
        operands: Operands(
          alternatives: CompletionShell.allCases.map(\.rawValue),
          vocabulary: .words(CompletionShell.allCases.map(\.rawValue)),
          most: 1),
        summary: ("셸의 자동 완성 스크립트를 출력합니다", "Prints a completion script for a shell"),
        details: [
          (
            "Tab 키가 명령, 옵션과 그 값, 출품작의 이름을 완성합니다. 이름은 buddhist-scriptures처럼 따옴표가 필요 없는 "
              + "한 낱말로 제안합니다.",
            "With it, the Tab key completes commands, options, their values and names of exhibits. "
              + "A name is offered as one word that needs no quotation marks (buddhist-scriptures)."
          ),
          (
            "zsh에서는 autoload -Uz compinit && compinit && eval \"$(expo completions zsh)\"로 켭니다.",
            "For zsh: autoload -Uz compinit && compinit && eval \"$(expo completions zsh)\""
          ),
        ],
        examples: [
          Example(
            "지금 쓰는 bash에서 켭니다", "Turn it on in this bash", "eval \"$(expo completions bash)\""),
          Example(
            "fish에서 켭니다", "Turn it on in fish",
            "expo completions fish > ~/.config/fish/completions/expo.fish"),
        ])
    case .manual:
      Row(
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
        ])
    case .help:
      Row(
        otherNames: ["도움말"],
        operands: Operands(
          alternatives: ["TOPIC"], areRequired: false, vocabulary: .commands),
        summary: ("명령이나 옵션의 도움말을 보여 줍니다", "Explains a command or an option"),
        details: [
          (
            "TOPIC은 명령, 옵션, 또는 모든 옵션과 환경 변수, 종료 상태를 뜻하는 options입니다.",
            "TOPIC is a command, an option, or the word options: all options, variables and exit statuses."
          )
        ])
    }
  }

  var operands: Operands? { row.operands }

  /// The command with this name, or another word for it.
  init?(written word: String) {
    let match = Self(rawValue: word) ?? Self.allCases.first { $0.row.otherNames.contains(word) }
    guard let match else { return nil }
    self = match
  }

  /// Whether the option means something to the command.
  func accepts(_ option: Option) -> Bool {
    Option.common.contains(option) || row.options.contains(option)
  }

  /// The mistake in the words after the command's name; nil if there is none. Names are not looked
  /// up.
  func mistake(in words: [String]) -> UsageError? {
    // They take their words as one.
    let texts = [.search, .items, .random].contains(self) ? [words.spaced] : words
    if self != .check, texts.contains(where: { $0.utf8.count > SearchQuery.maxBytes }) {
      let limit = SearchQuery.maxBytes.groupedDigits
      return UsageError(
        text: (
          "찾을 말이 너무 깁니다. \(limit)바이트까지 찾습니다",
          "The words to find are too long; the limit is \(limit) bytes"
        ), helpTopic: name)
    }
    let rest = Array(words.dropFirst())
    if case .words(let choices) = operands?.vocabulary,
      operands?.areRequired == true || !words.isEmpty,
      !choices.contains(words.first ?? "")
    {
      let place = ("\(name) 명령", name)
      return UsageError(
        text: UsageError.choice(of: choices, for: place, words.first), helpTopic: name,
        meant: words.first?.meant(among: choices).flatMap {
          mistake(in: [$0] + rest) == nil ? .command(self, [$0] + rest) : nil
        })
    }
    let action = self == .favourites ? words.first.flatMap(FavouritesAction.init) : nil
    let most = action == .clear ? 1 : operands?.most ?? 0
    if let word = words.dropFirst(most).first {
      return UsageError(
        text: (
          most == 0
            ? "\(name) 명령에는 인수를 쓰지 않습니다: \(quoting: word)"
            : "\(name) 명령에는 인수를 하나만 씁니다: \(quoting: word)",
          "Unexpected argument: \(quoting: word)"
        ), helpTopic: name)
    }
    let names = action == nil ? words : rest
    guard most > 1, operands?.areRequired == true || !words.isEmpty, names.allSatisfy(\.isBlank)
    else { return nil }
    let place = ([name] + words.prefix(words.count - names.count)).spaced
    return UsageError(
      text: self == .search
        ? ("search 명령에는 찾을 낱말이 있어야 합니다", "search needs a word")
        : ("\(place) 명령에는 이름이 있어야 합니다", "\(place) needs a name"), helpTopic: name)
  }

  /// How the command is written: `favourites [add NAME | remove NAME | clear]`.
  var usage: String {
    guard let operands else { return name }
    return operands.areRequired
      ? "\(name) \(operands.alternatives.joined(separator: "|"))"
      : "\(name) [\(operands.alternatives.joined(separator: " | "))]"
  }

  /// The usage in a list of commands, without alternatives, which the command's own help has.
  var shortUsage: String { operands?.alternatives.count == 1 ? usage : name }
}

/// The first word after `expo favourites`.
enum FavouritesAction: String, CaseIterable {
  case add
  case remove
  case clear

  /// The words that may follow.
  var vocabulary: Vocabulary {
    switch self {
    case .add: .items
    case .remove: .favourites
    case .clear: .any
    }
  }
}
