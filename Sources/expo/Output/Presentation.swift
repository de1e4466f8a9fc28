import ExpoCore
import TerminalText

/// How pages are shown, decided once from the options, the environment and the terminal.
struct Presentation: Equatable {
  /// The columns to fill, in cells; 0 does not wrap.
  let columns: Int
  /// Whether prose is kept narrower than a wide terminal; not if the reader asks for a width.
  let limitsProse: Bool
  /// The columns for messages; 0 does not wrap, as in a log that no terminal shows.
  let errorColumns: Int
  /// Whether the columns are the terminal's own, and change with its size.
  let followsTerminal: Bool
  /// The lines of a page for `--page`.
  let rows: Int
  let measure: CellMeasure
  let stylesOutput: Bool
  let stylesErrors: Bool
  /// Whether output goes to a terminal, which may follow links and wraps what is too long for a row.
  let isTerminal: Bool
  /// Whether pages are for screen readers: linear, labelled, never paged.
  let isAccessible: Bool
  let language: Language
  /// Which pager shows long texts; none for a reader who listens or asks for one page.
  let pager: PagerChoice
  /// Whether the help says how to switch to English: the locale is not Korean, and the reader has not
  /// chosen a language.
  let offersEnglish: Bool

  /// The size of a page if neither the terminal nor a variable tells.
  private static let defaultColumns = 80
  private static let defaultRows = 24
  /// As wide as a terminal can say that it is (`winsize` counts in 16 bits).
  private static let maxColumns = Int(UInt16.max)
  private static let maxRows = Int(UInt16.max)

  init(options: Options, environment: Environment, output: StreamFacts, errors: StreamFacts) {
    let wanted = options.width ?? environment.number("EXPO_WIDTH", atLeast: 0)
    limitsProse = wanted == nil
    let fixed = wanted ?? environment.number("COLUMNS", atLeast: 1)
    // What is piped is not wrapped: a paragraph is a line, in which `grep` finds phrases.
    let unknown = output.isTerminal ? Self.defaultColumns : 0
    columns = min(fixed ?? output.columns ?? unknown, Self.maxColumns)
    errorColumns = min(fixed ?? errors.columns ?? 0, Self.maxColumns)
    followsTerminal = fixed == nil
    let lines = environment.number("LINES", atLeast: 1)
    rows = min(output.rows ?? lines ?? Self.defaultRows, Self.maxRows)
    measure = CellMeasure(ambiguousIsWide: environment["EXPO_AMBIGUOUS_WIDTH"] == "2")
    stylesOutput = Self.styles(output, mode: options.color, environment: environment)
    isAccessible = options.accessible || Self.isAccessible(environment)
    language = Language(option: options.language, environment: environment)
    offersEnglish =
      options.language == nil && Language(variable: environment) == nil
      && environment.localeIsForeign
    isTerminal = output.isTerminal
    pager =
      options.noPager || options.page != nil || isAccessible || !output.isTerminal
      ? .none : PagerChoice(environment: environment)
    stylesErrors = Self.styles(errors, mode: options.color, environment: environment)
  }

  /// The width of a page that fills a part of a screen: what the reader asks for, but no more than there
  /// is.
  func columns(onScreen screen: Int) -> Int {
    followsTerminal || columns == 0 ? screen : min(columns, screen)
  }

  /// `EXPO_ACCESSIBLE`, or else `ACCESSIBLE`.
  private static func isAccessible(_ environment: Environment) -> Bool {
    let value = environment["EXPO_ACCESSIBLE"] ?? environment["ACCESSIBLE"] ?? ""
    return !["", "0", "no", "false"].contains(value.lowercased())
  }

  /// Whether a stream's text is styled: `--color`, then `NO_COLOR` (no-color.org), the `CLICOLOR`
  /// convention (bixense.com/clicolors) with `FORCE_COLOR`, `TERM`, and last what the stream is.
  private static func styles(
    _ stream: StreamFacts,
    mode: When?,
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
