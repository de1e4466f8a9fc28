extension HelpWording {
  static let korean = HelpWording(
    summary: "1900년 파리 만국박람회와 한국의 출품작을 터미널에서 읽는 도록",
    usage: "사용법",
    examples: "예시",
    commands: "명령",
    options: "옵션",
    commonOptions: "모든 명령의 옵션",
    environment: "환경 변수",
    statuses: "종료 상태",
    more: "명령마다 더 자세한 도움말 보기",
    command: { command in
      switch command {
      case .overview: overview
      case .items: items
      case .item: item
      case .search: search
      case .random: random
      case .open: Self.open
      case .favourites: favourites
      case .check: check
      case .completions: completions
      case .manual: manual
      case .help: help
      }
    },
    option: { option in
      switch option {
      case .catalogue: "DIR에 있는 도록을 읽습니다. 폴더나 JSON 파일을 씁니다"
      case .json: "사람이 읽는 글 대신 JSON으로 출력합니다"
      case .accessible: "듣기 좋게 한 줄에 한 가지씩 차례로 보여 줍니다"
      case .grid: "목록을 카드로 늘어놓습니다"
      case .byCategory: "목록을 분류별로 나눕니다"
      case .category: "이 분류만 보여 줍니다. 초성으로도 씁니다"
      case .evidence: "전시 근거가 이만큼 확실한 것만 보여 줍니다"
      case .sort: "번호 차례(number)나 가나다 차례(name)로 보여 줍니다"
      case .limit: "가장 잘 맞는 N개만 보여 줍니다"
      case .seed: "같은 N은 늘 같은 것을 고릅니다"
      case .link: "N번째 링크를 엽니다"
      case .printAddress: "열지 않고 주소만 출력합니다"
      case .width: "글을 N칸에 맞춥니다. 0이면 줄을 나누지 않습니다"
      case .color: "글자 꾸미기: auto는 터미널에서만, always는 늘, never는 하지 않습니다"
      case .pager: "긴 글을 CMD로 넘겨 봅니다. 빈 값이나 cat이면 그대로 출력합니다"
      case .noPager: "긴 글도 페이저 없이 그대로 출력합니다"
      case .page: "글의 N번째 쪽만 출력합니다"
      case .yes: "묻지 않고 지웁니다"
      case .help: "도움말을 보여 줍니다"
      case .version: "버전을 보여 줍니다"
      }
    },
    variables: variables,
    statusMeanings: statusMeanings
  )

  private static let overview = CommandHelp(
    summary: "박람회를 소개합니다",
    description: ["제목, 방문객 수, 개최지와 개최 기간에 이어 박람회 이야기를 보여 줍니다."],
    examples: [
      Example(command: "expo overview", meaning: "박람회 소개를 읽습니다"),
      Example(command: "expo overview | head -5", meaning: "제목과 방문객 수만 봅니다"),
    ]
  )

  private static let items = CommandHelp(
    summary: "출품작의 목록을 보여 줍니다",
    description: ["번호, 이름, 한 줄 설명을 차례대로 보여 줍니다. 옵션은 함께 쓸 수 있습니다."],
    examples: [
      Example(command: "expo items", meaning: "출품작을 모두 봅니다"),
      Example(command: "expo items --grid --by-category", meaning: "분류별로 카드를 늘어놓습니다"),
      Example(command: "expo items --category 악기", meaning: "악기만 봅니다(ㅇㄱ이라고 써도 됩니다)"),
      Example(command: "expo items --evidence certain", meaning: "전시가 확실한 것만 봅니다"),
      Example(command: "expo items --json", meaning: "items.json과 같은 꼴로 출력합니다"),
    ]
  )

  private static let item = CommandHelp(
    summary: "출품작 하나를 자세히 보여 줍니다",
    description: [
      "이름은 떠오르는 대로 쓰면 됩니다. 띄어쓰기, 대소문자, 문장 부호는 달라도 됩니다. "
        + "여럿이 맞으면 그 목록을 보여 주고, 맞는 것이 없으면 비슷한 이름을 알려 줍니다."
    ],
    examples: [
      Example(command: "expo item 거문고", meaning: "이름으로 찾아 읽습니다"),
      Example(command: "expo item 13", meaning: "목록의 번호"),
      Example(command: "expo item geomungo", meaning: "로마자나 그림 이름"),
      Example(command: "expo item 玄琴", meaning: "한자"),
      Example(command: "expo item folding screen", meaning: "영어 이름"),
      Example(command: "expo item ㄱㅁㄱ", meaning: "초성. 거ㅁㄱ처럼 섞어도 됩니다"),
      Example(command: "expo item 거무", meaning: "쓰다 만 이름"),
      Example(command: "expo item rjansrh", meaning: "한영 키를 잊고 친 이름"),
    ]
  )

  private static let search = CommandHelp(
    summary: "이름과 설명, 본문에서 낱말을 찾습니다",
    description: [
      "낱말이 모두 들어 있는 출품작을 잘 맞는 차례로 보여 줍니다. "
        + "띄어쓰기와 조사는 달라도 됩니다. 맞은 곳은 [ ]로 표시합니다."
    ],
    examples: [
      Example(command: "expo search 금속활자", meaning: "‘금속 활자’도 찾습니다"),
      Example(command: "expo search 쿠랑 자개", meaning: "두 낱말이 모두 들어 있는 것을 찾습니다"),
      Example(command: "expo search 파리 --limit 3", meaning: "가장 잘 맞는 셋만 봅니다"),
    ]
  )

  private static let random = CommandHelp(
    summary: "출품작 하나를 무작위로 보여 줍니다",
    examples: [
      Example(command: "expo random", meaning: "아무거나 하나를 읽습니다"),
      Example(command: "expo random --category 악기", meaning: "악기 가운데 하나를 읽습니다"),
      Example(command: "expo random --seed 1900", meaning: "늘 같은 하나를 고릅니다"),
    ]
  )

  private static let open = CommandHelp(
    summary: "출품작의 링크를 브라우저로 엽니다",
    description: ["BROWSER에 적힌 프로그램, 없으면 open이나 xdg-open을 씁니다. 열 수 없으면 주소를 출력합니다."],
    examples: [
      Example(command: "expo open 거문고", meaning: "첫 번째 링크를 엽니다"),
      Example(command: "expo open 직지 --print", meaning: "주소만 출력합니다"),
    ]
  )

  private static let favourites = CommandHelp(
    summary: "즐겨찾기를 보고, 담고, 지웁니다",
    description: [
      "아무 말도 덧붙이지 않으면 담은 차례대로 보여 줍니다. add와 remove 뒤에는 이름을 여럿 쓸 수 있고, "
        + "띄어쓰기가 든 이름은 따옴표로 묶습니다. 하나라도 찾을 수 없으면 아무것도 바꾸지 않습니다.",
      "clear는 이 도록의 즐겨찾기를 모두 지웁니다. 터미널에서는 먼저 묻고, 다른 곳에서는 --yes가 있어야 합니다.",
    ],
    examples: [
      Example(command: "expo favourites", meaning: "즐겨찾기를 봅니다"),
      Example(command: "expo favourites add 거문고 'folding screen'", meaning: "둘을 담습니다"),
      Example(command: "expo favourites remove 거문고", meaning: "하나를 지웁니다"),
      Example(command: "expo favourites clear --yes", meaning: "묻지 않고 모두 지웁니다"),
    ]
  )

  private static let check = CommandHelp(
    summary: "도록의 파일에 잘못된 곳이 있는지 살핍니다",
    description: [
      "DIR이나 --catalogue의 도록을 살펴 잘못된 곳을 모두 한 줄에 하나씩, "
        + "파일:줄:열: 오류|경고: 경로: 설명의 꼴로 보여 줍니다. "
        + "오류가 있으면 65로, 경고뿐이면 0으로 끝납니다."
    ],
    examples: [
      Example(command: "expo check", meaning: "지금 쓰는 도록을 살핍니다"),
      Example(command: "expo check films", meaning: "films 폴더의 도록을 살핍니다"),
    ]
  )

  private static let completions = CommandHelp(
    summary: "셸의 자동 완성 스크립트를 출력합니다",
    description: [
      "명령, 옵션과 그 값, 출품작의 이름을 탭 키로 완성합니다. "
        + "이름은 초성만 적어도 됩니다(fish는 제외)."
    ],
    examples: [
      Example(
        command: "source <(expo completions bash)",
        meaning: "지금 쓰는 bash에서 자동 완성을 켭니다"
      )
    ]
  )

  private static let manual = CommandHelp(
    summary: "매뉴얼 페이지를 출력합니다",
    description: ["man(7) 매크로로 쓴 글이므로 파일에 담아 man으로 읽습니다."],
    examples: [
      Example(
        command: "expo manual > expo.1 && man ./expo.1",
        meaning: "매뉴얼을 파일에 담아 읽습니다"
      )
    ]
  )

  private static let help = CommandHelp(
    summary: "명령의 도움말을 보여 줍니다",
    examples: [Example(command: "expo help item", meaning: "item 명령의 도움말을 봅니다")]
  )

  private static let variables = [
    Example(command: "EXPO_CATALOGUE", meaning: "--catalogue와 같습니다"),
    Example(
      command: "EXPO_ACCESSIBLE, ACCESSIBLE",
      meaning: "0, no, false가 아닌 값이 있으면 --accessible과 같습니다"
    ),
    Example(command: "EXPO_WIDTH", meaning: "--width와 같습니다. 그다음은 COLUMNS를 따릅니다"),
    Example(command: "EXPO_PAGER", meaning: "--pager와 같습니다. 그다음은 PAGER를 따릅니다"),
    Example(
      command: "EXPO_AMBIGUOUS_WIDTH",
      meaning: "2이면 너비가 모호한 문자를 두 칸으로 셉니다"
    ),
    Example(command: "BROWSER", meaning: "open이 쓸 프로그램. 여럿이면 쌍점(:)으로 나눕니다"),
    Example(command: "NO_COLOR", meaning: "값이 있으면 글자를 꾸미지 않습니다"),
    Example(
      command: "CLICOLOR_FORCE, FORCE_COLOR",
      meaning: "값이 있으면 터미널이 아니어도 글자를 꾸밉니다"
    ),
    Example(command: "CLICOLOR", meaning: "0이면 글자를 꾸미지 않습니다"),
    Example(command: "XDG_DATA_HOME", meaning: "즐겨찾기를 두는 폴더입니다 (expo/favourites.json)"),
    Example(command: "LINES", meaning: "터미널이 아닐 때 --page가 쓰는 한 쪽의 줄 수입니다"),
  ]

  private static let statusMeanings = [
    Example(command: "0", meaning: "잘 끝났습니다"),
    Example(command: "1", meaning: "찾는 것이 없습니다"),
    Example(command: "64", meaning: "명령을 잘못 썼습니다"),
    Example(command: "65", meaning: "데이터가 잘못되었습니다"),
    Example(command: "66", meaning: "파일을 읽을 수 없습니다"),
    Example(command: "74", meaning: "출력하지 못했습니다"),
  ]
}
