import TerminalText

/// What the help says about the program, its commands and its options.
struct HelpWording: Phrases {
  let language: Language

  /// One command, explained.
  struct CommandHelp: Sendable {
    let summary: String
    /// Further paragraphs, for the command's own help.
    var description: [String] = []
    let examples: [Example]
  }

  /// A command line that runs as printed, and what it does.
  struct Example: Sendable {
    let command: String
    let meaning: String

    init(_ command: String, _ meaning: String) {
      self.command = command
      self.meaning = meaning
    }
  }

  var summary: String {
    say(
      "1900년 파리 만국박람회와 한국의 출품작을 터미널에서 읽는 도록",
      "a terminal catalogue of the Paris Exposition of 1900 and its Korean exhibits")
  }
  var exampleName: String { say("거문고", "geomungo") }
  var usage: String { say("사용법", "Usage") }
  var examples: String { say("예시", "Examples") }
  var commands: String { say("명령", "Commands") }
  var options: String { say("옵션", "Options") }
  var commonOptions: String { say("모든 명령의 옵션", "Options of every command") }
  var environment: String { say("환경 변수", "Environment") }
  var statuses: String { say("종료 상태", "Exit status") }
  var more: String { say("명령마다 더 자세한 도움말 보기", "More about a command") }

  func command(_ command: Command) -> CommandHelp {
    switch command {
    case .overview: overview
    case .items: items
    case .item: item
    case .browse: browse
    case .search: search
    case .random: random
    case .picture: picture
    case .open: open
    case .favourites: favourites
    case .check: check
    case .completions: completions
    case .manual: manual
    case .help: help
    }
  }

  func option(_ option: Option) -> String {
    switch option {
    case .catalogue:
      say(
        "DIR에 있는 도록을 읽습니다. 폴더나 JSON 파일의 경로를 지정합니다",
        "Reads the catalogue in DIR, a folder or a JSON file")
    case .lang: say("보여 줄 언어: 한국어(ko), 영어(en)", "Shows everything in Korean (ko) or English (en)")
    case .json: say("사람이 읽는 글 대신 JSON으로 출력합니다", "Prints JSON instead of text")
    case .accessible:
      say("화면 낭독기에 맞게 한 줄에 하나씩 출력합니다", "Prints one item per line, for screen readers")
    case .grid: say("목록을 카드로 늘어놓습니다", "Lays the list out as cards")
    case .byCategory: say("목록을 분류별로 나눕니다", "Divides the list into categories")
    case .byEvidence:
      say(
        "목록을 출품이 얼마나 확실한지에 따라 나누고, 하나하나의 근거를 보여 줍니다",
        "Divides the list into the grades of evidence, with the ground for each exhibit")
    case .names:
      say("이름만 한 줄에 하나씩 출력합니다", "Prints the names only, one per line")
    case .svg: say("그림을 SVG 파일의 형식으로 출력합니다", "Prints the picture as an SVG image")
    case .category: say("이 분류만 보여 줍니다. 초성으로 써도 됩니다", "Shows this category only")
    case .evidence:
      say(
        "출품이 이만큼 확실한 것만 보여 줍니다. 확실, 유력, 일부 확인이라고 써도 됩니다",
        "Shows only the exhibits with this evidence")
    case .sort:
      say("번호순(number)이나 가나다순(name)으로 보여 줍니다", "Sorts the list by number or by name")
    case .limit: say("가장 잘 맞는 N개만 보여 줍니다", "Shows the best N results only")
    case .seed: say("같은 N은 늘 같은 것을 고릅니다", "Picks the same exhibit for the same N")
    case .link: say("N번째 링크를 엽니다", "Opens the Nth link")
    case .printAddress: say("열지 않고 주소만 출력합니다", "Prints the address instead of opening it")
    case .width:
      say("글을 N칸에 맞춥니다. 0이면 줄을 나누지 않습니다", "Wraps the text at N columns; 0 turns wrapping off")
    case .color:
      say(
        "색과 강조: auto는 터미널에서만, always는 늘 쓰고, never는 쓰지 않습니다",
        "Styles the text: on a terminal only (auto), always or never")
    case .pictures:
      say(
        "그림: auto는 터미널에 잘 맞을 때만, always는 색을 쓸 때 늘 보여 주고, never는 보여 주지 않습니다",
        "Shows pictures: if they suit the terminal (auto), whenever text is styled (always) or never"
      )
    case .pager:
      say(
        "긴 글을 CMD로 넘겨 봅니다. builtin은 내장 페이저이고, 빈 값이나 cat이면 그대로 출력합니다",
        "Shows long text with CMD, or with the built-in pager if CMD is builtin; "
          + "prints it as it is if CMD is empty or cat")
    case .noPager: say("긴 글도 페이저 없이 그대로 출력합니다", "Prints long text without a pager")
    case .page: say("글의 N번째 쪽만 출력합니다", "Prints only page N of the text")
    case .strict:
      say("선택 키까지 검사합니다", "Also notes optional keys that are missing")
    case .yes: say("묻지 않고 지웁니다", "Removes without asking")
    case .help: say("도움말을 보여 줍니다", "Shows the help")
    case .version: say("버전을 보여 줍니다", "Shows the version")
    }
  }

