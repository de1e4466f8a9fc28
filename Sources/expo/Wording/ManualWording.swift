/// What the manual page says beyond the help.
struct ManualWording: Sendable {
  /// The name of the manual that the page belongs to.
  let manual: String
  /// What stands for the options of a command.
  let options: String
  /// Paragraphs about the program as a whole.
  let description: [String]
  /// How options are written.
  let writingOptions: String
  /// The heading of the options that not every command takes.
  let otherOptions: String
  /// Which of the commands take an option; their names are joined by commas.
  let optionOf: @Sendable (_ commands: String) -> String
  let files: [HelpWording.Example]

  static let korean = ManualWording(
    manual: "사용자 명령",
    options: "옵션",
    description: [
      "1900년 파리 만국박람회와 그곳에 나온 한국의 출품작을 소개하는 도록입니다. "
        + "출품작마다 그해 파리에 정말 전시되었는지, 얼마나 확실한지도 밝힙니다.",
      "도록의 글은 프로그램 안에 들어 있습니다. "
        + "같은 꼴의 JSON 파일로 만든 다른 도록도 읽을 수 있습니다.",
      "터미널보다 긴 글은 페이저로 보여 줍니다.",
    ],
    writingOptions: "옵션은 명령의 앞이나 뒤에 둡니다. "
      + "값은 한 칸 띄우거나 =로 이어 쓰고, 같은 옵션을 거듭 쓰면 마지막 것을 따릅니다. "
      + "-- 뒤의 낱말은 옵션으로 읽지 않습니다.",
    otherOptions: "일부 명령의 옵션",
    optionOf: { "쓸 수 있는 명령: \($0)" },
    files: [
      HelpWording.Example(command: "items.json", meaning: "도록 폴더에 있는 출품작의 목록입니다"),
      HelpWording.Example(
        command: "exposition.json",
        meaning: "도록 폴더에 있는 박람회 소개입니다. "
          + "없으면 이름이 exposition으로 시작하는 JSON 파일을 읽습니다"),
      HelpWording.Example(
        command: "~/.local/share/expo/favourites.json",
        meaning: "즐겨찾기를 적어 둔 파일입니다. "
          + "XDG_DATA_HOME이 있으면 그 폴더에, macOS에서는 ~/Library/Application Support에 둡니다"),
    ]
  )
}
