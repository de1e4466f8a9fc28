import Testing

@testable import ExpoCore
@testable import TerminalText
@testable import expo

@Suite struct PictureSettingTests {
  /// A terminal in which every rule is met; each case changes something.
  struct Case: Sendable, CustomTestStringConvertible {
    var mode: AutoMode?
    var variables: [String: String] = [:]
    var options = Options()
    var output = StandardStream(isTerminal: true, size: TerminalSize(columns: 80, rows: 24))
    /// The value of `EXPO_PAGER`.
    var pager = "less"
    var isShown = true

    var testDescription: String {
      let variables = variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      return "\(mode.map(\.rawValue) ?? "-") \(variables.joined(separator: " ")) \(pager)"
    }
  }

  private static func isShown(_ example: Case) -> Bool {
    let variables = ["TERM": "xterm-256color", "EXPO_PAGER": example.pager]
      .merging(example.variables) { $1 }
    let environment = Environment { variables[$0] }
    var options = example.options
    options.pictures = example.mode ?? Options(environment).pictures
    return OutputSettings(
      options: options, environment: environment, output: example.output, errors: StandardStream()
    ).showsPictures
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], true), (["COLORTERM": "24bit"], true), ([:], false),
    (["COLORTERM": "1"], false), (["COLORTERM": "truecolor", "TERM": "linux"], false),
  ])
  func `pictures have their own colours if the terminal says that it has 24 bits`(
    _ variables: [String: String], _ isTrue: Bool
  ) {
    let settings = OutputSettings(
      options: Options(), environment: Environment { variables[$0] },
      output: StandardStream(isTerminal: true, size: TerminalSize(columns: 80, rows: 24)),
      errors: StandardStream())
    #expect(settings.hasTrueColor == isTrue)
  }

  @Test(arguments: [
    Case(),
    Case(mode: .auto),
    Case(variables: ["LESS": "-i"]),
    Case(mode: .always),
    Case(mode: .never, isShown: false),
    Case(options: Options(color: .always), output: StandardStream()),
    Case(output: StandardStream(isTerminal: true, size: TerminalSize(columns: 80, rows: 10))),
  ])
  func `the option shows or hides pictures, colours bring them, and any height has room`(
    _ example: Case
  ) {
    #expect(Self.isShown(example) == example.isShown)
  }

  @Test(arguments: [
    Case(options: Options(accessible: true)),
    Case(options: Options(color: .never)),
    Case(variables: ["NO_COLOR": "1"]),
    Case(variables: ["TERM": "dumb"]),
    Case(output: StandardStream()),
    Case(variables: ["TERM": "unknown"]),
    Case(options: Options(ambiguousIsWide: true)),
  ])
  func `some pages never have pictures`(_ example: Case) {
    for mode in [nil] + AutoMode.allCases {
      var example = example
      example.mode = mode
      #expect(!Self.isShown(example))
    }
  }

  @Test(arguments: [
    Case(variables: ["TERM": "xterm"]),
    Case(variables: ["TERM": "linux", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux,1,0"]),
    Case(pager: "more"),
    Case(pager: "lesser"),
    Case(pager: "less | cat"),
  ])
  func `always skips the rules of auto`(_ example: Case) {
    #expect(!Self.isShown(example))
    var example = example
    example.mode = .always
    #expect(Self.isShown(example))
  }

  @Test(
    arguments: [
      "xterm-256color", "screen-256color", "tmux-256color", "xterm-256color-italic",
      "xterm-direct", "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour",
    ].map { ["TERM": $0] } + [
      ["TERM": "xterm", "COLORTERM": "truecolor"], ["TERM": "xterm", "COLORTERM": "24bit"],
      ["TERM": "screen", "TMUX": "/tmp/tmux,1,0"], ["TERM": "xterm", "WT_SESSION": "1"],
      // These have no pictures by themselves.
      ["TERM": "xterm", "TMUX": ""], ["TERM": "screen"], ["TERM": "vt220", "COLORTERM": "1"],
    ])
  func `the environment tells of 256 colours`(variables: [String: String]) {
    let isPoor =
      variables["TERM"] == "vt220" || variables["TMUX"] == "" || variables == ["TERM": "screen"]
    #expect(Self.isShown(Case(variables: variables)) == !isPoor)
  }
}