  var variables: [Example] {
    [
      Example("EXPO_CATALOGUE", say("--catalogue와 같습니다", "Same as --catalogue")),
      Example(
        "EXPO_LANG",
        say("--lang과 같습니다. 없으면 한국어로 보여 줍니다", "Same as --lang; without it the language is Korean")),
      Example(
        "EXPO_ACCESSIBLE, ACCESSIBLE",
        say(
          "0, no, false가 아닌 값이 있으면 --accessible과 같습니다",
          "Same as --accessible, unless empty, 0, no or false")),
      Example(
        "EXPO_WIDTH",
        say("--width와 같습니다. 그다음은 COLUMNS를 따릅니다", "Same as --width; COLUMNS comes next")),
      Example("EXPO_PICTURES", say("--pictures와 같습니다", "Same as --pictures")),
      Example(
        "EXPO_PAGER",
        say(
          "--pager와 같습니다. 그다음은 PAGER를 따르고, 둘 다 없으면 내장 페이저를 씁니다",
          "Same as --pager; PAGER comes next, then the built-in pager")),
      Example(
        "EXPO_AMBIGUOUS_WIDTH",
        say(
          "2이면 너비가 모호한 문자를 두 칸으로 셉니다",
          "If 2, characters of ambiguous width take two columns")),
      Example(
        "BROWSER",
        say(
          "open이 쓸 프로그램을 정합니다. 여럿이면 콜론(:)으로 나눕니다",
          "The programs that open may run, separated by colons")),
      Example("NO_COLOR", say("값이 있으면 색과 강조를 쓰지 않습니다", "If not empty, text is not styled")),
      Example(
        "CLICOLOR_FORCE, FORCE_COLOR",
        say("값이 있으면 터미널이 아니어도 색과 강조를 씁니다", "If not empty, text is styled outside a terminal too")),
      Example("CLICOLOR", say("0이면 색과 강조를 쓰지 않습니다", "If 0, text is not styled")),
      Example(
        "XDG_DATA_HOME",
        say(
          "즐겨찾기를 두는 폴더입니다 (expo/favourites.json)",
          "The folder of the favourites (expo/favourites.json)")),
      Example(
        "LINES",
        say("터미널이 아닐 때 --page가 쓰는 한 쪽의 줄 수입니다", "The lines of a page for --page outside a terminal")
      ),
    ]
  }

  var statusMeanings: [Example] {
    [
      Example("0", say("성공했습니다", "Success")),
      Example("1", say("찾을 수 없습니다", "Nothing was found")),
      Example("64", say("명령을 잘못 썼습니다", "The command line is wrong")),
      Example("65", say("데이터가 잘못되었습니다", "The data is wrong")),
      Example("66", say("파일을 읽을 수 없습니다", "A file cannot be read")),
      Example("69", say("브라우저를 시작할 수 없습니다", "The browser cannot be started")),
      Example("74", say("출력하지 못했습니다", "The output could not be written")),
      Example(
        "75",
        say("다른 프로그램이 즐겨찾기를 고치고 있습니다", "Another program is changing the favourites")),
    ]
  }
}

