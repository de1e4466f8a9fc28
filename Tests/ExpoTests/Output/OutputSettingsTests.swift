import ExpoCore
import TerminalText
import Testing

@testable import expo

@Suite struct OutputSettingsTests {
  static let terminal = StandardStream(isTerminal: true, size: TerminalSize(columns: 120, rows: 50))

  static func settings(
    _ arguments: [String] = [],
    _ variables: [String: String] = [:],
    output: StandardStream = terminal
  ) -> OutputSettings {
    let variables = ["TERM": "xterm"].merging(variables) { $1 }
    let environment = Environment { variables[$0] }
    return OutputSettings(
      options: ParsedLine(arguments, options: Options(environment)).options,
      environment: environment, output: output, errors: StandardStream())
  }

  @Test(
    arguments: [
      (30, ["COLUMNS": "50"], 30), (0, ["COLUMNS": "50"], 0), (nil, ["COLUMNS": "50"], 50),
      (nil, ["COLUMNS": "0"], 120), (nil, ["COLUMNS": "wide"], 120),
      (nil, [:], 120),
      (Int.max, [:], 65_535),
    ] as [(Int?, [String: String], Int)])
  func `the width is the option, or else COLUMNS, the terminal`(
    option: Int?, variables: [String: String], columns: Int
  ) {
    #expect(
      Self.settings(option.map { ["--width", String($0)] } ?? [], variables).columns == columns)
  }

  @Test(arguments: [0, 1, 2])
  func `a terminal of any height has a gallery`(rows: Int) {
    let stream = StandardStream(isTerminal: true, size: TerminalSize(columns: 80, rows: rows))
    let gallery = [Block.gallery([(Inline("a"), nil), (Inline("b"), nil)])]
    #expect(!Self.settings(output: stream).lines(of: gallery, columns: 10).isEmpty)
  }

  @Test
  func `without a terminal only an option wraps`() {
    let piped = Self.settings([], ["COLUMNS": "33"], output: StandardStream())
    #expect(piped.columns == 0 && piped.errorColumns == 0)
    let wide = Self.settings(["--width", "40"], ["COLUMNS": "33"], output: StandardStream())
    #expect(wide.columns == 40 && wide.errorColumns == 40)
    #expect(Self.settings([], ["COLUMNS": "99999999999999999999"]).columns == 65_535)
  }

  @Test(
    arguments: [
      (nil, [:], true, true),
      (nil, [:], false, false),
      (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
      (.never, ["FORCE_COLOR": "1"], true, false),
      (.auto, [:], true, true),
      (.auto, [:], false, false),
      (nil, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (nil, ["NO_COLOR": ""], true, true),
      (nil, ["CLICOLOR_FORCE": "1"], false, true),
      (nil, ["FORCE_COLOR": "3", "CLICOLOR": "0"], false, true),
      (nil, ["CLICOLOR_FORCE": "0", "FORCE_COLOR": "0"], false, false),
      (nil, ["CLICOLOR_FORCE": "0", "FORCE_COLOR": "0"], true, true),
      (nil, ["CLICOLOR": "0"], true, false),
      (nil, ["CLICOLOR": "1"], false, false),
      (nil, ["TERM": "dumb"], true, false),
      (nil, ["TERM": ""], true, false),
      (nil, ["TERM": "unknown"], true, false),
      (nil, ["TERM": "network"], true, false),
      (nil, ["FORCE_COLOR": "false"], false, false),
      (nil, ["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
    ] as [(AutoMode?, [String: String], Bool, Bool)])
  func `colour follows the option, then the variables, then the stream`(
    mode: AutoMode?, variables: [String: String], isTerminal: Bool, styles: Bool
  ) {
    let settings = Self.settings(
      mode.map { ["--color", $0.rawValue] } ?? [], variables,
      output: StandardStream(isTerminal: isTerminal))
    #expect(settings.stylesOutput == styles)
  }
}
