import ExpoCore
import TerminalText

/// Which pictures a page shows; decided once, before any picture is read.
///
/// | | `auto` | `always` |
/// |---|---|---|
/// | the page is styled and not accessible, ambiguous characters are narrow | required | required |
/// | the picture is narrower than the page and the terminal | required | required |
/// | standard output is a terminal with 256 colours | required | – |
/// | the terminal has 8 rows more than the picture | required | – |
/// | the pager, if there is one, passes colours on | required | – |
///
/// If the reader asks for nothing but pictures, `auto` does not count rows, and any styled output that is no
/// terminal has them.
///
/// JSON has no pictures, because it has no pages. The terminal is never queried.
struct PictureRules: Equatable {
  /// The rows that a page keeps for its text in `auto`.
  private static let rowsOfText = 8

  /// The most columns and rows that a picture may have; 0 if no picture is shown.
  private let maxColumns: Int
  private let maxRows: Int

  /// - Parameters:
  ///   - screen: the columns of a page on a full screen, which scrolls: its pictures may have any number of
  ///     rows. Nil for printed pages.
  ///   - showsOnlyPictures: whether the reader asks for nothing but pictures.
  init(
    mode: AutoMode, environment: Environment, output: StandardStream, settings: OutputSettings,
    onScreen screen: Int? = nil, showsOnlyPictures: Bool = false
  ) {
    let hasColors = Self.has256Colors(environment)
    let passesColor =
      output.isTerminal || screen != nil
      ? hasColors && (screen != nil || Self.passesColor(settings.pager, environment))
      : showsOnlyPictures
    let isShown = settings.canHavePictures && (mode == .always || mode == .auto && passesColor)
    // Pages of any width have 0 columns; the terminal's own may be fewer than those of the page.
    let page = settings.columns == 0 ? Int.max : settings.columns
    let columns = screen.map(settings.columns(onScreen:)) ?? min(page, output.columns ?? .max)
    let scrolls = screen != nil || mode == .always || showsOnlyPictures
    maxColumns = isShown ? columns - 1 : 0
    maxRows = !isShown ? 0 : scrolls ? .max : settings.rows - Self.rowsOfText
  }

  /// Whether a picture of this size is shown.
  func show(_ picture: Picture) -> Bool {
    picture.width <= maxColumns && picture.rows <= maxRows
  }

  /// Whether any picture may be shown; if not, none needs to be read.
  var showAny: Bool { maxColumns > 0 && maxRows > 0 }

  /// Returns a catalogue's pictures by their names, as far as the rules allow; those that cannot be
  /// read are left out.
  func pictures(of catalogue: Catalogue) -> (String) -> Picture? {
    guard showAny else { return { _ in nil } }
    return { name in (try? catalogue.picture(named: name)).flatMap { show($0) ? $0 : nil } }
  }

  /// Whether the environment names a terminal with 256 colours; Linux's console has 16.
  private static func has256Colors(_ environment: Environment) -> Bool {
    let terminal = environment["TERM"] ?? ""
    if terminal == "linux" { return false }
    // Not `contains` with a string, which links the parser of regular expressions.
    return terminal.split(separator: "-").contains("256color") || terminal.hasSuffix("-direct")
      || environment.terminalIsModern
      || ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
      || environment.isSet("TMUX") || environment.isSet("WT_SESSION")
  }

  /// Whether a pager shows colours: `less` does with `R`, which is what it gets by default.
  private static func passesColor(_ pager: PagerCommand?, _ environment: Environment) -> Bool {
    guard let pager else { return true }
    return pager.arguments.first?.split(separator: "/").last == "less"
      && environment["LESS"]?.contains("R") != false
  }
}

extension OutputSettings {
  /// Whether pages can have pictures if they are wide enough.
  var canHavePictures: Bool { stylesOutput && !isAccessible && !measure.ambiguousIsWide }
}
