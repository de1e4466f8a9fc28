import Testing

@testable import ExpoCore
@testable import TerminalText
@testable import expo

@Suite struct PictureSettingTests {
  private static let terminal = StandardStream(
    isTerminal: true, size: TerminalSize(columns: 80, rows: 10))

  private func settings(
    _ variables: [String: String], _ options: Options = Options(),
    output: StandardStream = terminal
  ) -> OutputSettings {
    OutputSettings(
      options: options, environment: Environment { variables[$0] }, output: output,
      errors: StandardStream())
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], true), (["COLORTERM": "24bit"], true), ([:], false),
    (["COLORTERM": "1"], false), (["COLORTERM": "truecolor", "TERM": "linux"], false),
  ])
  func `pictures have their own colours if the terminal says that it has 24 bits`(
    variables: [String: String], isTrue: Bool
  ) {
    #expect((settings(variables).colors == .direct) == isTrue)
  }

  @Test(
    arguments: [
      // The default and auto: 256 colours, and `less` if there is a pager.
      ([:], Options(), [true, true, false]), (["LESS": "-i"], Options(), [true, true, false]),
      (["EXPO_PAGER": "more"], Options(), [false, true, false]),
      (["EXPO_PAGER": "lesser"], Options(), [false, true, false]),
      (["EXPO_PAGER": "less | cat"], Options(), [false, true, false]),
      (["TERM": "xterm-direct"], Options(), [true, true, false]),
      (["TERM": "xterm-kitty"], Options(), [true, true, false]),
      (["TERM": "xterm"], Options(), [false, true, false]),
      (["TERM": "xterm", "COLORTERM": "24bit"], Options(), [true, true, false]),
      (["TERM": "screen", "TMUX": "/tmp/tmux,1,0"], Options(), [true, true, false]),
      (["TERM": "xterm", "TMUX": ""], Options(), [false, true, false]),
      (["TERM": "xterm", "WT_SESSION": "1"], Options(), [true, true, false]),
      (
        ["TERM": "linux", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux,1,0"], Options(),
        [false, true, false]
      ),
      // Never on pages without styles or for listeners, and with wide ambiguous characters.
      (["TERM": "dumb"], Options(), [false, false, false]),
      (["TERM": "unknown"], Options(), [false, false, false]),
      (["NO_COLOR": "1"], Options(), [false, false, false]),
      ([:], Options(color: .never), [false, false, false]),
      ([:], Options(accessible: true), [false, false, false]),
      ([:], Options(ambiguousIsWide: true), [false, false, false]),
    ])
  func `pictures are shown by the option, the colours and the pager`(
    variables: [String: String], options: Options, isShown: [Bool]
  ) {
    let variables = ["TERM": "xterm-256color", "EXPO_PAGER": "less"].merging(variables) { $1 }
    for (mode, isShown) in zip(AutoMode.allCases, isShown) {
      var options = options
      options.pictures = mode
      #expect(settings(variables, options).showsPictures == isShown, "\(mode)")
      if mode == .auto {
        options.pictures = nil
        #expect(settings(variables, options).showsPictures == isShown)
      }
    }
  }

  @Test(arguments: [(AutoMode?.none, false), (.always, true)])
  func `colours bring pictures to a file`(color: AutoMode?, isShown: Bool) {
    let settings = settings([:], Options(color: color), output: StandardStream())
    #expect(settings.showsPictures == isShown)
  }
}
