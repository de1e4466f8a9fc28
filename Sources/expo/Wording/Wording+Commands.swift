/// The help about each command.
extension Wording {
  struct CommandHelp: Sendable {
    let summary: String
    /// Further paragraphs, for the command's own help.
    let description: [String]
    let examples: [Hint]

    init(summary: String, description: String..., examples: [Hint]) {
      self.summary = summary
      self.description = description
      self.examples = examples
    }
  }

  /// The effect of a name without a command.
  var nameIsEnough: String {
    say("출품작을 읽습니다. item을 쓰지 않아도 됩니다", "Reads an exhibit, as item does")
  }

  /// - Parameter name: a name in another catalogue than the bundled one, for the examples.
  func help(for command: Command, naming name: String? = nil) -> CommandHelp {
    let isOurs = name == nil
    let name = name ?? exampleName
    func ours(_ examples: [Hint]) -> [Hint] { isOurs ? examples : [] }
    return switch command {
    case .overview:
      CommandHelp(
        summary: say("박람회를 소개합니다", "Introduces the exposition"),
        description: say(
          "제목, 방문객 수, 개최지와 개최 기간에 이어 박람회 이야기를 보여 줍니다.",
          "Shows the title, the attendance, the place and the dates, and then the story."),
        examples: [Hint(say("박람회 이야기를 읽습니다", "Read its story"), ["overview"])])
    case .items:
      CommandHelp(
        summary: say("출품작의 목록을 보여 줍니다", "Lists the exhibits"),
        description: say(
          "번호와 이름, 출품 등급, 한 줄 소개를 보여 줍니다. KIND는 분류나 출품 등급의 이름입니다.",
          "Shows the number, the name, the evidence and one line about each. KIND is the name of a category or of a grade of evidence."
        ),
        say(
          "스크립트에서는 --names나 --json을 쓰세요. 제목도 안내도 없이 목록만 나옵니다.",
          "Scripts use --names or --json, which print nothing but the list."),
        examples: [
          Hint(say("출품작을 모두 봅니다", "See all exhibits"), ["items"]),
          Hint(say("분류별로 나눠 봅니다", "See them by category"), ["items", "--by-category"]),
          Hint(
            say("무엇이 얼마나 확실한지, 근거와 함께 봅니다", "See what is certain, and on what grounds"),
            ["items", "--by-evidence"]),
          Hint(
            say("이름을 파일에 담습니다", "Save the names in a file"), ["items", "--names"], after: " > names"
          ),
          Hint(
            say("items.json과 같은 형식으로 출력합니다", "Print them in the format of items.json"),
            ["items", "--json"]),
        ]
          + ours([
            Hint(
              say("출품이 확실한 것만 봅니다", "See only what is certain to have been shown in Paris"),
              ["items"], operands: [say("확실", "certain")]),
            Hint(
              say("악기만 봅니다(ㅇㄱ이라고 써도 됩니다)", "See the musical instruments only"),
              ["items"], operands: [say("악기", "instruments")]),
          ]))
    case .item:
      CommandHelp(
        summary: say("출품작 하나를 자세히 보여 줍니다", "Shows one exhibit"),
        description: say(
          "이름은 떠오르는 대로 쓰면 됩니다. 띄어쓰기, 대소문자, 문장 부호는 달라도 됩니다. "
            + "여럿이 맞으면 그 목록을 보여 주고, 맞는 것이 없으면 비슷한 이름을 알려 줍니다.",
          "Write the name as it comes to mind, in English or in Korean: "
            + "spaces, case, accents and punctuation do not matter. "
            + "If several exhibits fit they are listed; if none does, similar names are suggested."
        ),
        say(
          "이름을 여럿 쓰면 차례로 보여 줍니다. 띄어쓰기가 든 이름은 따옴표로 묶습니다.",
          "Several names are shown one after the other; a name with spaces goes in quotation marks."
        ),
        examples: [
          Hint(say("이름으로 찾아 읽습니다", "Read about one by name"), ["item"], operands: [name]),
          Hint(say("목록의 번호로 찾습니다", "Its number in the list"), ["item", "1"]),
        ]
          + ours([
            Hint(
              say("로마자로 적은 이름으로 찾습니다", "Another word for it"),
              ["item", say("geomungo", "hat")]),
            Hint(say("한자로 찾습니다", "Its name in Chinese characters"), ["item", "玄琴"]),
            Hint(say("영어 이름으로 찾습니다", "A name of several words"), ["item", "folding", "screen"]),
            Hint(
              say("초성으로 찾습니다. 거ㅁㄱ처럼 섞어도 됩니다", "The initial consonants of its Korean name"),
              ["item", "ㄱㅁㄱ"]),
            Hint(say("이름의 처음만으로도 찾습니다", "The beginning of a name"), ["item", say("거문", "geom")]),
          ]))
    case .browse:
      CommandHelp(
        summary: say("도록 전체를 둘러봅니다", "Browses the whole catalogue"),
        description: say(
          "목록에서 고르고, 읽고, 다음으로 넘어갑니다. 이름을 쓰면 그 글에서 시작합니다.",
          "Choose in the list, read, and go on to the next. With a name it begins on that page."),
        say(
          "화면을 채웁니다. ?를 누르면 키를 알려 주고, 너비가 100칸 이상이면 목록과 글을 나란히 보여 줍니다. "
            + "--accessible을 쓰거나 화면을 그릴 수 없는 터미널(TERM=dumb)에서는 items처럼 목록을 출력합니다.",
          "It fills the screen: the key ? lists the keys, and from 100 columns on the list "
            + "and the page are side by side. With --accessible, or on a terminal that cannot draw a screen "
            + "(TERM=dumb), it prints the list as items does."),
        examples: [
          Hint(say("목록에서 시작합니다", "Begin in the list"), ["browse"]),
          Hint(say("한 출품작에서 시작합니다", "Begin with one"), ["browse"], operands: [name]),
        ])
    case .search:
      CommandHelp(
        summary: say("이름과 설명, 본문에서 낱말을 찾습니다", "Finds words in names, summaries and texts"),
        description: say(
          "낱말이 모두 들어 있는 출품작을 잘 맞는 것부터 보여 줍니다. 띄어쓰기는 달라도 되고, 로마자는 낱말의 처음만 맞으면 됩니다. "
            + "맞는 것이 없으면 조사를 떼거나, 한/영 키를 잊고 친 말로 보고 다시 찾습니다.",
          "Lists the exhibits that hold all of the words, the best match first; the beginning of a word is enough."
        ),
        examples: isOurs
          ? [
            Hint(
              say("‘금속 활자’도 찾습니다", "Find exhibits that have both words"),
              ["search"] + say(["금속활자"], ["movable", "type"])),
            Hint(
              say("두 낱말이 모두 들어 있는 것을 찾습니다", "Find everything that mentions Courant"),
              ["search"] + say(["쿠랑", "자개"], ["Courant"])),
            Hint(
              say("가장 잘 맞는 셋만 봅니다", "See the best three only"),
              ["search", say("파리", "Paris"), "--limit", "3"]),
          ]
          : [
            Hint(
              say("낱말이 들어 있는 것을 찾습니다", "Find everything that has the words"), ["search"],
              operands: [name])
          ])
    case .random:
      CommandHelp(
        summary: say("출품작 하나를 무작위로 보여 줍니다", "Shows one exhibit at random"),
        examples: [
          Hint(say("무작위로 하나를 읽습니다", "Read about one at random"), ["random"])
        ]
          + ours([
            Hint(
              say("악기 가운데 하나를 읽습니다", "Read about a musical instrument"),
              ["random"], operands: [say("악기", "instruments")])
          ]))
    case .picture:
      CommandHelp(
        summary: say("출품작의 그림을 보여 줍니다", "Shows the picture of an exhibit"),
        description: say(
          "그림 하나와 그 설명을 보여 줍니다. 박람회의 그림은 poster, 국기는 flag입니다. "
            + "이름을 쓰지 않으면 모든 그림을 늘어놓습니다.",
          "Shows one picture and describes it. The exposition's own pictures are named poster and flag. "
            + "Without a name all pictures are shown side by side."),
        say(
          "터미널이 256색을 쓰고 그림보다 넓어야 합니다. 보여 줄 수 없으면 설명만 출력합니다.",
          "A terminal needs 256 colours and room for the picture. "
            + "Otherwise only the description is printed."),
        examples: [
          Hint(say("그림 하나를 봅니다", "See one picture"), ["picture"], operands: [name]),
          Hint(say("그림을 모두 봅니다", "See all pictures"), ["picture"]),
        ]
          + ours([
            Hint(
              say("그림을 색이 든 글로 저장합니다", "Save a picture as styled text"),
              ["picture", say("갓", "hat"), "--color", "always"], after: " > hat")
          ]))
    case .open:
      CommandHelp(
        summary: say("출품작의 링크를 브라우저로 엽니다", "Opens a link of an exhibit in the browser"),
        description: say(
          "BROWSER에 적힌 프로그램을 쓰고, 적힌 것이 없으면 xdg-open(macOS에서는 open)을 씁니다. "
            + "열 수 없으면 주소를 출력하고 종료 상태 69로 끝납니다.",
          "Runs the program in BROWSER, otherwise xdg-open, or open on macOS. "
            + "If nothing can open it, prints the address and exits with 69."),
        examples: [
          Hint(say("첫 번째 링크를 엽니다", "Open its first link"), ["open"], operands: [name])
        ]
          + ours([
            Hint(
              say("주소만 출력합니다", "Print the address only"), ["open", say("직지", "jikji"), "--print"])
          ]))
    case .favourites:
      CommandHelp(
        summary: say("즐겨찾기를 보고, 담고, 지웁니다", "Lists, adds and removes favourites"),
        description: say(
          "인수 없이 쓰면 담은 순서대로 보여 줍니다. add와 remove 뒤에는 이름을 여럿 쓸 수 있고, "
            + "띄어쓰기가 든 이름은 따옴표로 묶습니다. 찾을 수 없는 이름은 알려 주고, 나머지만 담거나 지웁니다.",
          "Without arguments it lists them in the order added. add and remove take several names; "
            + "a name with spaces goes in quotation marks. "
            + "A name that cannot be found is reported, and the others count."),
        say(
          "clear는 이 도록의 즐겨찾기를 모두 지웁니다. 터미널에서는 먼저 묻고, 다른 곳에서는 --yes가 있어야 합니다.",
          "clear removes all favourites of this catalogue. "
            + "It asks first on a terminal and needs --yes elsewhere."),
        examples: [
          Hint(say("즐겨찾기를 봅니다", "List the favourites"), ["favourites"]),
          Hint(
            say("이름으로 담습니다", "Add by name"), ["favourites", "add"],
            operands: [name] + (isOurs ? ["folding screen"] : [])),
          Hint(say("하나를 지웁니다", "Remove one"), ["favourites", "remove"], operands: [name]),
          Hint(
            say("묻지 않고 모두 지웁니다", "Remove all without asking"), ["favourites", "clear", "--yes"]),
        ])
    case .check:
      CommandHelp(
        summary: say("도록의 파일에 잘못된 곳이 있는지 검사합니다", "Checks the files of a catalogue"),
        description: say(
          "DIR이나 --catalogue의 도록에서 잘못된 곳을 모두 찾아 한 줄에 하나씩 보여 줍니다. "
            + "한 줄의 꼴은 파일:줄:열: 오류나 경고: 경로: 설명입니다. "
            + "도록에 있는 모든 언어의 파일을 검사합니다. 오류가 있으면 종료 상태가 65, 경고뿐이면 0입니다.",
          "Lists every problem of the catalogue in DIR or --catalogue, one per line, "
            + "as file:line:column: error or warning: path: message, in the files of all its languages. "
            + "Ends with status 65 if there are errors and 0 if there are only warnings."),
        examples: [
          Hint(say("지금 쓰는 도록을 검사합니다", "Check the catalogue in use"), ["check"]),
          Hint(say("찾은 것을 모두 JSON으로 봅니다", "Print every finding as JSON"), ["check", "--json"]),
        ]
          + ours([
            Hint(
              say("films 폴더의 도록을 검사합니다", "Check the one in the folder films"), ["check", "films"])
          ]))
    case .completions:
      CommandHelp(
        summary: say("셸의 자동 완성 스크립트를 출력합니다", "Prints a completion script for a shell"),
        description: say(
          "명령, 옵션과 그 값, 출품작의 이름을 Tab 키로 완성합니다. "
            + "이름은 buddhist-scriptures처럼 따옴표가 필요 없는 한 낱말로 제안합니다. "
            + "bash와 zsh에서는 초성, 이름의 일부, 영문 자판으로 친 한글도 이름으로 바꿔 줍니다. "
            + "fish는 입력한 글자로 시작하는 것만 보여 줍니다.",
          "With it, the Tab key completes commands, options, their values and names of exhibits. "
            + "A name is offered as one word that needs no quotation marks (buddhist-scriptures). "
            + "bash and zsh also replace a part of a name, its initial consonants, and Korean typed "
            + "on an English keyboard; fish shows only what begins with the typed letters."),
        examples: [
          Hint(
            say("지금 쓰는 bash에서 자동 완성을 켭니다", "Turn completion on in this shell"),
            ["completions", "bash"], before: "eval \"$(", after: ")\""),
          Hint(
            say("zsh에서 자동 완성을 켭니다", "Turn completion on in zsh"), ["completions", "zsh"],
            before: "autoload -Uz compinit && compinit && eval \"$(", after: ")\""),
          Hint(
            say("fish에서 자동 완성을 켭니다", "Turn completion on in fish"), ["completions", "fish"],
            after: " > ~/.config/fish/completions/expo.fish"),
        ])
    case .manual:
      CommandHelp(
        summary: say("매뉴얼 페이지를 출력합니다", "Prints the manual page"),
        description: say(
          "터미널에서는 글로 보여 주고, 파이프나 파일에는 man(7) 매크로로 쓴 그대로 출력합니다.",
          "Shows it on a terminal, and prints its man(7) macros into a pipe or a file."),
        examples: [
          Hint(say("처음부터 끝까지 읽습니다", "Read it"), ["manual"]),
          Hint(say("파일에 담습니다", "Save it for man"), ["manual"], after: " > expo.1"),
        ])
    case .help:
      CommandHelp(
        summary: say("명령이나 옵션의 도움말을 보여 줍니다", "Explains a command or an option"),
        examples: [
          Hint(say("item 명령을 어떻게 쓰는지 읽습니다", "Read about the command item"), ["help", "item"]),
          Hint(
            say("화면 낭독기로 듣는 법을 읽습니다", "Read how to use it with a screen reader"),
            ["help", "accessible"]),
        ])
    }
  }
}
