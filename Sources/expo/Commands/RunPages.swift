import ExpoCore
import TerminalText

/// How the pages of a run are made; a command adds what its pages show.
struct RunPages {
  /// Pages that show neither favourites nor pictures.
  var plain: PageContext
  private let catalogue: CatalogueCache
  private let presentation: Presentation
  private let pictures: When?
  private let surroundings: Surroundings

  init(
    _ catalogue: CatalogueCache, wording: Wording, commands: PrintedCommands,
    presentation: Presentation, pictures: When?, _ surroundings: Surroundings
  ) {
    plain = PageContext(
      wording: wording, commands: commands, isBundled: catalogue.catalogue.path == nil,
      bracketsMatches: !presentation.stylesOutput && !presentation.isAccessible,
      exposition: { try? catalogue.exposition() })
    self.catalogue = catalogue
    self.presentation = presentation
    self.pictures = pictures
    self.surroundings = surroundings
  }

  /// Pages that mark the reader's favourites.
  ///
  /// Costs one open(2) that fails if there is no file of favourites. Faults of the file are reported
  /// by `expo favourites` only.
  func marked() -> PageContext {
    plain.marking(catalogue.favourites(in: surroundings.environment))
  }

  /// Pages that show pictures, as far as the rules allow.
  func illustrated(_ pages: PageContext) -> PageContext { illustrated(pages, by: rules()) }

  func illustrated(_ pages: PageContext, by rules: PictureRules) -> PageContext {
    pages.illustrated(by: rules.pictures(of: catalogue.catalogue))
  }

  /// - Parameter isRequested: whether the reader asks for nothing but pictures.
  func rules(isRequested: Bool = false) -> PictureRules {
    PictureRules(
      option: pictures, environment: surroundings.environment, output: surroundings.output,
      presentation: presentation, isRequested: isRequested)
  }
}