extension HelpWording {
  private var overview: CommandHelp {
    CommandHelp(
      summary: say("박람회를 소개합니다", "Introduces the exposition"),
      description: [
        say(
          "제목, 방문객 수, 개최지와 개최 기간에 이어 박람회 이야기를 보여 줍니다.",
          "Shows the title, the attendance, the place and the dates, and then the story.")
      ],
      examples: [
        Example("expo overview", say("박람회 소개를 읽습니다", "Read about the exposition")),
        Example(
          "expo overview | head -5", say("제목과 방문객 수만 봅니다", "See only the title and the attendance")),
      ]
    )
  }

  private var items: CommandHelp {
    CommandHelp(
      summary: say("출품작의 목록을 보여 줍니다", "Lists the exhibits"),
      description: [
        say(
          "번호, 이름, 출품이 얼마나 확실한지, 한 줄 설명을 보여 줍니다. 옵션은 함께 쓸 수 있습니다.",
          "Shows the number, the name, the evidence and one line about each. The options can be combined."
        )
      ],
      examples: [
        Example("expo items", say("출품작을 모두 봅니다", "See all exhibits")),
        Example(
          "expo items --grid --by-category",
          say("분류별로 카드를 늘어놓습니다", "See them as cards, by category")),
        Example(
          say("expo items --category 악기", "expo items --category instruments"),
          say("악기만 봅니다(ㅇㄱ이라고 써도 됩니다)", "See the musical instruments only")),
        Example(
          "expo items --evidence certain",
          say("출품이 확실한 것만 봅니다", "See only what was certainly shown in Paris")),
        Example(
          "expo items --by-evidence",
          say("무엇이 얼마나 확실한지, 근거와 함께 봅니다", "See what is certain, and on which ground")),
        Example(
          "expo items --names | fzf",
          say("이름을 fzf로 고릅니다", "Choose a name with fzf")),
        Example(
          "expo items --json",
          say("items.json과 같은 형식으로 출력합니다", "Print them in the format of items.json")),
      ]
    )
  }

  private var item: CommandHelp {
    CommandHelp(
      summary: say("출품작 하나를 자세히 보여 줍니다", "Shows one exhibit"),
      description: [
        say(
          "이름은 떠오르는 대로 쓰면 됩니다. 띄어쓰기, 대소문자, 문장 부호는 달라도 됩니다. "
            + "여럿이 맞으면 그 목록을 보여 주고, 맞는 것이 없으면 비슷한 이름을 알려 줍니다.",
          "Write the name as it comes to mind, in English or in Korean: "
            + "spaces, case, accents and punctuation do not matter. "
            + "If several exhibits fit they are listed; if none does, similar names are suggested.")
      ],
      examples: [
        Example(
          say("expo item 거문고", "expo item geomungo"), say("이름으로 찾아 읽습니다", "Read about one by name")),
        Example("expo item 13", say("목록의 번호로 찾습니다", "Its number in the list")),
        Example(
          say("expo item geomungo", "expo item zither"),
          say("로마자나 그림 이름으로 찾습니다", "A word that several names share")),
        Example("expo item 玄琴", say("한자로 찾습니다", "Its name in Chinese characters")),
        Example("expo item folding screen", say("영어 이름으로 찾습니다", "A name of several words")),
        Example(
          "expo item ㄱㅁㄱ",
          say("초성으로 찾습니다. 거ㅁㄱ처럼 섞어도 됩니다", "The initial consonants of its Korean name")),
        Example(
          say("expo item 거무", "expo item geom"), say("쓰다 만 이름으로도 찾습니다", "The beginning of a name")),
        Example(
          "expo item rjansrh",
          say("한/영 키를 잊고 친 이름도 찾습니다", "Its Korean name, typed with the keyboard set to English")),
      ]
    )
  }

  private var browse: CommandHelp {
    CommandHelp(
      summary: say("도록 전체를 한 화면에서 둘러봅니다", "Browses the whole catalogue in one screen"),
      description: [
        say(
          "목록에서 고르고, 읽고, 다음으로 넘어갑니다. 이름을 쓰면 그 글에서 시작합니다. "
            + "100칸보다 넓은 터미널에서는 목록과 글을 나란히 보여 줍니다. ?를 누르면 모든 키를 볼 수 있습니다.",
          "Choose in the list, read, and go on to the next. With a name it begins on that page. "
            + "From 100 columns on, the list and the page are side by side. "
            + "The key ? shows all keys.")
      ],
      examples: [
        Example("expo browse", say("목록에서 시작합니다", "Begin in the list")),
        Example(
          say("expo browse 거문고", "expo browse geomungo"), say("거문고부터 읽습니다", "Begin with one")),
        Example(
          say("expo browse --category 악기", "expo browse --category instruments"),
          say("악기만 둘러봅니다", "Browse the musical instruments only")),
      ]
    )
  }

