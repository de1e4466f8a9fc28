import ExpoCore
import TerminalText

/// The browser and what it does besides drawing: favourites and links.
struct CatalogueBrowser: FullScreenProgram {
  private var context: Context
  private var state: BrowserState

  init(_ context: Context, _ list: ItemList, category: String?, opening entry: Topic?) {
    self.context = context.with(context.options, in: .screen)
    state = BrowserState(
      self.context.browserEdition(list),
      size: TerminalSize(columns: 80, rows: 24),
      measure: context.presentation.measure,
      favourites: self.context.markedPages.favourites,
      pictures: context.presentation.canHavePictures ? context.options.pictures ?? .auto : nil,
      offersEnglish: context.presentation.offersEnglish && context.catalogue.source.hasEnglishTexts,
      category: category,
      opening: entry
    )
  }

  var contents: ScreenContents { state.contents }

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
    do {
      switch state.handle(event) {
      case nil: return nil
      case .quit: return .quit
      case .toggleFavourite(let topic):
        let message = try context.toggleFavourite(topic)
        state.setFavourites(context.markedPages.favourites)
        state.messages = [message]
        return nil
      case .changeLanguage:
        changeLanguage()
        return nil
      case .openLink(let topic, let number):
        return .open(address: try context.address(of: topic, link: number))
      }
    } catch {
      state.messages = [context.wording.message(for: error).text]
      return nil
    }
  }

  mutating func open(_ address: String) {
    do throws(LinkOpener.Failure) {
      try context.linkOpener.open(address)
      state.messages = [address, context.wording.opened]
    } catch {
      state.messages = [address, context.wording.message(for: error).text]
    }
  }

  private mutating func changeLanguage() {
    var options = context.options
    options.language = context.wording.language == .korean ? .english : .korean
    context = context.with(options, in: .screen)
    state.translate(to: context.browserEdition(state.edition.list))
    state.messages = ["\(context.wording.toKeepLanguage): \(context.commandToKeepLanguage)"]
  }
}
