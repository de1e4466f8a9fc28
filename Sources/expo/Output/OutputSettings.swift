import ExpoCore
import TerminalText

/// How a run speaks, decided once from the options, the environment and the terminal.
struct OutputSettings: Equatable {
  /// The columns to fill, in cells; 0 does not wrap.
  let columns: Int
  /// Whether prose is limited to 88 columns; `--width` turns that off.
  let limitsProse: Bool
  /// The columns for messages; 0 does not wrap, as in a log that no terminal shows.
  let errorColumns: Int
  /// Whether the columns are the terminal's own, and change with its size.
  let followsTerminal: Bool
  /// The size of the terminal.
  let terminal: TerminalSize
  let measure: CellMeasure
  let stylesOutput: Bool
  let stylesErrors: Bool
  /// The colours of the terminal.
  let colors: ColorDepth
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// Whether pages are for screen readers: linear, labelled, never paged.
  let isAccessible: Bool
  /// Whether pages on a full screen show pictures. They need styles, narrow ambiguous characters, and
  /// a reader who asks for them or a terminal with 256 colours.
  let showsPicturesOnScreen: Bool
  /// Whether printed pages show pictures: the reader asks for them, or the pager can show them.
  let showsPictures: Bool
  let wording: Wording
  /// The pager for long texts; nil if output is not paged.
  let pager: PagerCommand?

  /// The size of a page if neither the terminal nor a variable tells.
  private static let defaultColumns = 80
  private static let defaultRows = 24
  /// As wide and as high as a terminal can say that it is (`winsize` counts in 16 bits).
  private static let maxSize = Int(UInt16.max)

  init(
    options: Options, commands: PrintedCommands = PrintedCommands(), environment: Environment,
    output: StandardStream, errors: StandardStream
  ) {
    limitsProse = options.width == nil
    isAccessible = options.accessible
    let variable = environment.number("COLUMNS", atLeast: 1)
    func width(of stream: StandardStream) -> Int {
      // Piped text is not wrapped, so that `grep` finds phrases in a paragraph.
      let own = stream.isTerminal ? variable ?? stream.size?.columns ?? Self.defaultColumns : 0
      return min(options.width ?? own, Self.maxSize)
    }
    columns = width(of: output)
    errorColumns = width(of: errors)
    followsTerminal = options.width == nil && variable == nil
    terminal = output.size ?? TerminalSize(columns: columns, rows: Self.defaultRows)
    measure = CellMeasure(ambiguousIsWide: options.ambiguousIsWide)
    stylesOutput = Self.styles(output, mode: options.color, environment: environment)
    wording = Wording(
      language: options.language ?? environment.language ?? .korean,
      commands: commands)
    isTerminal = output.isTerminal
    pager =
      options.noPager || isAccessible || !output.isTerminal
      ? nil : PagerCommand(of: environment)
    stylesErrors = Self.styles(errors, mode: options.color, environment: environment)
    colors = environment.colorDepth
    let hasColors = colors > .theme || !output.isTerminal
    let pictures = options.pictures ?? .auto
    showsPicturesOnScreen =
      stylesOutput && !isAccessible && !measure.ambiguousIsWide
      && (pictures == .always || pictures == .auto && hasColors)
    showsPictures =
      showsPicturesOnScreen && (pictures == .always || pager?.isLess != false)
  }

  /// The width of a page that fills a part of a screen: the width that the reader asks for, if
  /// there is room.
  func columns(onScreen screen: Int) -> Int {
    followsTerminal || columns == 0 ? screen : min(columns, screen)
  }

  /// Whether a stream's text is styled: `--color`, then `NO_COLOR` (no-color.org), the `CLICOLOR`
  /// convention (bixense.com/clicolors) with `FORCE_COLOR`, `TERM`, and last what the stream is.
  private static func styles(
    _ stream: StandardStream,
    mode: AutoMode?,
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

extension OutputSettings {
  /// The lines of a document as the reader wants them; 0 columns do not wrap.
  ///
  /// - Parameters:
  ///   - rows: The rows of the window that a page fills, for the place of its picture; by default
  ///     one less than the terminal has.
  ///   - hasEnd: Whether a listener is told the end of several lines.
  func lines(
    of document: Document, columns: Int, rows: Int? = nil, hasEnd: Bool = true
  ) -> [Line] {
    guard isAccessible else {
      let layout = PageLayout(
        columns: columns, rows: rows ?? (isTerminal ? max(1, terminal.rows - 1) : .max),
        measure: measure,
        limitsProse: limitsProse)
      return layout.lines(of: document)
    }
    let spoken = SpokenLayout(
      range: wording.say("에서 ", " to "), end: hasEnd ? wording.say("끝", "End") : nil)
    return spoken.lines(of: document).flatMap {
      $0.wrapped(to: columns, keepsWhole: true, measure: measure)
    }
  }
}
