import ExpoCore

/// How pages are shown: decided once, from the options, the environment and the terminal.
struct Presentation: Equatable {
  /// The columns to fill, in cells; 0 does not wrap.
  let columns: Int
  /// The lines of a page for `--page`.
  let rows: Int
  let measure: CellMeasure
  let stylesOutput: Bool
  let stylesErrors: Bool

  /// Where no terminal and no variable says how large a page is, as `man` does.
  private static let defaultColumns = 80
  private static let defaultRows = 24
  /// As wide as a terminal can say that it is (`winsize` counts in 16 bits).
  private static let mostColumns = Int(UInt16.max)

  init(options: Options, environment: Environment, output: StreamFacts, errors: StreamFacts) {
    let columns =
      options.width ?? environment.number("EXPO_WIDTH", atLeast: 0)
      ?? environment.number("COLUMNS", atLeast: 1) ?? output.columns ?? Self.defaultColumns
    self.columns = min(columns, Self.mostColumns)
    rows = output.rows ?? environment.number("LINES", atLeast: 1) ?? Self.defaultRows
    measure = CellMeasure(ambiguousIsWide: environment["EXPO_AMBIGUOUS_WIDTH"] == "2")
    stylesOutput = Self.styles(output, mode: options.color, environment: environment)
    stylesErrors = Self.styles(errors, mode: options.color, environment: environment)
  }

  /// Whether a stream's text is styled: `--color`, then `NO_COLOR` (no-color.org), the `CLICOLOR`
  /// convention (bixense.com/clicolors) with `FORCE_COLOR`, `TERM`, and last what the stream is.
  private static func styles(
    _ stream: StreamFacts,
    mode: ColorMode?,
    environment: Environment
  ) -> Bool {
    switch mode {
    case .always: return true
    case .never: return false
    case .auto, nil: break
    }
    if environment.isSet("NO_COLOR") { return false }
    if environment.isOn("CLICOLOR_FORCE") || environment.isOn("FORCE_COLOR") { return true }
    if environment["CLICOLOR"] == "0" || environment.terminalIsDumb { return false }
    return stream.isTerminal
  }
}

/// What is known of a stream before anything is written to it.
struct StreamFacts: Equatable {
  var isTerminal = false
  /// The terminal's size in cells, where it tells.
  var columns: Int?
  var rows: Int?
}
