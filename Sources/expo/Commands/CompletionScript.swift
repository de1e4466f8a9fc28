extension Command {
  static let completions = Command(
    name: "completions",
    otherNames: ["자동완성"],
    operands: .choice(CompletionShell.allCases.map(\.rawValue)),
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
    ]
  ) { $0.completions($1) }
}

extension Invocation {
  /// `expo completions bash|zsh|fish`
  func completions(_ words: [String]) -> Output {
    .bytes(Array((words.first.flatMap(CompletionShell.init)?.script ?? "").utf8))
  }
}