  private var search: CommandHelp {
    CommandHelp(
      summary: say("이름과 설명, 본문에서 낱말을 찾습니다", "Finds words in names, summaries and texts"),
      description: [
        say(
          "낱말이 모두 들어 있는 출품작을 관련도순으로 보여 줍니다. "
            + "띄어쓰기와 조사는 달라도 됩니다. 맞은 곳은 [ ]로 표시합니다.",
          "Lists the exhibits that hold all of the words, the best match first. "
            + "Matches stand in [ ].")
      ],
      examples: [
        Example(
          say("expo search 금속활자", "expo search movable type"),
          say("‘금속 활자’도 찾습니다", "Find exhibits that have both words")),
        Example(
          say("expo search 쿠랑 자개", "expo search Courant"),
          say("두 낱말이 모두 들어 있는 것을 찾습니다", "Find everything that mentions Courant")),
        Example(
          say("expo search 파리 --limit 3", "expo search Paris --limit 3"),
          say("가장 잘 맞는 셋만 봅니다", "See the best three only")),
      ]
    )
  }

  private var random: CommandHelp {
    CommandHelp(
      summary: say("출품작 하나를 무작위로 보여 줍니다", "Shows one exhibit at random"),
      examples: [
        Example("expo random", say("무작위로 하나를 읽습니다", "Read about one at random")),
        Example(
          say("expo random --category 악기", "expo random --category instruments"),
          say("악기 가운데 하나를 읽습니다", "Read about a musical instrument")),
        Example("expo random --seed 1900", say("늘 같은 하나를 고릅니다", "Pick the same one every time")),
      ]
    )
  }

  private var picture: CommandHelp {
    CommandHelp(
      summary: say("출품작의 그림을 보여 줍니다", "Shows the picture of an exhibit"),
      description: [
        say(
          "그림 하나와 그 설명을 보여 줍니다. 박람회의 그림은 poster, 국기는 flag입니다. "
            + "이름을 쓰지 않으면 모든 그림을 늘어놓습니다.",
          "Shows one picture and describes it. The exposition's own pictures are named poster and flag. "
            + "Without a name all pictures are shown side by side."),
        say(
          "그림에는 256색과 그림보다 넓은 줄이 필요합니다. 보여 줄 수 없으면 설명만 출력합니다.",
          "Pictures need 256 colours, and lines that are wider than they are. "
            + "Otherwise only the descriptions are printed."),
      ],
      examples: [
        Example(
          say("expo picture 거문고", "expo picture geomungo"), say("그림 하나를 봅니다", "See one picture")),
        Example("expo picture", say("그림을 모두 봅니다", "See all pictures")),
        Example(
          say("expo picture 갓 --svg > hat.svg", "expo picture hat --svg > hat.svg"),
          say("그림을 SVG 파일로 저장합니다", "Save a picture as an SVG file")),
        Example(
          say("expo picture 갓 --color always > hat", "expo picture hat --color always > hat"),
          say("그림을 파일에 담습니다", "Save a picture as styled text")),
      ]
    )
  }

  private var open: CommandHelp {
    CommandHelp(
      summary: say("출품작의 링크를 브라우저로 엽니다", "Opens a link of an exhibit in the browser"),
      description: [
        say(
          "BROWSER에 적힌 프로그램, 없으면 open이나 xdg-open을 씁니다. 열 수 없으면 주소를 출력합니다.",
          "Runs the program in BROWSER, otherwise open or xdg-open. "
            + "Prints the address if nothing can open it.")
      ],
      examples: [
        Example(
          say("expo open 거문고", "expo open geomungo"), say("첫 번째 링크를 엽니다", "Open its first link")),
        Example(
          say("expo open 직지 --print", "expo open jikji --print"),
          say("주소만 출력합니다", "Print the address only")),
      ]
    )
  }

