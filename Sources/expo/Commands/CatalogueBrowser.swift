import ExpoCore
import TerminalText

/// The browser and what it does besides drawing: favourites and links.
struct CatalogueBrowser: FullScreenProgram {
  /// In the language of the run.
  private let contexts: (Language) -> Context
  private var state: BrowserState
  /// The address to open once the terminal is restored.
  private var address: String?

  init(_ context: Context, _ list: ItemList, category: String?, opening entry: Topic?) {
    contexts = context.inEachLanguage { ListAction.typed(insteadOf: $0) { _, _ in true } }
    state = BrowserState(
      context.browserCatalogue(list, contexts),
      size: TerminalSize(columns: 80, rows: 24),
      measure: context.presentation.measure,
      language: context.wording.language,
      favourites: context.catalogue.favourites(in: context.surroundings.environment),
      pictures: context.presentation.canHavePictures
        ? When(
          pictures: context.options.pictures, environment: context.surroundings.environment) : nil,
      category: category,
      opening: entry
    )
    if context.presentation.offersEnglish {
      state.show(messages: ["\(context.wording.inEnglish): L"])
    }
  }

  private var context: Context { contexts(state.language) }

  var contents: ScreenContents { BrowserScreen(state).contents }

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
    do {
      switch state.handle(event) {
      case nil: return nil
      case .quit: return .quit
      case .toggleFavourite(let index):
        try toggleFavourite(index)
        return nil
      case .openLink(let entry):
        address = try context.address(of: entry, in: state.items)
        return .leave
      }
    } catch {
      state.show(messages: [context.errors.message(for: error).text])
      return nil
    }
  }

  mutating func runOutside() {
    guard let address else { return }
    self.address = nil
    state.show(messages: [address, context.open(address)])
  }

  private mutating func toggleFavourite(_ index: Int) throws {
    let change = try context.toggleFavourite(at: index, of: state.items)
    state.setFavourites(change.favourites)
    state.show(messages: [change.message])
  }
}
