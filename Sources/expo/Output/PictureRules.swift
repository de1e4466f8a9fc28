import ExpoCore
import TerminalText

/// Which pictures a page shows; decided once, before any picture is read.
///
/// | | `auto` | `always` |
/// |---|---|---|
/// | the page is styled and not accessible, ambiguous characters are narrow | required | required |
/// | the picture is narrower than the page and the terminal | required | required |
/// | the terminal has 256 colours, if output goes to one | required | – |
/// | the pager, if there is one, passes colours on | required | – |
///
/// JSON has no pictures, because it has no pages. The terminal is never queried.
struct PictureRules: Equatable {
  /// The most columns that a picture may have; 0 if no picture is shown.
  private let maxColumns: Int

  /// - Parameter screen: the columns of a page on a full screen; nil for printed pages.
  init(
    mode: AutoMode, environment: Environment, output: StandardStream, settings: OutputSettings,
    onScreen screen: Int? = nil
  ) {
    let passesColor =
      (Self.has256Colors(environment) || !output.isTerminal)
      && (screen != nil || settings.pager?.passesColors(in: environment) != false)
    let isShown = settings.canHavePictures && (mode == .always || mode == .auto && passesColor)
    // Pages of any width have 0 columns; the terminal's own may be fewer than those of the page.
    let page = settings.columns == 0 ? Int.max : settings.columns
    let columns = screen.map(settings.columns(onScreen:)) ?? min(page, output.columns ?? .max)
    maxColumns = isShown ? columns - 1 : 0
  }

  /// Whether a picture of this size is shown.
  func show(_ picture: Picture) -> Bool { picture.width <= maxColumns }

  /// Whether any picture may be shown; if not, none needs to be read.
  var showAny: Bool { maxColumns > 0 }

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
}

extension OutputSettings {
  /// Whether pages can have pictures if they are wide enough.
  var canHavePictures: Bool { stylesOutput && !isAccessible && !measure.ambiguousIsWide }
}
