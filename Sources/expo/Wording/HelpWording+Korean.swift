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
      case .help: help
      }
    },
    option: { option in
      switch option {
      case .width: "글을 N칸에 맞춥니다. 0이면 줄을 나누지 않습니다"
      case .color: "글자 꾸미기: auto는 터미널에서만, always는 늘, never는 하지 않습니다"
      case .pager: "긴 글을 CMD로 넘겨 봅니다. 빈 값이나 cat이면 그대로 출력합니다"
      case .noPager: "긴 글도 페이저 없이 그대로 출력합니다"
      case .page: "글의 N번째 쪽만 출력합니다"
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
    description: ["번호, 이름, 한 줄 설명을 차례대로 보여 줍니다."],
    examples: [
      Example(command: "expo items", meaning: "출품작을 모두 봅니다"),
      Example(command: "expo items --page 1", meaning: "목록의 첫 쪽만 봅니다"),
    ]
  )

  private static let item = CommandHelp(
    summary: "출품작 하나를 자세히 보여 줍니다",
    description: [
      "이름 자리에는 이름, 목록의 번호, 그림 이름을 쓸 수 있습니다. "
        + "띄어쓰기와 대소문자는 달라도 됩니다."
    ],
    examples: [
      Example(command: "expo item 거문고", meaning: "이름으로 찾습니다"),
      Example(command: "expo item 13", meaning: "번호로 찾습니다"),
      Example(command: "expo item geomungo", meaning: "그림 이름으로 찾습니다"),
    ]
  )

  private static let help = CommandHelp(
    summary: "명령의 도움말을 보여 줍니다",
    examples: [Example(command: "expo help item", meaning: "item 명령의 도움말을 봅니다")]
  )

  private static let variables = [
    Example(command: "EXPO_WIDTH", meaning: "--width와 같습니다. 그다음은 COLUMNS를 따릅니다"),
    Example(command: "EXPO_PAGER", meaning: "--pager와 같습니다. 그다음은 PAGER를 따릅니다"),
    Example(
      command: "EXPO_AMBIGUOUS_WIDTH",
      meaning: "2이면 너비가 모호한 문자를 두 칸으로 셉니다"
    ),
    Example(command: "NO_COLOR", meaning: "값이 있으면 글자를 꾸미지 않습니다"),
    Example(
      command: "CLICOLOR_FORCE, FORCE_COLOR",
      meaning: "값이 있으면 터미널이 아니어도 글자를 꾸밉니다"
    ),
    Example(command: "CLICOLOR", meaning: "0이면 글자를 꾸미지 않습니다"),
    Example(command: "LINES", meaning: "터미널이 아닐 때 --page가 쓰는 한 쪽의 줄 수입니다"),
  ]

  private static let statusMeanings = [
    Example(command: "0", meaning: "잘 끝났습니다"),
    Example(command: "1", meaning: "그런 출품작이 없습니다"),
    Example(command: "64", meaning: "명령을 잘못 썼습니다"),
    Example(command: "65", meaning: "데이터가 잘못되었습니다"),
    Example(command: "66", meaning: "파일을 읽을 수 없습니다"),
    Example(command: "74", meaning: "출력하지 못했습니다"),
  ]
}