  private var favourites: CommandHelp {
    CommandHelp(
      summary: say("즐겨찾기를 보고, 담고, 지웁니다", "Lists, adds and removes favourites"),
      description: [
        say(
          "인수 없이 쓰면 담은 순서대로 보여 줍니다. add와 remove 뒤에는 이름을 여럿 쓸 수 있고, "
            + "띄어쓰기가 든 이름은 따옴표로 묶습니다. 하나라도 찾을 수 없으면 아무것도 바꾸지 않습니다.",
          "Without arguments it lists them in the order added. add and remove take several names; "
            + "a name with spaces goes in quotation marks. "
            + "If one of them cannot be found, nothing changes."),
        say(
          "clear는 이 도록의 즐겨찾기를 모두 지웁니다. 터미널에서는 먼저 묻고, 다른 곳에서는 --yes가 있어야 합니다.",
          "clear removes all favourites of this catalogue. "
            + "It asks first on a terminal and needs --yes elsewhere."),
      ],
      examples: [
        Example("expo favourites", say("즐겨찾기를 봅니다", "List the favourites")),
        Example(
          say(
            "expo favourites add 거문고 'folding screen'",
            "expo favourites add geomungo 'folding screen'"),
          say("둘을 담습니다", "Add two")),
        Example(
          say("expo favourites remove 거문고", "expo favourites remove geomungo"),
          say("하나를 지웁니다", "Remove one")),
        Example(
          "expo favourites clear --yes", say("묻지 않고 모두 지웁니다", "Remove all without asking")),
      ]
    )
  }

  private var check: CommandHelp {
    CommandHelp(
      summary: say("도록의 파일에 잘못된 곳이 있는지 검사합니다", "Checks the files of a catalogue"),
      description: [
        say(
          "DIR이나 --catalogue의 도록을 검사해 잘못된 곳을 모두 한 줄에 하나씩, "
            + "파일:줄:열: 오류|경고: 경로: 설명의 형식으로 보여 줍니다. "
            + "도록에 있는 모든 언어의 파일을 검사합니다. 오류가 있으면 종료 상태가 65, 경고뿐이면 0입니다.",
          "Lists every problem of the catalogue in DIR or --catalogue, one per line, "
            + "as file:line:column: error|warning: path: message, in the files of all its languages. "
            + "Ends with status 65 if there are errors and 0 if there are only warnings.")
      ],
      examples: [
        Example("expo check", say("지금 쓰는 도록을 검사합니다", "Check the catalogue in use")),
        Example(
          "expo check films", say("films 폴더의 도록을 검사합니다", "Check the one in the folder films")),
        Example("expo check --json", say("찾은 것을 모두 JSON으로 봅니다", "Print every finding as JSON")),
      ]
    )
  }

  private var completions: CommandHelp {
    CommandHelp(
      summary: say("셸의 자동 완성 스크립트를 출력합니다", "Prints a completion script for a shell"),
      description: [
        say(
          "명령, 옵션과 그 값, 출품작의 이름을 Tab 키로 완성합니다. "
            + "이름은 초성만 적어도 됩니다(fish는 제외).",
          "With it, the Tab key completes commands, options, their values and names of exhibits.")
      ],
      examples: [
        Example(
          "source <(expo completions bash)",
          say("지금 쓰는 bash에서 자동 완성을 켭니다", "Turn completion on in this bash"))
      ]
    )
  }

  private var manual: CommandHelp {
    CommandHelp(
      summary: say("매뉴얼 페이지를 출력합니다", "Prints the manual page"),
      description: [
        say(
          "man(7) 매크로로 쓴 글이므로 파일에 담아 man으로 읽습니다.",
          "The page is written in man(7) macros: save it to a file and read it with man.")
      ],
      examples: [
        Example(
          "expo manual > expo.1 && man ./expo.1",
          say("매뉴얼을 파일에 담아 읽습니다", "Save the manual and read it"))
      ]
    )
  }

  private var help: CommandHelp {
    CommandHelp(
      summary: say("명령의 도움말을 보여 줍니다", "Explains a command"),
      examples: [Example("expo help item", say("item 명령의 도움말을 봅니다", "Read about the command item"))]
    )
  }
}
